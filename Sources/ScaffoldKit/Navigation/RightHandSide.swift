import SwiftScan

/// Sets what an arm hands over against what its destination takes: conditions, labels, and the types of the values that the
/// arm's pattern binds.
struct RightHandSide {
    let arm: RedirectOverload.Arm
    let uses: [DestinationIndex.Use]
    /// True where a name seems gone: that is looked into besides.
    let isSuspect: Bool
    let table: RedirectTable
    let navigation: NavigationEnum
    /// The `#if`s around the overload.
    let around: [Condition]
    let types: TypeKnowledge

    private var source: SourceFile { table.source }
    private var body: Range<Int> { arm.arm.bodyTokens }

    /// `items`: each pattern with the cases of its name and what becomes of it.
    func run(
        _ items: [(pattern: ArmPattern, cases: [NavigationCase], change: TablePlan.Change?)],
        _ plan: inout TablePlan
    ) {
        let own = items.count == 1 && items[0].cases.count == 1 ? items[0].cases[0] : nil
        let conditions = around + navigation.conditions + arm.arm.conditions + (own?.conditions ?? [])
        let availability = navigation.availability.union(own?.availability ?? Availability())
        let within =
            body.contains { source.kind(ofToken: $0) == .poundIf } ? ConditionsWithin(source, tokens: body) : nil
        let whole = wholePath()
        var isFree = !body.isEmpty && whole == nil && !isPlainWord
        if let whole, !uses.contains(where: { $0.path.offset == whole.offset }) {
            isFree = whole.components.dropLast().last != "UnknownNavigation"
        }
        for use in uses where !use.places.isEmpty {
            let inner = within?.conditions(ofToken: use.path.tokens.lowerBound) ?? []
            for place in use.places
            where use.places.count == 1 && !table.wholeImports.contains(place.navigation.module) {
                plan.use(place.navigation, under: conditions + inner)
            }
            if use.isMember { continue }
            if let limits = limits(use, conditions + inner, availability) {
                report(
                    .destinationLimited(name: use.path.components.joined(separator: "."), limits: limits),
                    use,
                    &plan
                )
                continue
            }
            guard use.isWhole, isComplete(use, whole), !gives(use, isWhole: whole?.offset == use.path.offset) else {
                continue
            }
            let takes = use.places.map { Self.signature($0.item) }
            report(.payloadDiffers(name: use.path.components.joined(separator: "."), takes: takes), use, &plan)
            isFree = false
        }
        if let whole, let use = uses.first(where: { $0.path.offset == whole.offset }), use.places.count == 1 {
            isFree = !compareTypes(use, items, &plan) || isFree
        }
        if isFree, !isSuspect, items.contains(where: { !$0.cases.isEmpty }) {
            plan.unchecked.append(table.location(arm.arm.range.lowerBound))
        }
    }

    private func report(_ fact: RedirectFact, _ use: DestinationIndex.Use, _ plan: inout TablePlan) {
        plan.diagnostics.append(Diagnostic(.error, .redirect(fact), at: table.location(use.path.offset)))
    }

    // MARK: Shape

    private var first: Int { source.isToken(body.lowerBound, "return") ? body.lowerBound + 1 : body.lowerBound }

    private var isPlainWord: Bool {
        source.isToken(first, "break")
            || (body.upperBound - first == 1 && ["nil", "fallthrough"].contains(source.text(ofToken: first)))
    }

    /// The path that is the whole right-hand side, with its arguments or without.
    private func wholePath() -> MemberPath? {
        guard let path = MemberPath.all(in: body, of: source).first, path.tokens.lowerBound == first else { return nil }
        let end = path.tokens.upperBound
        let isCall = end < body.upperBound && source.kind(ofToken: end) == .leftParenthesis
        let behind = isCall ? source.indexAfter(end) : end
        return behind == body.upperBound || source.isToken(behind, "as") ? path : nil
    }

    /// False for what arguments alone don't tell: a trailing closure, a case that is passed on as a function.
    private func isComplete(_ use: DestinationIndex.Use, _ whole: MemberPath?) -> Bool {
        let end = use.path.tokens.upperBound
        guard end < body.upperBound, source.kind(ofToken: end) == .leftParenthesis, !source.tokens[end].startsLine
        else {
            return whole?.offset == use.path.offset
        }
        return source.kind(ofToken: source.indexAfter(end)) != .leftBrace
            || source.tokens[source.indexAfter(end)].startsLine
    }

    /// What none of the cases that may be meant allows here; nil where one does.
    private func limits(
        _ use: DestinationIndex.Use,
        _ conditions: [Condition],
        _ availability: Availability
    ) -> [String]? {
        let isThere = use.places.contains { place in
            if place.navigation.isEverywhere, place.item.isEverywhere { return true }
            let other = place.navigation.availability.union(place.item.availability)
            return ConditionList.implies(conditions, place.navigation.conditions + place.item.conditions)
                && !other.isUnavailable
        }
        // Branches of one `#if` may have one each.
        if isThere || use.places.count > 1 { return nil }
        return Destination.limits(of: use.places[0].item, of: use.places[0].navigation)
    }

    /// Whether the arguments are what one of the cases takes.
    private func gives(_ use: DestinationIndex.Use, isWhole: Bool) -> Bool {
        let end = use.path.tokens.upperBound
        let isCall = end < body.upperBound && source.kind(ofToken: end) == .leftParenthesis
        let labels = isCall ? source.arguments(at: end).map(\.label) : nil
        return use.places.contains { place in
            guard let labels else { return place.item.payload.isEmpty || !isWhole }
            return !place.item.payload.isEmpty && Self.parameters(for: labels[...], of: place.item.payload[...]) != nil
        }
    }

    /// The parameters that arguments of these labels are for; nil where they don't fit.
    private static func parameters(
        for labels: ArraySlice<String?>,
        of payload: ArraySlice<PayloadParameter>
    ) -> [PayloadParameter]? {
        guard let parameter = payload.first else { return labels.isEmpty ? [] : nil }
        if let label = labels.first, label == parameter.label,
            let rest = parameters(for: labels.dropFirst(), of: payload.dropFirst())
        {
            return [parameter] + rest
        }
        return parameter.hasDefault ? parameters(for: labels, of: payload.dropFirst()) : nil
    }

    private static func signature(_ item: NavigationCase) -> String {
        guard !item.payload.isEmpty else { return item.name }
        let parts = item.payload.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.canonical }
        return "\(item.name)(\(parts.joined(separator: ", ")))"
    }

    // MARK: Types

    /// False where a value is written in a way that leaves its type open.
    private func compareTypes(
        _ use: DestinationIndex.Use,
        _ items: [(pattern: ArmPattern, cases: [NavigationCase], change: TablePlan.Change?)],
        _ plan: inout TablePlan
    ) -> Bool {
        let end = use.path.tokens.upperBound
        guard end < body.upperBound, let place = use.places.first else { return true }
        var isKnown = true
        let arguments = source.arguments(at: end)
        let parameters = Self.parameters(for: arguments.map(\.label)[...], of: place.item.payload[...]) ?? []
        for (argument, parameter) in zip(arguments, parameters) {
            guard argument.valueTokens.count == 1 else {
                isKnown = false
                continue
            }
            let token = argument.valueTokens.lowerBound
            guard let name = source.name(ofToken: token), !["nil", "true", "false"].contains(name) else { continue }
            for item in items {
                guard item.cases.count == 1, let type = Self.type(of: name, item) else {
                    isKnown = false
                    continue
                }
                switch types.fit(type, of: navigation, to: parameter.type, of: place.navigation) {
                case .fits: continue
                case .open(let names):
                    if types.declared.places == nil { plan.doubtfulTypes.formUnion(names.map(TypeKnowledge.last)) }
                    isKnown = false
                case .differs:
                    let fact = RedirectFact.valueDiffers(
                        name: name,
                        type: type.canonical,
                        parameter: "\(use.path.components.joined(separator: ".")): \(parameter.type.canonical)"
                    )
                    let location = table.location(Int(source.tokens[token].start))
                    plan.diagnostics.append(Diagnostic(.error, .redirect(fact), at: location))
                }
            }
        }
        return isKnown
    }

    /// The type of the value that a pattern binds to a name.
    private static func type(
        of name: String,
        _ item: (pattern: ArmPattern, cases: [NavigationCase], change: TablePlan.Change?)
    ) -> TypeSpelling? {
        let payload = item.cases[0].payload
        if let bindings = item.change?.bindings {
            return zip(bindings, payload).first { $0.0.name == name }?.1.type
        }
        guard let bindings = item.pattern.bindings, bindings.count == payload.count, item.pattern.fits(payload) else {
            return nil
        }
        return zip(bindings, payload).first { $0.0.name == name }?.1.type
    }
}

/// What is known of types when values are compared.
struct TypeKnowledge {
    var read: [String: Set<String>] = [:]
    var declared = DeclaredTypes()

    static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    func fit(
        _ value: TypeSpelling,
        of outgoing: NavigationEnum,
        to parameter: TypeSpelling,
        of incoming: NavigationEnum
    ) -> TypeFit {
        if value == parameter {
            let identity = TypeIdentity(outgoing: outgoing, incoming: incoming, read: read, declared: declared)
            // What is open would need a search: an arm that is there was compiled.
            return identity.compare(value, parameter) == .different ? .differs : .fits
        }
        let fit = TypeFit(value.canonical, to: parameter.canonical)
        guard case .open(let names) = fit, !names.isEmpty, let places = declared.places else { return fit }
        let kinds = names.map { places[Self.last($0)]?.map(\.kind) ?? [] }
        let areValues = kinds.allSatisfy { list in
            !list.isEmpty && list.allSatisfy { $0 == .struct || $0 == .enum || $0 == .actor }
        }
        return areValues ? .differs : .open([])
    }
}
