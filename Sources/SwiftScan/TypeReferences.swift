extension TokenStream {
    /// A name's text, folded, without back-ticks, and with a period behind a module however that is selected.
    func foldedName(_ range: Range<Int>) -> String {
        let text = folded(range)
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: ":") }) else { return text }
        var name: [UInt8] = []
        for byte in text.utf8 where byte != UInt8(ascii: "`") {
            if byte != UInt8(ascii: ":") {
                name.append(byte)
            } else if name.last != UInt8(ascii: ".") {
                name.append(UInt8(ascii: "."))
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// The types that one entry of an inheritance clause names: the members of a composition each, without the
    /// attributes before them and the parentheses around them.
    func typeReferences(_ start: Cursor, _ end: Cursor) -> [TypeReference] {
        var references: [TypeReference] = []
        var pending = [(start: start, end: end)]
        while let entry = pending.popLast() {
            let first = withoutAttributes(entry.start, limit: entry.end)
            if let inner = parenthesized(first, entry.end) {
                pending.append(inner)
                continue
            }
            if let ampersand = firstAmpersand(first, entry.end) {
                pending.append((advanced(ampersand, by: 1), entry.end))
                pending.append((first, ampersand))
                continue
            }
            let upper = min(self.end(before: entry.end), bytes.count)
            guard first.offset < upper else { continue }
            references.append(TypeReference(name: folded(first.offset..<upper), range: first.offset..<upper))
        }
        return references
    }

    private func withoutAttributes(_ start: Cursor, limit: Cursor) -> Cursor {
        var cursor = start
        while cursor.index < limit.index, tokens[cursor.index].kind == .at {
            let name = attributeNameEnd(cursor.index, limit: limit.index)
            let index = self.index(after: name)
            let hasArguments = index < limit.index && tokens[index].kind == .leftParenthesis && !hasGap(before: index)
            cursor = hasArguments ? self.cursor(skipping(index)) : name
        }
        return cursor
    }

    private func parenthesized(_ start: Cursor, _ end: Cursor) -> (start: Cursor, end: Cursor)? {
        guard start.index < end.index, tokens[start.index].kind == .leftParenthesis,
            end == cursor(skipping(start.index))
        else { return nil }
        return (cursor(start.index + 1), cursor(end.index - 1))
    }

    /// The first `&` outside brackets and generics.
    private func firstAmpersand(_ start: Cursor, _ end: Cursor) -> Cursor? {
        var cursor = start
        while cursor.index < end.index || (cursor.index == end.index && cursor.offset < end.offset) {
            guard cursor.index < tokens.count else { return nil }
            if tokens[cursor.index].kind == .operator {
                if isOperator(cursor, "&", limit: tokens.count) { return cursor }
                cursor =
                    isOperator(cursor, "<", limit: tokens.count)
                    ? genericsEnd(cursor, limit: min(end.index + 1, tokens.count)) : advanced(cursor, by: 1)
            } else {
                cursor = self.cursor(skipping(cursor.index))
            }
        }
        return nil
    }
}
