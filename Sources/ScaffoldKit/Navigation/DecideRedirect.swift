import ScaffoldTemplates
import SwiftScan

/// `scaffold redirect HomeOutgoingNavigation.promo OfferIncomingNavigation.detail`: one redirect, decided. A feature's name
/// stands for its enum, as for `link`: `Home.promo`, and one alone for its entry.
package enum DecideRedirect {
    /// `incoming` may be `none`: not yet. Payloads are mapped by label, else by position where the types agree.
    /// Throws with the nearest name for what isn't there, and with the arm to write for payloads that don't fit.
    package static func plan(
        tree: any FileTree,
        configuration: Configuration,
        outgoing: String,
        incoming: String
    ) throws(Failure) -> RedirectPlan {
        try decide(tree: tree, configuration: configuration, outgoing: outgoing, incoming: incoming).plan
    }

    static func decide(
        tree: any FileTree,
        configuration: Configuration,
        outgoing: String,
        incoming: String
    ) throws(Failure) -> (plan: RedirectPlan, decision: RedirectDecision, map: NavigationMap) {
        let map = try NavigationScanner(tree: tree, configuration: configuration).scan()
        let (navigation, item) = try find(outgoing, in: map.outgoing, isOutgoing: true, configuration)
        var decision = RedirectDecision(navigation: navigation, item: item, destination: nil)
        if incoming != "none" {
            let search = DeclarationSearch(tree: tree, configuration: configuration, table: nil)
            decision.destination = try destination(incoming, for: item, of: navigation, map, search)
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
        return (plan, decision, map)
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
        _ map: NavigationMap,
        _ search: DeclarationSearch
    ) throws(Failure) -> Destination {
        let (incoming, incomingCase) = try find(name, in: map.incoming, isOutgoing: false, search.configuration)
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
        if let fit {
            let destination = Destination(incoming: incoming, incomingCase: incomingCase, fit: fit)
            if try isOneType(item, of: navigation, destination, map, search) { return destination }
        }
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

    /// Whether the types that are spelled alike are the same ones.
    private static func isOneType(
        _ item: NavigationCase,
        of navigation: NavigationEnum,
        _ destination: Destination,
        _ map: NavigationMap,
        _ search: DeclarationSearch
    ) throws(Failure) -> Bool {
        var identity = TypeIdentity(
            outgoing: navigation,
            incoming: destination.incoming,
            read: map.readTypes,
            declared: DeclaredTypes()
        )
        for (parameter, argument) in destination.pairs {
            let type = item.payload[argument.source].type
            var answer = identity.compare(type, parameter.type)
            if case .open(let names) = answer {
                identity.declared = try search.places(of: names)
                answer = identity.compare(type, parameter.type)
                identity.declared = DeclaredTypes()
            }
            if answer == .different { return false }
        }
        return true
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

    /// The enum and case that `Enum.case` or `Feature.case` names.
    private static func find(
        _ name: String,
        in enums: [NavigationEnum],
        isOutgoing: Bool,
        _ configuration: Configuration
    ) throws(Failure) -> (NavigationEnum, NavigationCase) {
        let plain = name.filter { $0 != "`" }
        let dots = plain.indices.filter { plain[$0] == "." && $0 != plain.startIndex }
        guard let last = dots.last else {
            let named = isOutgoing ? [] : features(plain, in: enums, isOutgoing, configuration)
            if named.count == 1, let entry = entry(of: named[0]) { return (named[0], entry) }
            throw Failure(.redirect(.notQualified(name: plain)))
        }
        // A raw identifier's own periods are part of its name.
        for dot in dots.reversed() {
            let type = String(plain[..<dot])
            let item = String(plain[plain.index(after: dot)...])
            guard case .one(let index) = EnumIndex(enums).find(type),
                let found = enums[index].cases.first(where: { $0.name == item })
            else { continue }
            return (enums[index], found)
        }
        let type = String(plain[..<last])
        let item = String(plain[plain.index(after: last)...])
        let navigation = try navigation(type, in: enums, isOutgoing: isOutgoing, configuration)
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

    private static func navigation(
        _ type: String,
        in enums: [NavigationEnum],
        isOutgoing: Bool,
        _ configuration: Configuration
    ) throws(Failure) -> NavigationEnum {
        switch EnumIndex(enums).find(type) {
        case .one(let index): return enums[index]
        case .several(let modules): throw Failure(.redirect(.ambiguousEnum(name: type, modules: modules)))
        case .none: break
        }
        let named = features(type, in: enums, isOutgoing, configuration)
        if named.count > 1 {
            throw Failure(.redirect(.ambiguousEnum(name: type, modules: named.map { "\($0.module).\($0.name)" })))
        }
        if let found = named.first { return found }
        let near = nearest(to: type, among: enums.map(\.name))
        throw Failure(.redirect(.unknownEnum(name: type, isOutgoing: isOutgoing, nearest: near)))
    }

    /// The enums that a feature's name stands for: theirs without the contract's ending, or their modules'.
    private static func features(
        _ name: String,
        in enums: [NavigationEnum],
        _ isOutgoing: Bool,
        _ configuration: Configuration
    ) -> [NavigationEnum] {
        let contracts = configuration.contracts
        let suffix = FeatureName.suffix(of: isOutgoing ? contracts.outgoing : contracts.incoming)
        let wanted = FeatureName.folded(name)
        return enums.filter { navigation in
            if FeatureName.folded(navigation.name) == FeatureName.folded(name + suffix) { return true }
            return configuration.featureName(ofModule: navigation.module).map(FeatureName.folded) == wanted
                && enums.count { $0.module == navigation.module } == 1
        }
    }

    /// `main`, else the only case.
    private static func entry(of navigation: NavigationEnum) -> NavigationCase? {
        navigation.cases.first { $0.name == "main" } ?? (navigation.cases.count == 1 ? navigation.cases.first : nil)
    }
}
