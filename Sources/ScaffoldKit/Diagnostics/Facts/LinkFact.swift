/// What stands in the way of a link from one feature to another.
package enum LinkFact: FactArea {
    case caseUnknown(String, type: String, nearest: String?, known: [String])
    /// No case is named, none is called `main`, and there are several.
    case caseMissing(type: String, known: [String])
    /// The feature has no incoming enum, or one that no other module sees.
    case noIncoming(feature: String)
    case notVisible(type: String)
    /// A link of a feature to itself.
    case itself(feature: String, destination: String)
    /// The outgoing case is there and leads to another destination.
    case leadsElsewhere(outgoing: String, destination: String, wanted: String)
    /// A payload's type is declared in the feature that is linked to.
    case foreignType(String, feature: String)
    /// A default value that can't be copied: it may name what only the other feature knows.
    case defaultDropped(String, label: String)
    /// The screen is named twice, and differently.
    case twoScreens(String, String)

    package var code: String {
        switch self {
        case .caseUnknown: "link.case-unknown"
        case .caseMissing: "link.case-missing"
        case .noIncoming: "link.no-incoming"
        case .notVisible: "link.not-visible"
        case .itself: "link.itself"
        case .leadsElsewhere: "link.leads-elsewhere"
        case .foreignType: "link.foreign-type"
        case .defaultDropped: "link.default-dropped"
        case .twoScreens: "link.two-screens"
        }
    }

    package var message: String {
        switch self {
        case .caseUnknown(let name, let type, _, _): "'\(type)' has no case '\(name)'"
        case .caseMissing(let type, _): "which case of '\(type)'?"
        case .noIncoming(let feature): "feature '\(feature)' has no incoming enum"
        case .notVisible(let type): "'\(type)' isn't public, so the app layer can't lead there"
        case .itself(let feature, _): "'\(feature)' can't be linked to itself"
        case .leadsElsewhere(let outgoing, let destination, _):
            "'\(outgoing)' is there already and leads to '\(destination)'"
        case .foreignType(let type, let feature):
            "'\(type)' is declared in '\(feature)', which no other feature imports"
        case .defaultDropped(let value, let label): "the default '\(value)' of '\(label)' isn't copied"
        case .twoScreens(let first, let second): "'\(first)' or '\(second)'?"
        }
    }

    package var help: String? {
        switch self {
        case .caseUnknown(_, _, .some(let nearest), _): "did you mean '\(nearest)'?"
        case .caseUnknown(_, _, nil, let known): Self.known(known)
        case .caseMissing(_, let known): "name one: \(known.joined(separator: ", "))"
        case .noIncoming: "give it one with `scaffold add-screen`, or write an enum that conforms to the contract"
        case .notVisible: "make it public"
        case .itself(_, let destination):
            "a feature needs no redirect to its own screens: navigate to '\(destination)' in the screen's navigator"
        case .leadsElsewhere(let outgoing, _, let wanted):
            "name another outgoing case with --as, or change where it leads: "
                + "scaffold redirect \(ShellWord.quoted(outgoing)) \(ShellWord.quoted(wanted))"
        case .foreignType:
            "pass an identifier and let the screen find what it needs, or move the type to a module that both import"
        case .defaultDropped: "it may name what only the other feature knows; add it by hand where it doesn't"
        case .twoScreens: "name the screen once: as Feature.Screen, or with --screen"
        }
    }

    private static func known(_ names: [String]) -> String {
        names.isEmpty ? "it has no case yet" : "there are: \(names.joined(separator: ", "))"
    }
}
