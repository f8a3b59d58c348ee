import SwiftScan

/// Sets the map against the table: which arms stay, change, come and go. Pure.
struct TablePlanner {
    let map: NavigationMap
    let table: RedirectTable?
    let handWritten: HandWrittenRedirects
    let configuration: Configuration
    let decisions: [RedirectDecision]
    /// Which redirects of types that the scan doesn't know may go.
    let proof: RedirectProof
    let rewrites: Bool
    let scope: PlanScope
    let declared: DeclaredTypes
    let names: EnumNames
    /// Only cases without an arm need it.
    private let resolver: Later<Resolver>
    private let destinations: DestinationIndex
    private let outgoing: EnumIndex

    init(
        map: NavigationMap,
        table: RedirectTable?,
        handWritten: HandWrittenRedirects,
        configuration: Configuration,
        decisions: [RedirectDecision] = [],
        proof: RedirectProof = RedirectProof(),
        rewrites: Bool = false,
        scope: PlanScope = .all,
        declared: DeclaredTypes = DeclaredTypes()
    ) {
        self.map = map
        self.table = table
        self.handWritten = handWritten
        self.configuration = configuration
        self.decisions = decisions
        self.proof = proof
        self.rewrites = rewrites
        self.scope = scope
        self.declared = declared
        names = EnumNames(map: map)
        resolver = Later { Resolver(map: map, configuration: configuration) }
        destinations = DestinationIndex(map: map, configuration: configuration)
        outgoing = EnumIndex(map.outgoing)
    }

    func plan() -> TablePlan {
        var plan = TablePlan()
        if scope.asksUnused { plan.reached = [] }
        var overloads: [Int: Int] = [:]
        var entries: [Int: [Int]] = [:]
        let imported = Set((table?.imports ?? []).map(RedirectTable.module))
        match(&overloads, &entries, imported, &plan)
        var byHand: [Int: HandWrittenRedirects.Entry] = [:]
        for entry in handWritten.entries {
            for index in outgoing.indices(of: proof.aliases[entry.typeName] ?? entry.typeName) { byHand[index] = entry }
        }
        for (index, navigation) in map.outgoing.enumerated() where scope.plans(navigation) {
            add(
                navigation,
                overload: overloads[index],
                entries: entries[index] ?? [],
                byHand: byHand[index],
                to: &plan
            )
        }
        if let table {
            let compared = TableConditions(table, enums: map.outgoing, scope: scope).compared()
            plan.hasOtherConditions = !compared.isTrue
            plan.diagnostics += compared.diagnostics + UnicodeForms.diagnostics(table, map)
        }
        addReached(by: handWritten.sources.map { ($0, 0..<$0.tokens.count) }, &plan)
        if let table, let dispatcher = table.dispatcher?.declaration.bodyTokens {
            addReached(by: [(table.source, dispatcher)], &plan)
        }
        plan.diagnostics.sort(by: Diagnostic.byPlace)
        return plan
    }

    /// Which overload and which dispatching lines belong to which enum; what belongs to none.
    private func match(
        _ overloads: inout [Int: Int],
        _ entries: inout [Int: [Int]],
        _ imported: Set<String>,
        _ plan: inout TablePlan
    ) {
        guard let table else { return }
        var goneTypes: Set<String> = []
        var overloadedTypes: Set<String> = []
        for (index, overload) in table.overloads.enumerated() {
            overloadedTypes.insert(overload.typeName)
            switch find(overload.typeName, imported) {
            case .one(let found) where map.outgoing[found].isProvenEmpty:
                plan.goneOverloads.append(index)
                goneTypes.insert(overload.typeName)
            case .one(let found):
                if let other = overloads[found], table.overloads[other].leadsSomewhere, !overload.leadsSomewhere {
                    continue
                }
                overloads[found] = index
            case .several(let modules):
                let fact = RedirectFact.ambiguousEnum(name: overload.typeName, modules: modules)
                plan.diagnostics.append(
                    Diagnostic(.error, .redirect(fact), at: table.location(overload.typeRange.lowerBound))
                )
            case .none:
                if judge(overload, &plan) {
                    plan.goneOverloads.append(index)
                    goneTypes.insert(overload.typeName)
                }
            }
        }
        let byHand = Set(handWritten.entries.map(\.typeName))
        for (index, entry) in (table.dispatcher?.entries ?? []).enumerated() {
            if goneTypes.contains(entry.typeName) {
                plan.goneEntries.append(index)
                continue
            }
            if case .one(let found) = find(entry.typeName, imported) {
                entries[found, default: []].append(index)
                continue
            }
            if goneTypes.contains(where: { TypePath.agree($0, entry.typeName) }) {
                plan.goneEntries.append(index)
                continue
            }
            let isAnswered =
                !entry.callsOverload || overloadedTypes.contains(entry.typeName) || byHand.contains(entry.typeName)
                || table.catchAll != nil
                || overloadedTypes.contains { TypePath.agree($0, entry.typeName) }
            if isAnswered { continue }
            let verdict = proof.verdict(of: entry.typeName)
            if verdict == .gone, rewrites || proof.isPruned(entry.typeName) {
                plan.goneEntries.append(index)
                continue
            }
            plan.diagnostics.append(
                Diagnostic(
                    .error,
                    .redirect(.recursion(type: entry.typeName)),
                    at: table.location(entry.range.lowerBound)
                )
            )
        }
    }

    /// The outgoing enum of a type's name, through typealiases.
    private func find(_ type: String, _ imported: Set<String>) -> EnumIndex.Found {
        let found = outgoing.find(type, imported: imported)
        guard found == .none, let alias = proof.aliases[type] else { return found }
        return outgoing.find(alias)
    }

    /// Whether the redirect of a type that the scan doesn't know goes. Why it stays is said, or listed.
    private func judge(_ overload: RedirectOverload, _ plan: inout TablePlan) -> Bool {
        guard let table else { return false }
        let location = table.location(overload.typeRange.lowerBound)
        switch proof.verdict(of: overload.typeName) {
        case .gone:
            return true
        case .stays(let reason):
            if let reason {
                plan.kept.append(KeptPart(name: overload.typeName, location: location, reason: reason))
            }
            return false
        case .unproven(let doubt):
            let fact = RedirectFact.unproven(type: overload.typeName, doubt)
            // Where others are taken away by name, this one is left for later.
            plan.diagnostics.append(Diagnostic(proof.isPartial ? .warning : .error, .redirect(fact), at: location))
            return false
        }
    }

    private func add(
        _ navigation: NavigationEnum,
        overload: Int?,
        entries: [Int],
        byHand: HandWrittenRedirects.Entry?,
        to plan: inout TablePlan
    ) {
        guard navigation.isKnown else { return }
        let dispatch = entries.compactMap { table?.dispatcher?.entries[$0] }
        var result = TablePlan.Enum(navigation: navigation, overload: overload)
        if let byHand {
            addHandWritten(result, byHand, dispatch, to: &plan)
            return
        }
        guard !navigation.cases.isEmpty || (overload != nil && !navigation.isWhole) else { return }
        if overload == nil, let entry = dispatch.first, let table,
            !rewrites || !entry.callsOverload || table.catchAll != nil
        {
            let location = table.location(entry.range.lowerBound)
            if entry.callsOverload, let catchAll = table.catchAll {
                let place = table.location(catchAll.declaration.nameRange.lowerBound)
                report(navigation, by: .handWritten(place), to: &plan)
            } else if entry.callsOverload {
                plan.diagnostics.append(
                    Diagnostic(.error, .redirect(.recursion(type: entry.typeName)), at: location)
                )
            } else {
                plan.unchecked.append(location)
                report(navigation, by: .handWritten(location), to: &plan)
            }
            return
        }
        if let overload, let table {
            let found = table.overloads[overload]
            guard found.switchStatement != nil || rewrites else {
                plan.diagnostics.append(
                    Diagnostic(
                        .error,
                        .redirect(.shape(.overload(type: found.typeName))),
                        at: table.location(found.declaration.nameRange.lowerBound)
                    )
                )
                return
            }
            let name = names.spelling(of: navigation)
            let isPlain = found.typeName == navigation.name && name != navigation.name
            result.isQualified = isPlain
            if isPlain {
                for index in entries where table.dispatcher?.entries[index].typeName == navigation.name {
                    plan.requalifiedEntries.append((index, name))
                }
            }
        }
        let decided = decisions.filter {
            $0.navigation.name == navigation.name && $0.navigation.module == navigation.module
        }
        var planner = OverloadPlanner(
            navigation: navigation,
            table: table,
            overload: overload.flatMap { table?.overloads[$0] },
            names: names,
            resolver: resolver,
            destinations: destinations,
            decisions: decided,
            scope: scope,
            types: TypeKnowledge(read: map.readTypes, declared: declared)
        )
        planner.run(&result, &plan)
        if let overload, let table, rewrites, table.overloads[overload].switchStatement == nil,
            !ReplaceableShape(table, enums: []).holds(for: table.overloads[overload], arms: result.arms)
        {
            let found = table.overloads[overload]
            plan.diagnostics.append(
                Diagnostic(
                    .error,
                    .redirect(.notReplaceable(.overload(type: found.typeName))),
                    at: table.location(found.declaration.nameRange.lowerBound)
                )
            )
        }
        result.needsDispatch = entries.isEmpty && (overload != nil || result.needsOverload)
        if result.needsDispatch, !navigation.conditions.isEmpty { checkChain(&plan) }
        if overload != nil || result.needsOverload {
            let around =
                overload.flatMap { table?.overloads[$0].declaration.conditions } ?? table?.type?.conditions ?? []
            plan.use(navigation, under: around + navigation.conditions)
        }
        plan.enums.append(result)
    }

    /// A chain that is a value takes no line under a `#if`, neither within nor beside it.
    private func checkChain(_ plan: inout TablePlan) {
        guard !rewrites, let table, let dispatcher = table.dispatcher, dispatcher.switchStatement == nil,
            let last = dispatcher.entries.last, last.isInChain,
            !table.source.tokenRange(in: last.range).contains(where: { table.source.isToken($0, "return") })
        else { return }
        let location = table.location(dispatcher.declaration.nameRange.lowerBound)
        plan.diagnostics.append(Diagnostic(.error, .redirect(.shape(.dispatcher)), at: location))
    }

    private func addHandWritten(
        _ result: TablePlan.Enum,
        _ byHand: HandWrittenRedirects.Entry,
        _ dispatch: [DispatchEntry],
        to plan: inout TablePlan
    ) {
        var result = result
        report(result.navigation, by: .handWritten(byHand.location), to: &plan)
        plan.unchecked.append(byHand.location)
        if let overload = result.overload, let table {
            let found = table.overloads[overload]
            plan.diagnostics.append(
                Diagnostic(
                    .error,
                    .redirect(.writtenTwice(type: found.typeName, other: byHand.location)),
                    at: table.location(found.declaration.nameRange.lowerBound)
                )
            )
            return
        }
        guard dispatch.isEmpty else { return }
        guard byHand.isReachable else {
            plan.diagnostics.append(
                Diagnostic(.error, .redirect(.notReachable(type: byHand.typeName)), at: byHand.location)
            )
            return
        }
        result.needsDispatch = true
        plan.use(result.navigation, under: result.navigation.conditions)
        plan.enums.append(result)
    }

    private func report(_ navigation: NavigationEnum, by reason: RedirectReason, to plan: inout TablePlan) {
        guard scope.lists(navigation) else { return }
        for item in navigation.cases {
            plan.redirects.append(
                Redirect(
                    outgoing: "\(names.spelling(of: navigation)).\(item.name)",
                    module: navigation.module,
                    location: item.location,
                    destination: nil,
                    reason: reason,
                    isNew: false
                )
            )
        }
    }

    private func addReached(by sources: [(SourceFile, Range<Int>)], _ plan: inout TablePlan) {
        guard plan.reached != nil else { return }
        for (source, tokens) in sources {
            for (navigation, item) in destinations.cases(in: tokens, of: source) {
                plan.reached?.insert(TablePlan.key(navigation, item))
            }
        }
    }
}
