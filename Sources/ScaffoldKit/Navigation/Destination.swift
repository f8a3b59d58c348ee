import SwiftScan

/// An incoming case that an outgoing one can lead to, and how its payload is handed over.
package struct Destination: Hashable, Sendable {
    package var incoming: NavigationEnum
    package var incomingCase: NavigationCase
    package var fit: PayloadFit

    /// `CharacterIncomingNavigation.detail`
    package var name: String { "\(incoming.name).\(incomingCase.name)" }

    /// The parameters that are given a value, each with it.
    var pairs: [(parameter: PayloadParameter, argument: PayloadFit.Argument)] {
        var rest = incomingCase.payload[...]
        return fit.arguments.compactMap { argument in
            while let parameter = rest.popFirst() {
                if parameter.label == argument.label { return (parameter, argument) }
            }
            return nil
        }
    }

    /// What an incoming case is there under, as spelled: `#if os(iOS)`, `@available(iOS 17, *)`.
    static func limits(of item: NavigationCase, of incoming: NavigationEnum) -> [String] {
        let availability = incoming.availability.union(item.availability)
        return (incoming.conditions + item.conditions).map { "#if \($0.expression)" }
            + (availability.isUnavailable ? ["@available(*, unavailable)"] : [])
            + availability.limits.sorted().map { "@available(\($0))" }
    }

    /// Whether an incoming case is there in every build that has the outgoing one, and may be used where that is.
    static func isThere(
        _ item: NavigationCase,
        of incoming: NavigationEnum,
        for outgoingCase: NavigationCase,
        of outgoing: NavigationEnum
    ) -> Bool {
        if incoming.isEverywhere, item.isEverywhere { return true }
        let needed = incoming.conditions + item.conditions
        return ConditionList.implies(outgoing.conditions + outgoingCase.conditions, needed)
            && outgoing.availability.union(outgoingCase.availability)
                .mayUse(incoming.availability.union(item.availability))
    }
}

/// Why an outgoing case leads where it does.
package enum RedirectReason: Hashable, Sendable {
    /// The table says so: an arm that was there.
    case table
    /// The case's name is the feature's followed by the incoming case's.
    case featureAndCase(feature: String)
    /// The incoming case has the same name, which contains the feature's.
    case sameCase(feature: String)
    /// The case's name is the feature's: its `main`.
    case entryMain(feature: String)
    /// The case's name is the feature's, and only this case of it accepts the payload.
    case entryOnly(feature: String)
    /// The arm of a case that went, with the same payload.
    case carriedOver(from: String)
    /// Told so by `scaffold redirect`.
    case decided
    /// A hand-written `redirect(_:)` outside the table.
    case handWritten(SourceLocation)

    /// A stable word for machines.
    package var code: String {
        switch self {
        case .table: "table"
        case .featureAndCase: "feature-and-case"
        case .sameCase: "same-case"
        case .entryMain: "entry-main"
        case .entryOnly: "entry-only"
        case .carriedOver: "carried-over"
        case .decided: "decided"
        case .handWritten: "hand-written"
        }
    }

    /// In words, for `--explain`.
    package var words: String {
        switch self {
        case .table: "the table says so"
        case .featureAndCase(let feature): "the name is feature \(feature) followed by the incoming case"
        case .sameCase(let feature): "the incoming case has the same name, which contains feature \(feature)"
        case .entryMain(let feature): "the name is feature \(feature), whose entry is main"
        case .entryOnly(let feature): "the name is feature \(feature), and only this case accepts the payload"
        case .carriedOver(let old): "carried over from \(old), which is gone and had the same payload"
        case .decided: "decided by scaffold redirect"
        case .handWritten(let location):
            "written by hand in \(location.path)" + (location.line.map { ":\($0)" } ?? "")
        }
    }
}

/// A destination that an undecided case could have.
package struct Candidate: Hashable, Sendable {
    /// `OfferIncomingNavigation.detail`, qualified with the module where two modules have an enum of that name.
    package var name: String
    package var acceptsPayload: Bool
}

/// What the rules say about one outgoing case.
package enum Resolution: Hashable, Sendable {
    case found(Destination, RedirectReason)
    /// None or several; the nearest first. `matches`: how many the rules allow.
    case undecided([Candidate], matches: Int)
}
