/// The `#if` conditions that open within a range of tokens, by token.
package struct ConditionsWithin: Sendable {
    /// Where each directive stands, and what holds behind it.
    private var marks: [(token: Int, conditions: [Condition])] = []

    package init(_ source: SourceFile, tokens: Range<Int>) {
        var stack = ConditionStack()
        let stream = source.stream
        for index in tokens.clamped(to: 0..<stream.tokens.count) where stream.isDirective(stream.tokens[index].kind) {
            _ = stack.read(index, in: stream, limit: tokens.upperBound)
            marks.append((index, stack.conditions))
        }
    }

    /// Those around a token, outer first.
    package func conditions(ofToken index: Int) -> [Condition] {
        var low = 0
        var high = marks.count
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].token < index { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? marks[low - 1].conditions : []
    }
}
