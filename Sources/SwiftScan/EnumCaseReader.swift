extension DeclarationReader {
    /// The cases behind the `case` at the index: `a, b(Int), c = 3`.
    mutating func readCases(_ context: Context) {
        let prefix = self.prefix
        self.prefix = nil
        let conditions = Array(self.conditions.conditions.dropFirst(context.conditionDepth))
        let isIndirect = context.isIndirect || prefix?.modifiers.contains("indirect") == true
        index += 1
        while index < context.end, stream.tokens[index].kind == .identifier {
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
        }
    }
}
