import SwiftScan

/// Takes arms, or patterns of arms, out of an overload; a `#if` that nothing is left in goes with them.
struct ArmRemoval {
    let overload: RedirectOverload
    let layout: SourceLayout
    let leaving: Set<TablePlan.Place>

    var edits: [TextEdit] {
        if leaving.isEmpty { return [] }
        var deletions = Deletions()
        var gone: [Int] = []
        var survivors: Set<Int> = []
        for (index, arm) in overload.arms.enumerated() {
            let staying = arm.patterns.indices.filter { !leaving.contains(TablePlan.Place(arm: index, pattern: $0)) }
            if staying.isEmpty, !arm.patterns.isEmpty {
                gone.append(index)
                continue
            }
            survivors.formUnion(arm.arm.conditions.map(\.opened))
            if staying.count < arm.patterns.count { removePatterns(of: arm, index, &deletions) }
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
        return deletions.edits
    }

    private func removePatterns(of arm: RedirectOverload.Arm, _ index: Int, _ deletions: inout Deletions) {
        var keepsEarlier = false
        for (number, pattern) in arm.patterns.enumerated() {
            guard leaving.contains(TablePlan.Place(arm: index, pattern: number)) else {
                keepsEarlier = true
                continue
            }
            if keepsEarlier {
                deletions.add(arm.patterns[number - 1].range.upperBound..<pattern.range.upperBound)
            } else if number + 1 < arm.patterns.count {
                deletions.add(pattern.range.lowerBound..<arm.patterns[number + 1].range.lowerBound)
            }
        }
    }
}
