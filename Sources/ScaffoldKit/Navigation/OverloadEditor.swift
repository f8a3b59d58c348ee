import SwiftScan

/// The smallest edits that make one overload's arms true.
struct OverloadEditor {
    private let table: RedirectTable
    private let overload: RedirectOverload
    private let plan: TablePlan.Enum
    private let statement: SwitchStatement
    private let arms: ArmLayout
    /// Patterns that go from where they are: their case is gone, or they are written anew elsewhere.
    private let leaving: Set<TablePlan.Place>

    /// nil where the overload isn't one `switch`.
    init?(table: RedirectTable, overload: RedirectOverload, plan: TablePlan.Enum, style: SourceStyle) {
        guard let statement = overload.switchStatement else { return nil }
        self.table = table
        self.overload = overload
        self.plan = plan
        self.statement = statement
        arms = ArmLayout(of: overload, statement, layout: table.layout, style: style)
        var leaving = Set(plan.removals)
        for arm in plan.arms {
            guard case .change(let place, let change) = arm.action else { continue }
            let isShared = overload.arms[place.arm].patterns.count > 1
            if change.isMoved || (isShared && (change.right != nil || change.isRenamed)) { leaving.insert(place) }
        }
        self.leaving = leaving
    }

    var edits: [TextEdit] {
        var edits = plan.arms.flatMap(changes)
        if plan.arms.contains(where: { isNew($0) }) { edits += insertions() }
        if plan.isQualified {
            edits.append(
                TextEdit(range: overload.typeRange, replacement: "\(plan.navigation.module).\(plan.navigation.name)")
            )
        }
        return edits + ArmRemoval(overload: overload, layout: table.layout, leaving: leaving).edits
    }

    // MARK: Arms that change where they are

    private func changes(_ planned: TablePlan.Arm) -> [TextEdit] {
        guard case .change(let place, let change) = planned.action, !leaving.contains(place) else { return [] }
        return innerEdits(place, change, planned.item)
    }

    /// The edits within an arm that keeps its place.
    private func innerEdits(
        _ place: TablePlan.Place,
        _ change: TablePlan.Change,
        _ item: NavigationCase
    ) -> [TextEdit] {
        let arm = overload.arms[place.arm]
        let pattern = arm.patterns[place.pattern]
        var edits: [TextEdit] = []
        if let bindings = change.bindings {
            let text = CanonicalArm.pattern(
                name: item.name,
                bindings: bindings,
                style: arms.style,
                indent: arms.indent
            )
            if text != table.source.text(pattern.range) {
                edits.append(TextEdit(range: pattern.range, replacement: text))
            }
        } else if change.isRenamed {
            edits.append(TextEdit(range: pattern.nameRange, replacement: SwiftName.member(item.name)))
        }
        if let right = change.right {
            let indent = table.source.indentation(at: arm.arm.body.lowerBound)
            let text = canonicalArm(item, change, right)
                .rightText(style: arms.style, indent: indent, returns: arms.returns)
            edits.append(TextEdit(range: arm.arm.body, replacement: text))
        }
        return edits
    }

    private func canonicalArm(
        _ item: NavigationCase,
        _ change: TablePlan.Change,
        _ right: CanonicalArm.RightHandSide
    ) -> CanonicalArm {
        var arm = CanonicalArm(item, to: nil, names: EnumNames(map: NavigationMap()))
        arm.bindings = change.bindings ?? []
        arm.right = right
        return arm
    }

    // MARK: Arms that come

    private func isNew(_ planned: TablePlan.Arm) -> Bool {
        switch planned.action {
        case .add: true
        case .change(let place, _): leaving.contains(place)
        case .keep, .undecided: false
        }
    }

    private func insertions() -> [TextEdit] {
        var byName: [String: Int] = [:]
        for (index, arm) in overload.arms.enumerated() {
            for (number, pattern) in arm.patterns.enumerated()
            where !leaving.contains(TablePlan.Place(arm: index, pattern: number)) {
                if let name = pattern.caseName { byName[name] = index }
            }
        }
        let standing = plan.arms.map { planned -> Int? in
            if case .change(let place, _) = planned.action, !leaving.contains(place) { return place.arm }
            return byName[planned.item.name]
        }
        let placement = ArmPlacement(
            overload: overload,
            statement: statement,
            layout: table.layout,
            arms: arms,
            items: plan.arms.map(\.item),
            standing: standing,
            reach: ArmReach(overload, leaving: leaving)
        )
        return placement.edits(inserting: plan.arms.map(newText))
    }

    private func newText(_ planned: TablePlan.Arm) -> String? {
        switch planned.action {
        case .keep, .undecided:
            return nil
        case .add(let arm):
            return arms.text(of: arm)
        case .change(let place, let change):
            guard leaving.contains(place) else { return nil }
            let old = overload.arms[place.arm]
            let comments = comments(of: place)
            if let right = change.right { return comments + arms.text(of: canonicalArm(planned.item, change, right)) }
            let inner = innerEdits(place, change, planned.item)
            if old.patterns.count == 1, let block = table.layout.block(of: old.arm.range) {
                let shifted = inner.map {
                    TextEdit(
                        range: ($0.range.lowerBound - block.lowerBound)..<($0.range.upperBound - block.lowerBound),
                        replacement: $0.replacement
                    )
                }
                let bytes = Array(table.source.bytes[block])
                return String(decoding: shifted.applied(to: bytes) ?? bytes, as: UTF8.self)
            }
            let end = old.patterns.last?.range.upperBound ?? old.arm.range.lowerBound
            let pattern = old.patterns[place.pattern]
            let patternText = inner.first?.replacement ?? table.source.text(pattern.range)
            return comments + arms.indent + "case " + patternText + table.source.text(end..<old.arm.range.upperBound)
                + arms.style.lineEnding
        }
    }

    /// The comments of a pattern that leaves an arm which it shares, a line each.
    private func comments(of place: TablePlan.Place) -> String {
        let arm = overload.arms[place.arm]
        guard arm.patterns.count > 1 else { return "" }
        return PatternRemoval(of: arm.arm, in: table.source).comments(of: place.pattern)
            .map { arms.indent + table.source.text($0) + arms.style.lineEnding }.joined()
    }
}
