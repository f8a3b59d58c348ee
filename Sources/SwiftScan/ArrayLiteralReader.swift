extension SourceFile {
    /// The array literal whose `[` is the token at this index; nil where there is none, and for a dictionary.
    package func arrayLiteral(at token: Int) -> ArrayLiteral? {
        guard stream.kind(token) == .leftBracket else { return nil }
        let close = stream.skipping(token) - 1
        let elements = stream.elements(token + 1..<close)
        if let first = elements.first, stream.hasDictionaryColon(first) { return nil }
        return ArrayLiteral(
            range: Int(tokens[token].start)..<Int(tokens[close].end),
            elements: elements.map { ArrayLiteral.Element(range: stream.range($0), tokens: $0) },
            hasTrailingComma: !elements.isEmpty && stream.endsWithComma(token + 1..<close)
        )
    }
}

extension TokenStream {
    fileprivate func hasDictionaryColon(_ element: Range<Int>) -> Bool {
        var index = element.lowerBound
        var ternaries = 0
        while index < element.upperBound {
            if isSpelled(index, "?") {
                ternaries += 1
            } else if tokens[index].kind == .colon {
                if ternaries == 0 { return true }
                ternaries -= 1
            }
            index = skipping(index)
        }
        return false
    }

    /// Whether the last token that is no directive is a comma.
    fileprivate func endsWithComma(_ list: Range<Int>) -> Bool {
        var last: Token.Kind?
        var index = list.lowerBound
        while index < list.upperBound {
            if isDirective(tokens[index].kind) {
                index = conditionEnd(index, limit: list.upperBound)
                continue
            }
            last = tokens[index].kind
            index = skipping(index)
        }
        return last == .comma
    }
}
