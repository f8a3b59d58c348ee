extension DeclarationReader {
    /// The declaration whose keyword is at the index: its head is read, and its members come next, or its body is
    /// stepped over.
    mutating func readDeclaration(_ kind: Declaration.Kind) {
        let prefix = self.prefix ?? Prefix(start: Int(stream.tokens[index].start))
        self.prefix = nil
        let keyword = stream.tokens[index].range
        var declaration = Declaration(
            kind: kind,
            name: stream.text(keyword),
            nameRange: keyword,
            parent: contexts.last?.declaration,
            range: prefix.start..<keyword.upperBound,
            attributes: prefix.attributes,
            modifiers: prefix.modifiers,
            access: prefix.access,
            conditions: conditions.conditions
        )
        let start = stream.cursor(index + 1)
        var end = start
        switch kind {
        case .enum, .struct, .class, .actor, .protocol, .extension, .typealias, .associatedtype:
            end = readTypeHead(&declaration, start)
        case .func, .initializer, .deinitializer, .subscript, .macro:
            end = readFunctionHead(&declaration, start)
        case .variable:
            end = readVariable(&declaration, start)
        case .import:
            end = readImport(&declaration, start)
        case .operator, .precedencegroup:
            end = readName(&declaration, start)
            if kind == .operator, end.index < limit, stream.tokens[end.index].kind == .colon {
                end = stream.typeEnd(stream.cursor(end.index + 1), limit: limit)
            }
        }
        finish(&declaration, end)
    }

    /// The end of the enclosing type, or of the file.
    var limit: Int { contexts.last?.end ?? stream.tokens.count }

    /// Takes the body that may follow the head, and goes on inside it or behind it.
    private mutating func finish(_ declaration: inout Declaration, _ end: Cursor) {
        let brace = stream.index(after: end)
        var next = max(brace, index + 1)
        var upper = max(stream.end(before: end), declaration.range.upperBound)
        if brace < limit, stream.tokens[brace].kind == .leftBrace, takesBody(declaration.kind) {
            let close = stream.skipping(brace) - 1
            declaration.body = Int(stream.tokens[brace].end)..<Int(stream.tokens[close].start)
            declaration.bodyTokens = brace + 1..<close
            upper = Int(stream.tokens[close].end)
            next = close + 1
            if hasMembers(declaration.kind) {
                contexts.append(
                    Context(
                        declaration: declarations.count,
                        isEnum: declaration.kind == .enum,
                        isIndirect: declaration.modifiers.contains("indirect"),
                        end: close,
                        conditionDepth: conditions.conditions.count
                    )
                )
                next = brace + 1
            }
        }
        declaration.range = declaration.range.lowerBound..<upper
        declarations.append(declaration)
        index = next
    }

    private func takesBody(_ kind: Declaration.Kind) -> Bool {
        switch kind {
        case .typealias, .associatedtype, .import, .macro: false
        default: true
        }
    }

    private func hasMembers(_ kind: Declaration.Kind) -> Bool {
        switch kind {
        case .enum, .struct, .class, .actor, .protocol, .extension: true
        default: false
        }
    }

    private func readName(_ declaration: inout Declaration, _ start: Cursor) -> Cursor {
        guard start.index < limit else { return start }
        let token = stream.tokens[start.index]
        guard token.kind == .identifier || token.kind == .operator else { return start }
        declaration.name = stream.name(start.index)
        declaration.nameRange = token.range
        return stream.cursor(start.index + 1)
    }

    private func readGenerics(_ declaration: inout Declaration, _ start: Cursor) -> Cursor {
        guard stream.isOperator(start, "<", limit: limit) else { return start }
        let end = stream.genericsEnd(start, limit: limit)
        let upper = max(start.offset + 1, stream.end(before: end) - 1)
        declaration.genericParameters = stream.folded(start.offset + 1..<upper)
        return end
    }

    private func readWhere(_ declaration: inout Declaration, _ start: Cursor) -> Cursor {
        guard start.index < limit, stream.isSpelled(start.index, "where") else { return start }
        let first = stream.cursor(start.index + 1)
        let end = stream.requirementsEnd(first, limit: limit)
        declaration.whereClause = stream.folded(first.offset..<max(first.offset, stream.end(before: end)))
        return end
    }

    private func readType(_ declaration: inout Declaration, _ start: Cursor) -> Cursor {
        let end = stream.typeEnd(start, limit: limit)
        guard end != start else { return end }
        let range = start.offset..<stream.end(before: end)
        declaration.type = stream.folded(range)
        declaration.typeRange = range
        return end
    }

    private func readTypeHead(_ declaration: inout Declaration, _ start: Cursor) -> Cursor {
        var cursor = start
        if declaration.kind == .extension {
            cursor = stream.typeEnd(start, limit: limit)
            if cursor != start {
                declaration.nameRange = start.offset..<stream.end(before: cursor)
                declaration.name = stream.foldedName(declaration.nameRange)
            }
        } else {
            cursor = readGenerics(&declaration, readName(&declaration, start))
        }
        if cursor.index < limit, stream.tokens[cursor.index].kind == .colon {
            cursor = readInheritance(&declaration, cursor)
        }
        if declaration.kind == .typealias || declaration.kind == .associatedtype,
            stream.isOperator(cursor, "=", limit: limit)
        {
            cursor = readType(&declaration, stream.advanced(cursor, by: 1))
        }
        return readWhere(&declaration, cursor)
    }

    private func readInheritance(_ declaration: inout Declaration, _ colon: Cursor) -> Cursor {
        var cursor = colon
        while cursor.index < limit,
            stream.tokens[cursor.index].kind == .colon || stream.tokens[cursor.index].kind == .comma
        {
            let first = stream.cursor(cursor.index + 1)
            cursor = stream.typeEnd(first, limit: limit)
            if cursor == first { break }
            declaration.inherits += stream.typeReferences(first, cursor)
        }
        return cursor
    }

    private func readFunctionHead(_ declaration: inout Declaration, _ start: Cursor) -> Cursor {
        var cursor = start
        if declaration.kind == .func || declaration.kind == .macro {
            cursor = readFunctionName(&declaration, start)
        } else if stream.isOperator(cursor, "?", limit: limit) || stream.isOperator(cursor, "!", limit: limit) {
            cursor = stream.advanced(cursor, by: 1)
        }
        cursor = readGenerics(&declaration, cursor)
        if cursor.index < limit, stream.tokens[cursor.index].kind == .leftParenthesis {
            let close = stream.skipping(cursor.index) - 1
            declaration.parameterRange = Int(stream.tokens[cursor.index].end)..<Int(stream.tokens[close].start)
            declaration.parameters = stream.parameters(cursor.index + 1..<close, isPayload: false)
            cursor = stream.cursor(close + 1)
        }
        if cursor.offset == stream.cursor(cursor.index).offset {
            let effects = stream.effectsEnd(cursor.index, limit: limit)
            if effects > cursor.index { cursor = stream.cursor(effects) }
        }
        if stream.isOperator(cursor, "->", limit: limit) {
            cursor = readType(&declaration, stream.advanced(cursor, by: 2))
        }
        if declaration.kind == .macro, stream.isOperator(cursor, "=", limit: limit) {
            cursor = stream.cursor(
                stream.expressionEnd(stream.index(after: stream.advanced(cursor, by: 1)), limit: limit)
            )
        }
        return readWhere(&declaration, cursor)
    }

    /// An operator's name ends before the `<` that opens its generics: `func <<T>(…)` declares `<`.
    private func readFunctionName(_ declaration: inout Declaration, _ start: Cursor) -> Cursor {
        let end = readName(&declaration, start)
        guard stream.kind(start.index) == .operator, stream.kind(start.index + 1) == .identifier,
            declaration.name.utf8.count > 1, declaration.name.hasSuffix("<")
        else { return end }
        let split = Int(stream.tokens[start.index].end) - 1
        declaration.nameRange = start.offset..<split
        declaration.name = stream.text(declaration.nameRange)
        return Cursor(index: start.index, offset: split)
    }

    private func readVariable(_ declaration: inout Declaration, _ start: Cursor) -> Cursor {
        var cursor = start
        var isFirst = true
        while cursor.index < limit {
            cursor = readPattern(&declaration, cursor, isFirst: isFirst)
            if cursor.index < limit, stream.tokens[cursor.index].kind == .colon {
                let first = stream.cursor(cursor.index + 1)
                cursor = isFirst ? readType(&declaration, first) : stream.typeEnd(first, limit: limit)
            }
            if stream.isOperator(cursor, "=", limit: limit) {
                let value = stream.index(after: stream.advanced(cursor, by: 1))
                let end = stream.expressionEnd(value, limit: limit)
                if isFirst { declaration.initialValueTokens = value..<max(value, end) }
                cursor = stream.cursor(max(value, end))
            }
            isFirst = false
            guard cursor.index < limit, stream.tokens[cursor.index].kind == .comma else { break }
            cursor = stream.cursor(cursor.index + 1)
        }
        return cursor
    }

    /// `name`, `_` or `(a, b)`; the first name in it is the declaration's.
    private func readPattern(_ declaration: inout Declaration, _ start: Cursor, isFirst: Bool) -> Cursor {
        switch stream.tokens[start.index].kind {
        case .identifier:
            if isFirst { return readName(&declaration, start) }
            return stream.cursor(start.index + 1)
        case .leftParenthesis:
            let end = stream.skipping(start.index)
            if isFirst, let name = (start.index..<end).first(where: { stream.tokens[$0].kind == .identifier }) {
                declaration.name = stream.name(name)
                declaration.nameRange = stream.tokens[name].range
            }
            return stream.cursor(end)
        default:
            return start
        }
    }

    private func readImport(_ declaration: inout Declaration, _ start: Cursor) -> Cursor {
        var index = start.index
        if stream.kind(index + 1) == .identifier, !stream.tokens[index + 1].startsLine {
            switch stream.word(index) {
            case "struct", "class", "enum", "protocol", "typealias", "func", "let", "var":
                declaration.importKind = stream.word(index)
                index += 1
            default:
                break
            }
        }
        let first = index
        var name = stream.name(index)
        index += 1
        while stream.kind(index) == .period, let kind = stream.kind(index + 1), kind == .identifier || kind == .operator
        {
            name += "." + stream.name(index + 1)
            index += 2
        }
        declaration.name = name
        declaration.nameRange = stream.range(first..<index)
        return stream.cursor(index)
    }
}
