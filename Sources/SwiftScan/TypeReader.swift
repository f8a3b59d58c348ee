/// A place in the tokens that may be inside a run of operator characters, for `>>` closes two lists of generics.
struct Cursor: Hashable, Sendable {
    /// The token's index.
    var index: Int
    /// The UTF-8 offset of what is left of the token.
    var offset: Int
}

extension TokenStream {
    func cursor(_ index: Int) -> Cursor {
        Cursor(index: index, offset: index < tokens.count ? Int(tokens[index].start) : bytes.count)
    }

    /// The end of what was read before the cursor.
    func end(before cursor: Cursor) -> Int {
        if cursor.index < tokens.count, cursor.offset > Int(tokens[cursor.index].start) { return cursor.offset }
        return cursor.index > 0 ? Int(tokens[cursor.index - 1].end) : 0
    }

    /// The index of the first token that starts at or after the cursor.
    func index(after cursor: Cursor) -> Int {
        guard cursor.index < tokens.count else { return cursor.index }
        return cursor.offset > Int(tokens[cursor.index].start) ? cursor.index + 1 : cursor.index
    }

    func advanced(_ cursor: Cursor, by length: Int) -> Cursor {
        let offset = cursor.offset + length
        return offset >= Int(tokens[cursor.index].end)
            ? self.cursor(cursor.index + 1) : Cursor(index: cursor.index, offset: offset)
    }

    /// Whether an operator's characters at the cursor start so.
    func isOperator(_ cursor: Cursor, _ text: StaticString, limit: Int) -> Bool {
        cursor.index < limit && tokens[cursor.index].kind == .operator
            && hasBytes(text, at: cursor.offset, limit: Int(tokens[cursor.index].end))
    }

    /// Behind the list of generics whose `<` is at the cursor; behind what may belong to it where `>` is missing.
    func genericsEnd(_ start: Cursor, limit: Int) -> Cursor {
        var cursor = start
        var depth = 0
        while cursor.index < limit {
            switch tokens[cursor.index].kind {
            case .operator:
                if isOperator(cursor, "->", limit: limit) {
                    cursor = advanced(cursor, by: 2)
                } else if isOperator(cursor, "<", limit: limit) {
                    depth += 1
                    cursor = advanced(cursor, by: 1)
                } else if isOperator(cursor, ">", limit: limit) {
                    depth -= 1
                    cursor = advanced(cursor, by: 1)
                    if depth == 0 { return cursor }
                } else {
                    cursor = advanced(cursor, by: 1)
                }
            case .leftParenthesis, .leftBracket:
                cursor = self.cursor(skipping(cursor.index))
            case .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .semicolon:
                return cursor
            default:
                cursor = self.cursor(cursor.index + 1)
            }
        }
        return cursor
    }

    /// Behind the type that starts at the cursor; the cursor itself where none does.
    func typeEnd(_ start: Cursor, limit: Int) -> Cursor {
        var cursor = start
        var needsOperand = true
        while cursor.index < limit {
            let next = needsOperand ? typeOperandEnd(&cursor, limit: limit) : typeSuffixEnd(cursor, limit: limit)
            guard let next else { break }
            cursor = next.cursor
            needsOperand = next.needsOperand
        }
        return cursor
    }

    private typealias TypeStep = (cursor: Cursor, needsOperand: Bool)

    private func typeOperandEnd(_ cursor: inout Cursor, limit: Int) -> TypeStep? {
        let index = cursor.index
        switch tokens[index].kind {
        case .identifier:
            if isSpelled(index, "nonisolated"), kind(index + 1) == .leftParenthesis, index + 1 < limit {
                return (self.cursor(skipping(index + 1)), true)
            }
            if isTypeSpecifier(index), index + 1 < limit, startsType(index + 1) {
                return (self.cursor(index + 1), true)
            }
            var end = self.cursor(index + 1)
            if isOperator(end, "<", limit: limit) {
                end = genericsEnd(end, limit: limit)
            }
            return (end, false)
        case .leftParenthesis, .leftBracket:
            return (self.cursor(skipping(index)), false)
        case .integerLiteral:
            return (self.cursor(index + 1), false)
        case .at:
            let end = attributeNameEnd(index, limit: limit)
            let open = self.index(after: end)
            guard open < limit, tokens[open].kind == .leftParenthesis, !hasGap(before: open) else { return (end, true) }
            let behind = self.cursor(skipping(open))
            return isOperator(behind, "->", limit: limit) ? (behind, false) : (behind, true)
        case .operator where isOperator(cursor, "~", limit: limit) || isOperator(cursor, "-", limit: limit):
            return (advanced(cursor, by: 1), true)
        default:
            return nil
        }
    }

    private func typeSuffixEnd(_ cursor: Cursor, limit: Int) -> TypeStep? {
        let index = cursor.index
        switch tokens[index].kind {
        case .period:
            guard kind(index + 1) == .identifier, index + 1 < limit else { return nil }
            var end = self.cursor(index + 2)
            if isOperator(end, "<", limit: limit) {
                end = genericsEnd(end, limit: limit)
            }
            return (end, false)
        case .operator:
            if isOperator(cursor, "->", limit: limit) { return (advanced(cursor, by: 2), true) }
            if isOperator(cursor, "&", limit: limit), !isOperator(cursor, "&&", limit: limit) {
                return (advanced(cursor, by: 1), true)
            }
            if cursor.offset == Int(tokens[index].start), hasGap(before: index) { return nil }
            if isOperator(cursor, "?", limit: limit) || isOperator(cursor, "!", limit: limit) {
                return (advanced(cursor, by: 1), false)
            }
            return isOperator(cursor, "...", limit: limit) ? (advanced(cursor, by: 3), false) : nil
        case .identifier:
            let end = effectsEnd(index, limit: limit)
            return end > index && isOperator(self.cursor(end), "->", limit: limit) ? (self.cursor(end), false) : nil
        default:
            return nil
        }
    }

    /// Behind `async`, `throws(E)` and their like.
    func effectsEnd(_ start: Int, limit: Int) -> Int {
        var index = start
        while index < limit {
            if isSpelled(index, "throws") || isSpelled(index, "__throws") {
                index += 1
                if index < limit, tokens[index].kind == .leftParenthesis { index = skipping(index) }
            } else if isSpelled(index, "async") || isSpelled(index, "rethrows") || isSpelled(index, "reasync") {
                index += 1
            } else {
                break
            }
        }
        return min(index, limit)
    }

    private func isTypeSpecifier(_ index: Int) -> Bool {
        switch word(index) {
        case "inout", "some", "any", "each", "repeat", "borrowing", "consuming", "isolated", "sending", "__owned",
            "__shared", "_const", "nonisolated", "__consuming", "_local":
            true
        default:
            false
        }
    }

    private func startsType(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .identifier, .leftParenthesis, .leftBracket, .at: true
        case .operator: isOperator(cursor(index), "~", limit: tokens.count)
        default: false
        }
    }

    /// Behind `@Name`, `@Module.Name` or `@Name<T>`, its arguments not included.
    func attributeNameEnd(_ at: Int, limit: Int) -> Cursor {
        var index = at + 1
        guard index < limit, tokens[index].kind == .identifier else { return cursor(index) }
        index += 1
        while index + 1 < limit, tokens[index].kind == .period, tokens[index + 1].kind == .identifier {
            index += 2
        }
        let end = cursor(index)
        return isOperator(end, "<", limit: limit) && !hasGap(before: index) ? genericsEnd(end, limit: limit) : end
    }

    /// Behind a `where` clause's requirements, which start at the cursor.
    func requirementsEnd(_ start: Cursor, limit: Int) -> Cursor {
        var cursor = start
        while cursor.index < limit {
            let left = typeEnd(cursor, limit: limit)
            guard left != cursor else { break }
            cursor = left
            if cursor.index < limit, tokens[cursor.index].kind == .colon {
                cursor = typeEnd(self.cursor(cursor.index + 1), limit: limit)
            } else if isOperator(cursor, "==", limit: limit) {
                cursor = typeEnd(advanced(cursor, by: 2), limit: limit)
            }
            guard cursor.index < limit, tokens[cursor.index].kind == .comma else { break }
            cursor = self.cursor(cursor.index + 1)
        }
        return cursor
    }
}
