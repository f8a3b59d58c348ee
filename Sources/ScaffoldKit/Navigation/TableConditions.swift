import SwiftScan

/// Sets the `#if`s around a table's overloads and dispatching lines against those around their enums. What differs is moved out
/// of its `#if` and under the enum's.
struct TableConditions {
    private let table: RedirectTable
    private let enums: [NavigationEnum]
    private let outgoing: EnumIndex
    private let imported: Set<String>
    private let scope: PlanScope

    /// A part that stands under other conditions than it must.
    private struct Move {
        var range: Range<Int>
        /// Its `#if`s within what is around it.
        var own: [Condition]
        var wanted: [Condition]
        /// False where the part shares lines with something.
        var isMovable: Bool
        var name: String
    }

    init(_ table: RedirectTable, enums: [NavigationEnum], scope: PlanScope) {
        self.table = table
        self.enums = enums
        self.scope = scope
        outgoing = EnumIndex(enums)
        imported = Set(table.imports.map(RedirectTable.module))
    }

    /// Whether an edit is due, and what no edit can mend.
    func compared() -> (isTrue: Bool, diagnostics: [Diagnostic]) {
        let moves = overloads() + lines()
        let diagnostics = moves.filter { !$0.isMovable }.map { move in
            let wanted = move.wanted.map(\.expression)
            return Diagnostic(
                .error,
                .redirect(.conditionsDiffer(type: move.name, wanted: wanted)),
                at: table.location(move.range.lowerBound)
            )
        }
        return (moves.isEmpty, diagnostics)
    }

    func edits(_ style: SourceStyle) -> [TextEdit] {
        edits(overloads().filter(\.isMovable), separator: style.lineEnding, style)
            + edits(lines().filter(\.isMovable), separator: "", style)
    }

    private func navigation(_ type: String) -> NavigationEnum? {
        guard case .one(let index) = outgoing.find(type, imported: imported), enums[index].isKnown,
            scope.plans(enums[index])
        else { return nil }
        return enums[index]
    }

    private func overloads() -> [Move] {
        var counts: [String: Int] = [:]
        for overload in table.overloads { counts[overload.typeName, default: 0] += 1 }
        // Several for one enum, in branches of an `#if`: somebody wrote that on purpose.
        return table.overloads.filter { counts[$0.typeName] == 1 }.compactMap { overload in
            let declaration = overload.declaration
            let outer = declaration.parent.map { table.source.declarations[$0].conditions } ?? []
            return move(
                declaration.range,
                Array(declaration.conditions.dropFirst(outer.count)),
                outer,
                overload.typeName,
                isMovable: table.layout.block(of: declaration.range) != nil
            )
        }
    }

    private func lines() -> [Move] {
        guard let dispatcher = table.dispatcher else { return [] }
        var counts: [String: Int] = [:]
        for entry in dispatcher.entries { counts[entry.typeName, default: 0] += 1 }
        return dispatcher.entries.filter { counts[$0.typeName] == 1 && $0.callsOverload }.compactMap { entry in
            let isAlone: Bool
            switch entry.form {
            case .arm(let arm, _): isAlone = dispatcher.switchStatement?.arms[arm].patterns.count == 1
            case .condition(let isAfterElse, let isBeforeElse): isAlone = !isAfterElse && !isBeforeElse
            case .guarded: isAlone = false
            }
            return move(
                entry.range,
                entry.conditions,
                dispatcher.declaration.conditions,
                entry.typeName,
                isMovable: isAlone && table.layout.block(of: entry.range) != nil
            )
        }
    }

    private func move(
        _ range: Range<Int>,
        _ own: [Condition],
        _ outer: [Condition],
        _ type: String,
        isMovable: Bool
    ) -> Move? {
        guard let navigation = navigation(type), !(own.isEmpty && navigation.conditions.isEmpty) else { return nil }
        // Whoever may leave the module out of the build asks whether it is there.
        let asked = "canImport(\(navigation.module))"
        let terms = ConditionList.terms(of: own)
        let compared =
            terms.contains(asked)
            ? terms.subtracting([asked]).map { Condition(expression: $0, opened: 0) } : own
        guard !ConditionList.agree(outer + compared, outer + navigation.conditions) else { return nil }
        var wanted = navigation.conditions.filter { !ConditionList.implies(outer, [$0]) }
        if terms.contains(asked) { wanted.insert(Condition(expression: asked, opened: 0), at: 0) }
        return Move(range: range, own: own, wanted: wanted, isMovable: isMovable, name: type)
    }

    private func edits(_ moves: [Move], separator: String, _ style: SourceStyle) -> [TextEdit] {
        var edits: [TextEdit] = []
        let moving = Set(moves.compactMap { $0.own.first?.opened })
        for move in moves where move.own.isEmpty {
            guard let block = table.layout.block(of: move.range) else { continue }
            edits.append(TextEdit(range: block, replacement: text([move], separator, style)))
        }
        for opened in moving.sorted() {
            let group = moves.filter { $0.own.first?.opened == opened }
            let blocks = group.compactMap { table.layout.block(of: $0.range) }
            guard let outer = table.layout.conditionalBlock(openedAt: opened) else { continue }
            let text = text(group, separator, style)
            if table.layout.emptiedBlock(of: group[0].own.prefix(1), leaving: blocks) != nil {
                edits.append(TextEdit(range: outer, replacement: text))
                continue
            }
            var deletions = Deletions()
            for (move, block) in zip(group, blocks) {
                let emptied = table.layout.emptiedBlock(of: move.own.dropFirst(), leaving: blocks)
                deletions.add(table.layout.blockToRemove(emptied ?? block))
            }
            edits += deletions.edits + [TextEdit(insert: separator + text, at: outer.upperBound)]
        }
        return edits
    }

    /// The parts' lines under their new conditions.
    private func text(_ moves: [Move], _ separator: String, _ style: SourceStyle) -> String {
        var lines = ConditionalLines()
        var indent = ""
        for move in moves {
            guard let block = table.layout.block(of: move.range) else { continue }
            indent = table.source.indentation(at: move.range.lowerBound)
            var text = table.source.text(block)
            if !text.hasSuffix(style.lineEnding) { text += style.lineEnding }
            lines.pieces.append(ConditionalLines.Piece(text: text, conditions: move.wanted))
        }
        return lines.text(indent: indent, newline: style.lineEnding, separator: separator)
    }
}
