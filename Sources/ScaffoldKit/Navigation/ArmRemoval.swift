import SwiftScan

/// Takes arms, or patterns of arms, out of an overload; a `#if` that nothing is left in goes with them.
struct ArmRemoval {
    let overload: RedirectOverload
    let layout: SourceLayout
    let leaving: Set<TablePlan.Place>

    var edits: [TextEdit] {
        if leaving.isEmpty { return [] }
        var deletions = Deletions()
        var edits: [TextEdit] = []
        var gone: [Int] = []
        var survivors: Set<Int> = []
        for (index, arm) in overload.arms.enumerated() {
            let staying = arm.patterns.indices.filter { !leaving.contains(TablePlan.Place(arm: index, pattern: $0)) }
            if staying.isEmpty, !arm.patterns.isEmpty {
                gone.append(index)
                continue
            }
            survivors.formUnion(arm.arm.conditions.map(\.opened))
            if staying.count < arm.patterns.count {
                let leaving = Set(arm.patterns.indices).subtracting(staying)
                edits += PatternRemoval(of: arm.arm, in: layout.source).edits(removing: leaving)
            }
        }
        for index in gone {
            let arm = overload.arms[index].arm
            if let emptied = arm.conditions.first(where: { !survivors.contains($0.opened) }),
                let block = layout.conditionalBlock(openedAt: emptied.opened)
            {
                deletions.add(layout.blockToRemove(block))
            } else if let block = layout.block(of: arm.range) {
                deletions.add(layout.blockToRemove(block))
            } else {
                let line = layout.source.lineStart(of: arm.range.lowerBound)
                let start = max(layout.previousTokenEnd(arm.range.lowerBound), line)
                deletions.add(start..<arm.range.upperBound)
            }
        }
        return edits + deletions.edits
    }
}
