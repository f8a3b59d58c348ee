import SwiftScan

/// The edits to the dispatching function: lines for new enums, away with those of enums that are gone.
struct DispatchEditor {
    struct New {
        /// As the table names it.
        var typeName: String
        var conditions: [Condition]
    }

    let table: RedirectTable
    let dispatcher: Dispatcher
    let style: SourceStyle
    private var layout: SourceLayout { table.layout }

    private var source: SourceFile { table.source }
    private var parameter: String { dispatcher.declaration.parameters.first?.name ?? "navigation" }

    func edits(adding new: [New], removing gone: [Int]) -> [TextEdit] {
        removal(of: gone) + insertion(of: new.sorted { $0.typeName < $1.typeName }, without: Set(gone))
    }

    // MARK: Lines that go

    private func removal(of gone: [Int]) -> [TextEdit] {
        var deletions = Deletions()
        var edits: [TextEdit] = []
        var byArm: [Int: Set<Int>] = [:]
        for index in gone {
            let entry = dispatcher.entries[index]
            switch entry.form {
            case .arm(let arm, let pattern):
                byArm[arm, default: []].insert(pattern)
            case .condition(let isAfterElse, let isBeforeElse):
                if isAfterElse {
                    // From the brace before `else` to this one's.
                    let end = layout.previousTokenEnd(
                        layout.previousTokenEnd(entry.range.lowerBound) - "else".utf8.count
                    )
                    deletions.add(end..<entry.range.upperBound)
                } else if isBeforeElse {
                    let next = source.tokenIndex(atOrAfter: entry.range.upperBound) + 1
                    if source.isToken(next, "if") {
                        deletions.add(entry.range.lowerBound..<Int(source.tokens[next].start))
                    } else {
                        edits.append(unwrapElse(of: entry, brace: next))
                    }
                } else {
                    deletions.add(layout.block(of: entry.range).map(layout.blockToRemove) ?? entry.range)
                }
            case .guarded:
                edits.append(TextEdit(range: entry.range, replacement: "return nil"))
            }
        }
        // How many arms each `#if` has.
        var counts: [Int: Int] = [:]
        for arm in dispatcher.switchStatement?.arms ?? [] {
            if let outer = arm.conditions.first { counts[outer.opened, default: 0] += 1 }
        }
        for (arm, patterns) in byArm.sorted(by: { $0.key < $1.key }) {
            guard let found = dispatcher.switchStatement?.arms[arm] else { continue }
            let isAlone = found.conditions.first.map { counts[$0.opened] == 1 } ?? false
            remove(patterns, of: found, isAlone: isAlone, &deletions, &edits)
        }
        return edits + deletions.edits
    }

    /// Only what stands in the `else` is left; `brace`: the index of its opening brace.
    private func unwrapElse(of entry: DispatchEntry, brace: Int) -> TextEdit {
        let close = Int(source.tokens[brace].partner)
        guard source.kind(ofToken: brace) == .leftBrace, close > brace else {
            return TextEdit(range: entry.range, replacement: "")
        }
        let inside = brace + 1 < close ? Int(source.tokens[brace + 1].start)..<Int(source.tokens[close - 1].end) : 0..<0
        return TextEdit(
            range: entry.range.lowerBound..<Int(source.tokens[close].end),
            replacement: source.text(inside)
        )
    }

    private func remove(
        _ patterns: Set<Int>,
        of arm: SwitchArm,
        isAlone: Bool,
        _ deletions: inout Deletions,
        _ edits: inout [TextEdit]
    ) {
        if patterns.count == arm.patterns.count {
            if isAlone, let outer = arm.conditions.first,
                let block = layout.conditionalBlock(openedAt: outer.opened)
            {
                deletions.add(layout.blockToRemove(block))
            } else {
                deletions.add(layout.block(of: arm.range).map(layout.blockToRemove) ?? arm.range)
            }
            return
        }
        edits += PatternRemoval(of: arm, in: source).edits(removing: patterns)
    }

    // MARK: Lines that come

    private func insertion(of new: [New], without gone: Set<Int>) -> [TextEdit] {
        guard !new.isEmpty else { return [] }
        if let statement = dispatcher.switchStatement { return arms(new, in: statement, without: gone) }
        if let body = dispatcher.emptyBody { return [TextEdit(range: body, replacement: freshBody(new))] }
        guard
            let last = dispatcher.entries.indices.last(where: { !gone.contains($0) }) ?? dispatcher.entries.indices.last
        else { return [] }
        return conditions(new, beside: dispatcher.entries[last])
    }

    /// The body of a dispatching function that has no entry yet.
    private func freshBody(_ new: [New]) -> String {
        let outer = layout.source.indentation(at: dispatcher.declaration.range.lowerBound)
        return style.lineEnding
            + CanonicalTable.dispatch(new, parameter: parameter, style: style, indent: outer + style.indent)
            + outer
    }

    private func arms(_ new: [New], in statement: SwitchStatement, without gone: Set<Int>) -> [TextEdit] {
        let typed = dispatcher.entries.enumerated().filter { index, entry in
            if case .arm = entry.form { return !gone.contains(index) }
            return false
        }.map(\.element)
        // The last of each name, in the order of names.
        let sorted = typed.enumerated()
            .sorted { ($0.element.typeName, $0.offset) < ($1.element.typeName, $1.offset) }.map(\.element)
        var passed = 0
        let model = typed.first ?? dispatcher.entries.first
        let firstArm = statement.arms.first
        let indent =
            firstArm.map { layout.source.indentation(at: $0.range.lowerBound) }
            ?? layout.source.indentation(at: statement.range.lowerBound)
        let returns =
            model.map { self.returns($0) }
            ?? !source.isExpression(
                source.tokenIndex(atOrAfter: statement.range.lowerBound),
                within: dispatcher.declaration.bodyTokens ?? 0..<0
            )
        let isInline =
            (model?.range ?? firstArm?.range).map { range in
                source.position(of: range.lowerBound).line == source.position(of: range.upperBound).line
            } ?? false
        var byOffset: [(offset: Int, lines: ConditionalLines)] = []
        for item in new {
            let body = (returns ? "return " : "") + "redirect(\(parameter))"
            let head = indent + "case let \(parameter) as \(item.typeName):"
            let text =
                isInline && head.count + body.count < 120
                ? head + " " + body + style.lineEnding
                : head + style.lineEnding + indent + style.indent + body + style.lineEnding
            while passed < sorted.count, sorted[passed].typeName < item.typeName { passed += 1 }
            let offset = self.offset(after: passed > 0 ? sorted[passed - 1] : nil, first: typed.first, in: statement)
            let piece = ConditionalLines.Piece(text: text, conditions: item.conditions)
            if byOffset.last?.offset == offset {
                byOffset[byOffset.count - 1].lines.pieces.append(piece)
            } else {
                byOffset.append((offset, ConditionalLines(pieces: [piece])))
            }
        }
        return byOffset.map { offset, lines in
            var text = lines.text(indent: indent, newline: style.lineEnding)
            if layout.source.lineStart(of: offset) != offset { text = style.lineEnding + text + indent }
            return TextEdit(insert: text, at: offset)
        }
    }

    /// After the last line whose type sorts before, else before the first, else before what matches the rest.
    private func offset(after before: DispatchEntry?, first: DispatchEntry?, in statement: SwitchStatement) -> Int {
        func edge(_ range: Range<Int>, _ conditions: [Condition], after: Bool) -> Int {
            let block =
                conditions.first.flatMap { layout.conditionalBlock(openedAt: $0.opened) }
                ?? layout.block(of: range) ?? range
            return after ? block.upperBound : block.lowerBound
        }
        if let before { return edge(before.range, before.conditions, after: true) }
        if let first { return edge(first.range, first.conditions, after: false) }
        let rest = statement.arms.first
        return rest.map { edge($0.range, $0.conditions, after: false) } ?? statement.body.lowerBound
    }

    private func returns(_ entry: DispatchEntry) -> Bool {
        let tokens = source.tokenRange(in: entry.range)
        return tokens.contains { source.isToken($0, "return") }
    }

    /// `if let` lines, as the ones that are there.
    private func conditions(_ new: [New], beside entry: DispatchEntry) -> [TextEdit] {
        let indent = layout.source.indentation(at: entry.range.lowerBound)
        let body = (returns(entry) ? "return " : "") + "redirect(\(parameter))"
        func condition(_ item: New) -> String {
            "if let \(parameter) = \(parameter) as? \(item.typeName) {" + style.lineEnding + indent + style.indent
                + body
                + style.lineEnding + indent + "}"
        }
        if entry.isInChain, entry.isBeforeElse || !returns(entry) {
            // No `#if` can stand within a chain.
            let joining = new.filter(\.conditions.isEmpty)
            let apart = new.filter { !$0.conditions.isEmpty }
            var edits: [TextEdit] = []
            if !joining.isEmpty {
                let text = joining.map { " else " + condition($0) }.joined()
                edits.append(TextEdit(insert: text, at: entry.range.upperBound))
            }
            if !apart.isEmpty, let first = dispatcher.entries.last(where: { $0.startsChain(of: entry) }) {
                let lines = ConditionalLines(
                    pieces: apart.map {
                        ConditionalLines.Piece(
                            text: indent + condition($0) + style.lineEnding,
                            conditions: $0.conditions
                        )
                    }
                )
                let place = layout.source.lineStart(of: first.range.lowerBound)
                edits.append(TextEdit(insert: lines.text(indent: indent, newline: style.lineEnding), at: place))
            }
            return edits
        }
        var lines = ConditionalLines()
        for item in new {
            lines.pieces.append(
                ConditionalLines.Piece(text: indent + condition(item) + style.lineEnding, conditions: item.conditions)
            )
        }
        let text = lines.text(indent: indent, newline: style.lineEnding)
        let conditional = entry.conditions.first.flatMap { layout.conditionalBlock(openedAt: $0.opened) }
        let block = conditional ?? layout.block(of: entry.range)
        if case .guarded = entry.form {
            return [TextEdit(insert: text, at: (block ?? entry.range).lowerBound)]
        }
        if let block { return [TextEdit(insert: text, at: block.upperBound)] }
        return [TextEdit(insert: style.lineEnding + text, at: entry.range.upperBound)]
    }
}
