extension TokenStream {
    /// The parameters between the parentheses of a function, an initialiser or, for `isPayload`, an enum's case.
    func parameters(_ list: Range<Int>, isPayload: Bool) -> [Parameter] {
        elements(list).map { parameter($0, isPayload: isPayload) }
    }

    private func parameter(_ element: Range<Int>, isPayload: Bool) -> Parameter {
        var type = element.lowerBound
        var label: String?
        var name: String?
        if let words = labelWords(element) {
            label = isSpelled(words.lowerBound, "_") ? nil : self.name(words.lowerBound)
            if words.count == 2 {
                name = self.name(words.lowerBound + 1)
            } else if !isPayload {
                name = label
            }
            type = words.upperBound + 1
        }
        let equals = defaultStart(type, element.upperBound)
        let typeRange = trimmed(type, equals)
        let valueRange = equals.map { Int($0.valueStart)..<Int(tokens[element.upperBound - 1].end) }
        return Parameter(
            label: label,
            name: name,
            type: typeRange.map { folded($0) } ?? "",
            defaultValue: valueRange.map { folded($0, isType: false) },
            range: range(element)
        )

        func trimmed(_ start: Int, _ equals: (offset: Int, valueStart: Int)?) -> Range<Int>? {
            let end = equals?.offset ?? Int(tokens[element.upperBound - 1].end)
            guard start < element.upperBound, Int(tokens[start].start) < end else { return nil }
            return Int(tokens[start].start)..<end
        }
    }

    /// The one or two names before a colon at the start, which attributes and modifiers may precede.
    private func labelWords(_ element: Range<Int>) -> Range<Int>? {
        var index = element.lowerBound
        while index < element.upperBound, tokens[index].kind == .at {
            index = self.index(after: attributeNameEnd(index, limit: element.upperBound))
            if index < element.upperBound, tokens[index].kind == .leftParenthesis { index = skipping(index) }
        }
        let first = index
        while index < element.upperBound, tokens[index].kind == .identifier {
            index += 1
        }
        guard index > first, index < element.upperBound, tokens[index].kind == .colon else { return nil }
        return max(first, index - 2)..<index
    }

    /// Where the `=` of a default value and the value itself start.
    private func defaultStart(_ start: Int, _ limit: Int) -> (offset: Int, valueStart: Int)? {
        let end = typeEnd(cursor(start), limit: limit)
        if isOperator(end, "=", limit: limit) {
            let value = advanced(end, by: 1)
            return (end.offset, value.index < limit ? value.offset : end.offset + 1)
        }
        var index = self.index(after: end)
        while index < limit {
            if isSpelled(index, "=") {
                return (Int(tokens[index].start), Int(tokens[index].end))
            }
            index = skipping(index)
        }
        return nil
    }
}
