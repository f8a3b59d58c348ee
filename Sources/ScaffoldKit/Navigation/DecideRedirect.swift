import ScaffoldTemplates
import SwiftScan

/// `scaffold redirect HomeOutgoingNavigation.promo OfferIncomingNavigation.detail`: one redirect, decided.
package enum DecideRedirect {
    /// `incoming` may be `none`: not yet. Payloads are mapped by label, else by position where the types agree.
    /// Throws with the nearest name for what isn't there, and with the arm to write for payloads that don't fit.
    package static func plan(
        tree: any FileTree,
        configuration: Configuration,
        outgoing: String,
        incoming: String
    ) throws(Failure) -> RedirectPlan {
        let map = try NavigationScanner(tree: tree, configuration: configuration).scan()
        let (navigation, item) = try find(outgoing, in: map.outgoing, isOutgoing: true)
        var decision = RedirectDecision(navigation: navigation, item: item, destination: nil)
        if incoming != "none" {
            decision.destination = try destination(incoming, for: item, of: navigation, map)
        }
        let plan = try SyncRedirects.plan(
            map: map,
            tree: tree,
            configuration: configuration,
            mode: .lenient,
            decisions: decisions(like: decision)
        )
        let name = "\(EnumNames(map: map).spelling(of: navigation)).\(item.name)"
        if let redirect = plan.redirects.first(where: { $0.outgoing == name }),
            case .handWritten(let location) = redirect.reason
        {
            throw Failure(.redirect(.writtenByHand(type: navigation.name)), at: location)
        }
        let held = plan.diagnostics.filter { $0.fact == .redirect(.fallsThrough(into: name)) }
        if !held.isEmpty { throw Failure(held.map { Diagnostic(.error, $0.fact, at: $0.location) }) }
        return plan
    }

    /// The decision for every case of that name: branches of one `#if` may each have one of the same payload.
    private static func decisions(like decision: RedirectDecision) -> [RedirectDecision] {
        decision.navigation.cases
            .filter { $0.name == decision.item.name && $0.payload == decision.item.payload }
            .map { RedirectDecision(navigation: decision.navigation, item: $0, destination: decision.destination) }
    }

    private static func destination(
        _ name: String,
        for item: NavigationCase,
        of navigation: NavigationEnum,
        _ map: NavigationMap
    ) throws(Failure) -> Destination {
        let (incoming, incomingCase) = try find(name, in: map.incoming, isOutgoing: false)
        guard Destination.isThere(incomingCase, of: incoming, for: item, of: navigation) else {
            let limits = Destination.limits(of: incomingCase, of: incoming)
            throw Failure(
                .redirect(.destinationLimited(name: "\(incoming.name).\(incomingCase.name)", limits: limits)),
                at: incomingCase.location
            )
        }
        let fit =
            PayloadFit.byLabel(item.payload, incomingCase.payload)
            ?? PayloadFit.byPosition(item.payload, incomingCase.payload)
        if let fit { return Destination(incoming: incoming, incomingCase: incomingCase, fit: fit) }
        let names = EnumNames(map: map)
        throw Failure(
            .redirect(
                .payloadMismatch(
                    outgoing: "\(names.spelling(of: navigation)).\(item.name)",
                    incoming: "\(names.spelling(of: incoming)).\(incomingCase.name)",
                    arm: armToWrite(item, to: incoming, incomingCase, names)
                )
            ),
            at: item.location
        )
    }

    /// An arm with placeholders for what no value fits.
    private static func armToWrite(
        _ item: NavigationCase,
        to incoming: NavigationEnum,
        _ incomingCase: NavigationCase,
        _ names: EnumNames
    ) -> String {
        var arm = CanonicalArm(item, to: nil, names: names)
        let values = SwiftName.bindings(for: item.payload)
        arm.bindings = zip(item.payload, values).map { ($0.label, $1) }
        let arguments = incomingCase.payload.filter { !$0.hasDefault }.map { parameter in
            let source = item.payload.firstIndex { $0.label == parameter.label && $0.type == parameter.type }
            return CanonicalArm.Argument(
                label: parameter.label,
                value: source.map { values[$0] } ?? "<#\(parameter.type.canonical)#>"
            )
        }
        arm.right = .call("\(names.spelling(of: incoming)).\(SwiftName.member(incomingCase.name))", arguments)
        let text = arm.text(style: SourceStyle(), indent: "        ", returns: false)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// The enum and case that `Enum.case` names.
    private static func find(
        _ name: String,
        in enums: [NavigationEnum],
        isOutgoing: Bool
    ) throws(Failure) -> (NavigationEnum, NavigationCase) {
        let plain = name.filter { $0 != "`" }
        guard let dot = plain.lastIndex(of: "."), dot != plain.startIndex else {
            throw Failure(.redirect(.notQualified(name: plain)))
        }
        let type = String(plain[..<dot])
        let item = String(plain[plain.index(after: dot)...])
        let navigation: NavigationEnum
        switch EnumIndex(enums).find(type) {
        case .one(let index):
            navigation = enums[index]
        case .several(let modules):
            throw Failure(.redirect(.ambiguousEnum(name: type, modules: modules)))
        case .none:
            let fact = RedirectFact.unknownEnum(
                name: type,
                isOutgoing: isOutgoing,
                nearest: nearest(to: type, among: enums.map(\.name))
            )
            throw Failure(.redirect(fact))
        }
        guard let found = navigation.cases.first(where: { $0.name == item }) else {
            let fact = RedirectFact.unknownCase(
                name: item,
                type: type,
                nearest: nearest(to: item, among: navigation.cases.map(\.name))
            )
            throw Failure(.redirect(fact), at: navigation.location)
        }
        return (navigation, found)
    }
}
