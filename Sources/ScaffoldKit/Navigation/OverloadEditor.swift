import SwiftScan

/// The smallest edits that make one overload's arms true.
struct OverloadEditor {
    private let table: RedirectTable
    private let overload: RedirectOverload
    private let plan: TablePlan.Enum
    private let style: SourceStyle
    private let layout: SourceLayout
    private let statement: SwitchStatement
    private let caseIndent: String
    /// True where arms are one line each.
    private let isInline: Bool
    /// A blank line where the arms that are there have one between them.
    private let separator: String
    private var leaving: Set<TablePlan.Place> = []
    private var deletions = Deletions()
    private var edits: [TextEdit] = []
    private var insertions: [(spot: Spot, piece: ConditionalLines.Piece)] = []

    /// Where new arms go. `isAligned`: between whole lines.
    private struct Spot: Hashable {
        var offset: Int
        var isAligned: Bool
        var isBefore: Bool
    }

    init?(table: RedirectTable, overload: RedirectOverload, plan: TablePlan.Enum, style: SourceStyle) {
        guard let statement = overload.switchStatement else { return nil }
        self.table = table
        self.overload = overload
        self.plan = plan
        self.style = style
        self.statement = statement
        layout = SourceLayout(table.source)
        let first = overload.arms.first?.arm.range.lowerBound
        if let first, layout.source.startsLine(first) {
            caseIndent = layout.source.indentation(at: first)
        } else {
            caseIndent = layout.source.indentation(at: statement.range.lowerBound)
        }
        let source = table.source
        isInline =
            !overload.arms.isEmpty
            && overload.arms.allSatisfy { arm in
                source.position(of: arm.arm.range.lowerBound).line == source.position(of: arm.arm.body.lowerBound).line
            }
        separator = Self.separator(overload, layout, style)
    }

    private static func separator(
        _ overload: RedirectOverload,
        _ layout: SourceLayout,
        _ style: SourceStyle
    ) -> String {
        guard overload.arms.count > 1, let block = layout.block(of: overload.arms[1].arm.range) else { return "" }
        let above = layout.source.lineStart(of: max(0, block.lowerBound - style.lineEnding.utf8.count))
        return above < block.lowerBound && layout.isBlankLine(at: above) ? style.lineEnding : ""
    }

    mutating func run() -> [TextEdit] {
        leaving = Set(plan.removals)
        for arm in plan.arms {
            guard case .change(let place, let change) = arm.action else { continue }
            let isShared = overload.arms[place.arm].patterns.count > 1
            if change.isMoved || (isShared && (change.right != nil || change.isRenamed)) { leaving.insert(place) }
        }
        removeLeaving()
        for arm in plan.arms { edit(arm) }
        insertNew()
        if plan.isQualified {
            edits.append(
                TextEdit(range: overload.typeRange, replacement: "\(plan.navigation.module).\(plan.navigation.name)")
            )
        }
        return edits + deletions.edits
    }

    // MARK: Arms that go

    private mutating func removeLeaving() {
        var gone: Set<Int> = []
        for (index, arm) in overload.arms.enumerated() where !arm.patterns.isEmpty {
            let places = arm.patterns.indices.map { TablePlan.Place(arm: index, pattern: $0) }
            if places.allSatisfy(leaving.contains) {
                gone.insert(index)
            } else if places.contains(where: leaving.contains) {
                removePatterns(of: arm, index)
            }
        }
        var survivors: Set<Int> = []
        for (index, arm) in overload.arms.enumerated() where !gone.contains(index) {
            survivors.formUnion(arm.arm.conditions.map(\.opened))
        }
        for index in gone.sorted() {
            let arm = overload.arms[index].arm
            if let emptied = arm.conditions.first(where: { !survivors.contains($0.opened) }),
                let block = layout.conditionalBlock(openedAt: emptied.opened)
            {
                deletions.add(layout.blockToRemove(block))
            } else if let block = layout.block(of: arm.range) {
                deletions.add(layout.blockToRemove(block))
            } else {
                let start = max(
                    layout.previousTokenEnd(arm.range.lowerBound),
                    layout.source.lineStart(of: arm.range.lowerBound)
                )
                deletions.add(start..<arm.range.upperBound)
            }
        }
    }

    private mutating func removePatterns(of arm: RedirectOverload.Arm, _ index: Int) {
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

    // MARK: Arms that change

    private mutating func edit(_ planned: TablePlan.Arm) {
        guard case .change(let place, let change) = planned.action, !leaving.contains(place) else { return }
        edits += innerEdits(place, change, planned.item)
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
            let text = CanonicalArm.pattern(name: item.name, bindings: bindings, style: style, indent: caseIndent)
            if text != table.source.text(pattern.range) {
                edits.append(TextEdit(range: pattern.range, replacement: text))
            }
        } else if change.isRenamed {
            edits.append(TextEdit(range: pattern.nameRange, replacement: SwiftName.member(item.name)))
        }
        if let right = change.right {
            let canonical = canonicalArm(item, change, right)
            let indent = layout.source.indentation(at: arm.arm.body.lowerBound)
            let text = canonical.rightText(style: style, indent: indent, returns: overload.returns)
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

    private mutating func insertNew() {
        // The arm that answers each case and stays where it is.
        var standing: [Int?] = Array(repeating: nil, count: plan.arms.count)
        var byName: [String: Int] = [:]
        for (index, arm) in overload.arms.enumerated() {
            for (number, pattern) in arm.patterns.enumerated()
            where !leaving.contains(TablePlan.Place(arm: index, pattern: number)) {
                if let name = pattern.caseName { byName[name] = index }
            }
        }
        for (index, planned) in plan.arms.enumerated() {
            if case .change(let place, _) = planned.action, !leaving.contains(place) {
                standing[index] = place.arm
            } else {
                standing[index] = byName[planned.item.name]
            }
        }
        var following: [Int?] = Array(repeating: nil, count: plan.arms.count)
        var next: Int?
        for index in plan.arms.indices.reversed() {
            following[index] = next
            next = standing[index] ?? next
        }
        var previous: Int?
        for (index, planned) in plan.arms.enumerated() {
            if let text = newText(planned) {
                insert(text, for: index, planned.item, previous: previous, next: following[index], standing)
            }
            previous = standing[index] ?? previous
        }
        write()
    }

    private func newText(_ planned: TablePlan.Arm) -> String? {
        switch planned.action {
        case .keep, .undecided:
            return nil
        case .add(let arm):
            return text(arm)
        case .change(let place, let change):
            guard leaving.contains(place) else { return nil }
            let old = overload.arms[place.arm]
            if let right = change.right { return text(canonicalArm(planned.item, change, right)) }
            let inner = innerEdits(place, change, planned.item)
            if old.patterns.count == 1, let block = layout.block(of: old.arm.range) {
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
            return caseIndent + "case " + patternText + table.source.text(end..<old.arm.range.upperBound)
                + style.lineEnding
        }
    }

    private func text(_ arm: CanonicalArm) -> String {
        if isInline {
            let line =
                caseIndent + "case " + arm.patternText(style: style, indent: caseIndent) + ": "
                + arm.rightText(style: style, indent: caseIndent, returns: overload.returns)
            if line.count <= 120, !line.contains(style.lineEnding) { return line + style.lineEnding }
        }
        return arm.text(style: style, indent: caseIndent, returns: overload.returns)
    }

    private mutating func insert(
        _ text: String,
        for index: Int,
        _ item: NavigationCase,
        previous: Int?,
        next: Int?,
        _ standing: [Int?]
    ) {
        if let innermost = item.conditions.last {
            // Beside a case under the same `#if`, no new one is needed.
            func sibling(_ other: Int) -> Int? {
                guard plan.arms[other].item.conditions.last == innermost, let arm = standing[other],
                    ConditionList.agree(overload.arms[arm].arm.conditions, item.conditions)
                else { return nil }
                return arm
            }
            var other = index - 1
            while other >= 0, plan.arms[other].item.conditions.last == innermost {
                if let arm = sibling(other) {
                    insertions.append((after(arm, inside: true), ConditionalLines.Piece(text: text, conditions: [])))
                    return
                }
                other -= 1
            }
            other = index + 1
            while other < plan.arms.count, plan.arms[other].item.conditions.last == innermost {
                if let arm = sibling(other) {
                    insertions.append((before(arm, inside: true), ConditionalLines.Piece(text: text, conditions: [])))
                    return
                }
                other += 1
            }
        }
        let spot: Spot
        if let previous {
            spot = after(previous, inside: false)
        } else if let next {
            spot = before(next, inside: false)
        } else {
            spot = startSpot()
        }
        insertions.append((spot, ConditionalLines.Piece(text: text, conditions: item.conditions)))
    }

    private func after(_ arm: Int, inside: Bool) -> Spot {
        let found = overload.arms[arm].arm
        if !inside, let outer = found.conditions.first, let block = layout.conditionalBlock(openedAt: outer.opened) {
            return Spot(offset: block.upperBound, isAligned: true, isBefore: false)
        }
        if let block = layout.block(of: found.range) {
            return Spot(offset: block.upperBound, isAligned: true, isBefore: false)
        }
        return Spot(offset: found.range.upperBound, isAligned: false, isBefore: false)
    }

    private func before(_ arm: Int, inside: Bool) -> Spot {
        let found = overload.arms[arm].arm
        if !inside, let outer = found.conditions.first, let block = layout.conditionalBlock(openedAt: outer.opened) {
            return Spot(offset: block.lowerBound, isAligned: true, isBefore: true)
        }
        if let block = layout.block(of: found.range) {
            return Spot(offset: block.lowerBound, isAligned: true, isBefore: true)
        }
        return Spot(offset: found.range.lowerBound, isAligned: false, isBefore: true)
    }

    /// Where none of the enum's cases has an arm that stays: before what matches everything, else at the start.
    private func startSpot() -> Spot {
        if let catchAll = overload.arms.firstIndex(where: {
            $0.arm.isDefault || $0.patterns.contains(where: \.isWildcard)
        }) {
            return before(catchAll, inside: false)
        }
        let open = statement.body.lowerBound
        let line = layout.source.nextLine(after: open)
        let isAligned = line <= layout.nextTokenStart(open) && line <= statement.body.upperBound
        return Spot(offset: isAligned ? line : open, isAligned: isAligned, isBefore: false)
    }

    private mutating func write() {
        var index = 0
        while index < insertions.count {
            let spot = insertions[index].spot
            var lines = ConditionalLines()
            while index < insertions.count, insertions[index].spot == spot {
                lines.pieces.append(insertions[index].piece)
                index += 1
            }
            var text = lines.text(indent: caseIndent, newline: style.lineEnding, separator: separator)
            let isAlone = overload.arms.isEmpty
            if !spot.isAligned {
                // Shares a line: the new arms get lines of their own.
                text = style.lineEnding + text
                text += spot.isBefore ? caseIndent : ""
                if !spot.isBefore, !isAlone { text.removeLast(style.lineEnding.count) }
                if isAlone { text += layout.source.indentation(at: statement.range.lowerBound) }
            } else if !isAlone {
                text = spot.isBefore ? text + separator : separator + text
            }
            edits.append(TextEdit(insert: text, at: spot.offset))
        }
    }
}
