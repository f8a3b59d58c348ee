extension DeclarationReader {
    /// The cases behind the `case` at the index: `a, b(Int), c = 3`.
    mutating func readCases(_ context: Context) {
        let prefix = self.prefix
        self.prefix = nil
        let conditions = Array(self.conditions.conditions.dropFirst(context.conditionDepth))
        let isIndirect = context.isIndirect || prefix?.modifiers.contains("indirect") == true
        let keyword = index
        index += 1
        var lacksName = true
        while index < context.end, stream.tokens[index].kind == .identifier, !isReserved(index) {
            lacksName = false
            let name = stream.tokens[index].range
            var enumCase = EnumCase(
                name: stream.name(index),
                nameRange: name,
                attributes: prefix?.attributes ?? [],
                isIndirect: isIndirect,
                conditions: conditions,
                range: name
            )
            index += 1
            if index < context.end, stream.tokens[index].kind == .leftParenthesis, !stream.tokens[index].startsLine {
                let close = stream.skipping(index) - 1
                enumCase.payload = stream.parameters(index + 1..<close, isPayload: true)
                index = close + 1
            }
            if stream.isSpelled(index, "="), index < context.end {
                index = stream.expressionEnd(index + 1, limit: context.end)
            }
            enumCase.range = name.lowerBound..<Int(stream.tokens[index - 1].end)
            declarations[context.declaration].cases.append(enumCase)
            guard index < context.end, stream.tokens[index].kind == .comma else { break }
            index += 1
            lacksName = true
        }
        if lacksName || !endsHere(context) { markUnread(index < context.end ? index : keyword) }
    }

    /// Whether nothing follows on the line that would have to belong to the cases.
    private func endsHere(_ context: Context) -> Bool {
        guard index < context.end else { return true }
        let token = stream.tokens[index]
        return token.startsLine || token.kind == .semicolon || stream.isDirective(token.kind)
    }

    /// Whether the word at the index is one that Swift takes for a name only in back-ticks.
    private func isReserved(_ index: Int) -> Bool {
        !stream.isBackTicked(index) && Self.reserved.contains(stream.word(index))
    }

    private static let reserved: Set = [
        "_", "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
