import SwiftScan

/// Sets one outgoing enum's cases against the arms of its overload.
struct OverloadPlanner {
    let navigation: NavigationEnum
    let table: RedirectTable?
    let overload: RedirectOverload?
    let names: EnumNames
    let resolver: Later<Resolver>
    let destinations: DestinationIndex
    let decisions: [RedirectDecision]
    let scope: PlanScope
    var types = TypeKnowledge()

    typealias Place = TablePlan.Place

    mutating func run(_ result: inout TablePlan.Enum, _ plan: inout TablePlan) {
        var places: [String: [Place]] = [:]
        for (armIndex, arm) in (overload?.arms ?? []).enumerated() {
            for (patternIndex, pattern) in arm.patterns.enumerated() {
                guard let name = pattern.caseName else { continue }
                places[name, default: []].append(Place(arm: armIndex, pattern: patternIndex))
            }
        }
        let known = Set(navigation.cases.map(\.name))
        var vanished = places.filter { !known.contains($0.key) }.values.flatMap { $0 }
            .sorted { ($0.arm, $0.pattern) < ($1.arm, $1.pattern) }
        if !navigation.isWhole {
            keepUnproven(vanished, &plan)
            vanished = []
        }
        result.removals = vanished
        let assigned = assign(places)
        var open: [Int] = []
        for (index, item) in navigation.cases.enumerated() {
            if let decision = decisions.first(where: {
                $0.item.name == item.name && $0.item.conditions == item.conditions
            }) {
                decide(decision, item, at: assigned[index], &result, &plan)
            } else if let found = assigned[index] {
                keep(item, at: found, &result, &plan)
            } else if case .found(let destination, let reason) = resolver.value.resolve(item, of: navigation),
                isOneType(item, destination, &plan)
            {
                add(item, to: destination, reason, &result, &plan)
            } else {
                open.append(result.arms.count)
                result.arms.append(TablePlan.Arm(item: item, action: .undecided))
            }
        }
        var rivals: [[String?]: Int] = [:]
        for index in open { rivals[result.arms[index].item.payload.map(\.label), default: 0] += 1 }
        let arms = VanishedArms(vanished, of: overload)
        var kept: Set<Place> = []
        for index in open {
            let payload = result.arms[index].item.payload
            // Where several cases of one shape came, none has a better claim than the others.
            let heir = rivals[payload.map(\.label)] == 1 ? arms.only(writtenFor: payload) : nil
            if let heir { kept.insert(heir) }
            settle(index, from: heir, &result, &plan)
        }
        result.removals.removeAll(where: kept.contains)
        checkFallthrough(&result, &plan)
        checkPlaces(result, &plan)
        checkRightHandSides(result, &plan)
    }

    /// Arms whose case may be declared where it can't be read.
    private func keepUnproven(_ places: [Place], _ plan: inout TablePlan) {
        guard let overload, let table, let first = places.first else { return }
        let offset = { (place: Place) in overload.arms[place.arm].patterns[place.pattern].range.lowerBound }
        let fact = RedirectFact.armsKept(type: names.spelling(of: navigation), count: places.count)
        plan.diagnostics.append(Diagnostic(.note, .redirect(fact), at: table.location(offset(first))))
        for place in places {
            let name = overload.arms[place.arm].patterns[place.pattern].caseName ?? ""
            plan.kept.append(
                KeptPart(
                    name: "\(names.spelling(of: navigation)).\(name)",
                    location: table.location(offset(place)),
                    reason: .unreadEnum(navigation.location)
                )
            )
        }
    }

    /// The places that answer each case, by the case's index.
    private func assign(_ places: [String: [Place]]) -> [Int: [Place]] {
        guard let overload else { return [:] }
        var assigned: [Int: [Place]] = [:]
        var claimed: Set<Place> = []
        func whole(_ item: NavigationCase) -> [Place] {
            let all = places[item.name] ?? []
            let found = all.filter { place in
                let pattern = overload.arms[place.arm].patterns[place.pattern]
                return !pattern.isPartial || !pattern.fits(item.payload)
            }
            let isWhole = found.isEmpty && ArmPattern.areWhole(all.map { overload.arms[$0.arm].patterns[$0.pattern] })
            return isWhole ? all : found
        }
        for (index, item) in navigation.cases.enumerated() {
            let agreeing = whole(item).filter {
                ConditionList.agree(overload.arms[$0.arm].arm.conditions, item.conditions)
            }
            guard !agreeing.isEmpty else { continue }
            assigned[index] = agreeing
            claimed.formUnion(agreeing)
        }
        for (index, item) in navigation.cases.enumerated() where assigned[index] == nil {
            let left = whole(item).filter { !claimed.contains($0) }
            guard !left.isEmpty else { continue }
            assigned[index] = left
            claimed.formUnion(left)
        }
        return assigned
    }

    private func keep(
        _ item: NavigationCase,
        at places: [Place],
        _ result: inout TablePlan.Enum,
        _ plan: inout TablePlan
    ) {
        guard let overload, let table, let place = places.first else { return }
        let arm = overload.arms[place.arm]
        let pattern = arm.patterns[place.pattern]
        var change = TablePlan.Change()
        var isChanged = false
        if places.count == 1, !ConditionList.agree(arm.arm.conditions, item.conditions) {
            change.isMoved = true
            isChanged = true
        }
        if !pattern.fits(item.payload) {
            let (bindings, lost) = PatternRebinding.bind(
                pattern,
                to: item.payload,
                in: arm.arm.bodyTokens,
                of: table.source
            )
            for (name, offset) in lost {
                let fact = RedirectFact.lostBinding(name: name, outgoing: outgoingName(item))
                plan.diagnostics.append(Diagnostic(.error, .redirect(fact), at: table.location(offset)))
            }
            if pattern.isPartial || pattern.isNested {
                let text = table.source.text(pattern.range)
                plan.diagnostics.append(
                    Diagnostic(.error, .redirect(.shape(.pattern(text))), at: table.location(pattern.range.lowerBound))
                )
            }
            if lost.isEmpty, !pattern.isPartial, !pattern.isNested {
                change.bindings = bindings
                isChanged = true
                plan.diagnostics.append(
                    Diagnostic(
                        .note,
                        .redirect(.boundAnew(outgoing: outgoingName(item))),
                        at: table.location(pattern.range.lowerBound)
                    )
                )
            }
        }
        let action = isChanged ? TablePlan.Arm.Action.change(place, change) : .keep(places.count == 1 ? place : nil)
        result.arms.append(TablePlan.Arm(item: item, action: action))
        for place in places { reach(place, &plan) }
        record(item, destinationText(of: place), .table, isNew: false, &plan)
    }

    private func add(
        _ item: NavigationCase,
        to destination: Destination,
        _ reason: RedirectReason,
        _ result: inout TablePlan.Enum,
        _ plan: inout TablePlan
    ) {
        let arm = CanonicalArm(item, to: destination, names: names)
        result.arms.append(TablePlan.Arm(item: item, action: .add(arm)))
        plan.use(destination.incoming, under: around + navigation.conditions + item.conditions)
        plan.reached?.insert(TablePlan.key(destination.incoming, destination.incomingCase))
        record(item, name(of: destination), reason, isNew: true, &plan)
    }

    private func decide(
        _ decision: RedirectDecision,
        _ item: NavigationCase,
        at places: [Place]?,
        _ result: inout TablePlan.Enum,
        _ plan: inout TablePlan
    ) {
        let arm = CanonicalArm(item, to: decision.destination, names: names)
        if let destination = decision.destination {
            plan.use(destination.incoming, under: around + navigation.conditions + item.conditions)
            plan.reached?.insert(TablePlan.key(destination.incoming, destination.incomingCase))
        }
        let text = decision.destination.map { name(of: $0) } ?? "UnknownNavigation.notFound"
        if let place = places?.first, places?.count == 1, destinationText(of: place) == text, fits(place, item) {
            result.arms.append(TablePlan.Arm(item: item, action: .keep(place)))
            record(item, text, .table, isNew: false, &plan)
        } else if let place = places?.first {
            let isMoved =
                overload.map { !ConditionList.agree($0.arms[place.arm].arm.conditions, item.conditions) } ?? false
            let change = TablePlan.Change(
                bindings: arm.bindings,
                right: arm.right,
                isMoved: isMoved && places?.count == 1
            )
            result.arms.append(TablePlan.Arm(item: item, action: .change(place, change)))
            record(item, text, .decided, isNew: true, &plan)
        } else {
            result.arms.append(TablePlan.Arm(item: item, action: .add(arm)))
            record(item, text, .decided, isNew: true, &plan)
        }
    }

    private func fits(_ place: Place, _ item: NavigationCase) -> Bool {
        overload?.arms[place.arm].patterns[place.pattern].fits(item.payload) ?? false
    }

    /// What no rule decides: taken from the one arm whose case went, or left open with the candidates.
    /// `heir`: that arm; it stays in any case, if only until somebody decides.
    private func settle(
        _ index: Int,
        from heir: Place?,
        _ result: inout TablePlan.Enum,
        _ plan: inout TablePlan
    ) {
        let item = result.arms[index].item
        var offered: Candidate?
        if let place = heir, let overload, let table {
            let pattern = overload.arms[place.arm].patterns[place.pattern]
            let old = "\(names.spelling(of: navigation)).\(pattern.caseName ?? "")"
            if !item.payload.isEmpty {
                let isMoved = !ConditionList.agree(overload.arms[place.arm].arm.conditions, item.conditions)
                result.arms[index].action = .change(place, TablePlan.Change(isRenamed: true, isMoved: isMoved))
                plan.diagnostics.append(
                    Diagnostic(
                        .note,
                        .redirect(.carriedOver(old: old, new: outgoingName(item))),
                        at: table.location(pattern.range.lowerBound)
                    )
                )
                reach(place, &plan)
                record(item, destinationText(of: place), .carriedOver(from: old), isNew: true, &plan)
                return
            }
            // Kept until somebody decides, so that its destination isn't forgotten.
            offered = destinationText(of: place).map { Candidate(name: $0, acceptsPayload: true) }
        }
        let resolution = resolver.value.resolve(item, of: navigation)
        var candidates: [Candidate]
        var matches = 0
        switch resolution {
        case .undecided(let found, let count): (candidates, matches) = (found, count)
        // Of another type by the same name.
        case .found(let destination, _): candidates = [Candidate(name: name(of: destination), acceptsPayload: false)]
        }
        if let offered {
            candidates.removeAll { $0.name == offered.name }
            candidates.insert(offered, at: 0)
        }
        plan.diagnostics.append(
            Diagnostic(
                .error,
                .redirect(.undecided(outgoing: outgoingName(item), candidates: candidates, matches: matches)),
                at: item.location
            )
        )
        record(item, nil, nil, isNew: true, &plan)
    }

    private func reach(_ place: Place, _ plan: inout TablePlan) {
        guard plan.reached != nil, let overload, let table else { return }
        for (navigation, item) in destinations.cases(in: overload.arms[place.arm].arm.bodyTokens, of: table.source) {
            plan.reached?.insert(TablePlan.key(navigation, item))
        }
    }

    /// `Enum.case` where the arm names one, else its text.
    private func destinationText(of place: Place) -> String? {
        guard let overload, let table else { return nil }
        let arm = overload.arms[place.arm].arm
        let paths = MemberPath.all(in: arm.bodyTokens, of: table.source)
        if paths.count >= 1, let path = paths.first { return path.components.joined(separator: ".") }
        let text = table.source.text(arm.body).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.hasPrefix("return ") ? String(text.dropFirst(7)) : text
    }

    private func name(of destination: Destination) -> String {
        "\(names.spelling(of: destination.incoming)).\(destination.incomingCase.name)"
    }

    /// Whether the values are of the destination's types; where a search must tell, the plan is made again after it.
    private func isOneType(_ item: NavigationCase, _ destination: Destination, _ plan: inout TablePlan) -> Bool {
        let identity = TypeIdentity(
            outgoing: navigation,
            incoming: destination.incoming,
            read: types.read,
            declared: types.declared
        )
        var given: Set<Int> = []
        for (parameter, argument) in destination.pairs where given.insert(argument.source).inserted {
            switch identity.compare(item.payload[argument.source].type, parameter.type) {
            case .same: continue
            case .different: return false
            case .open(let names): plan.doubtfulTypes.formUnion(names)
            }
        }
        return true
    }

    /// The `#if`s around the overload, or around the type where there is none yet.
    var around: [Condition] { overload?.declaration.conditions ?? table?.type?.conditions ?? [] }

    func outgoingName(_ item: NavigationCase) -> String { "\(names.spelling(of: navigation)).\(item.name)" }

    private func record(
        _ item: NavigationCase,
        _ destination: @autoclosure () -> String?,
        _ reason: RedirectReason?,
        isNew: Bool,
        _ plan: inout TablePlan
    ) {
        guard scope.lists(navigation) else { return }
        plan.redirects.append(
            Redirect(
                outgoing: outgoingName(item),
                module: navigation.module,
                location: item.location,
                destination: destination(),
                reason: reason,
                isNew: isNew
            )
        )
    }
}
