import SwiftScan

/// What must hold of the arms once it is known what becomes of them.
extension OverloadPlanner {
    /// What falls into an arm needs it where it is: such an arm neither goes nor moves, and keeps its right-hand side.
    func checkFallthrough(_ result: inout TablePlan.Enum, _ plan: inout TablePlan) {
        guard let overload, let table, overload.arms.contains(where: \.fallsThrough) else { return }
        func isGone(_ index: Int) -> Bool {
            !overload.arms[index].patterns.isEmpty
                && overload.arms[index].patterns.indices.allSatisfy {
                    result.removals.contains(Place(arm: index, pattern: $0))
                }
        }
        func needsItsPlace(_ index: Int) -> Bool {
            index > 0 && overload.arms[index - 1].fallsThrough && !isGone(index - 1)
        }
        func report(_ index: Int, into: Int) {
            let name = overload.arms[into].patterns.first?.caseName ?? ""
            let arm = overload.arms[index]
            let offset = arm.arm.bodyTokens.first { table.source.isToken($0, "fallthrough") }
                .map { Int(table.source.tokens[$0].start) }
            plan.diagnostics.append(
                Diagnostic(
                    .error,
                    .redirect(.fallsThrough(into: "\(names.spelling(of: navigation)).\(name)")),
                    at: table.location(offset ?? arm.arm.range.lowerBound)
                )
            )
        }
        var held: Set<Int> = []
        for index in overload.arms.indices where isGone(index) && needsItsPlace(index) {
            held.insert(index)
            report(index - 1, into: index)
        }
        result.removals.removeAll { held.contains($0.arm) }
        for index in result.arms.indices {
            guard case .change(let place, let change) = result.arms[index].action else { continue }
            let isShared = overload.arms[place.arm].patterns.count > 1
            let leaves = change.isMoved || (isShared && change.isRenamed)
            if needsItsPlace(place.arm), leaves || change.right != nil {
                report(place.arm - 1, into: place.arm)
            } else if leaves, overload.arms[place.arm].fallsThrough {
                report(place.arm, into: place.arm)
            } else {
                continue
            }
            result.arms[index].action = .keep(place)
        }
    }

    /// An arm that would have to stand between two of which one falls into the other has no place.
    func checkPlaces(_ result: TablePlan.Enum, _ plan: inout TablePlan) {
        guard let overload, let table, overload.arms.contains(where: \.fallsThrough) else { return }
        let reach = ArmReach(overload, leaving: Set(result.removals))
        for arm in result.arms {
            guard case .add = arm.action, reach.gap(near: 0, for: arm.item.name) == nil else { continue }
            let offset = overload.declaration.nameRange.lowerBound
            plan.diagnostics.append(
                Diagnostic(.error, .redirect(.noPlace(outgoing: outgoingName(arm.item))), at: table.location(offset))
            )
        }
    }

    /// Every arm that stays is checked for names that are gone, and for what its destination takes.
    func checkRightHandSides(_ result: TablePlan.Enum, _ plan: inout TablePlan) {
        guard let overload, let table else { return }
        var leaving = Set(result.removals)
        var changes: [Place: (change: TablePlan.Change, item: NavigationCase)] = [:]
        for arm in result.arms {
            guard case .change(let place, let change) = arm.action else { continue }
            changes[place] = (change, arm.item)
            if change.right != nil { leaving.insert(place) }
        }
        let cases = Dictionary(grouping: navigation.cases, by: \.name)
        for (index, arm) in overload.arms.enumerated() {
            let isLeaving =
                !arm.patterns.isEmpty
                && arm.patterns.indices.allSatisfy { leaving.contains(Place(arm: index, pattern: $0)) }
            if isLeaving { continue }
            let found = destinations.uses(in: arm.arm.bodyTokens, of: table.source)
            for suspect in found.suspects { plan.suspects.append((suspect, table.location(suspect.offset))) }
            let check = RightHandSide(
                arm: arm,
                uses: found.uses,
                isSuspect: !found.suspects.isEmpty,
                table: table,
                navigation: navigation,
                around: around,
                types: types
            )
            var items: [(ArmPattern, [NavigationCase], TablePlan.Change?)] = []
            for (number, pattern) in arm.patterns.enumerated() {
                let change = changes[Place(arm: index, pattern: number)]
                let named = change.map { [$0.item] } ?? pattern.caseName.flatMap { cases[$0] } ?? []
                items.append((pattern, named, change?.change))
            }
            check.run(items, &plan)
        }
    }
}
