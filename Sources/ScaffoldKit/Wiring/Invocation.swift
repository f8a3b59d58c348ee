import SwiftScan

/// A call of a function by its base name, whatever stands before it: `makeView(…)`, `container.makeView(…)`.
struct Invocation {
    var range: Range<Int>
    /// Strictly between the parentheses.
    var inside: Range<Int>
    var arguments: [Argument]
}

extension EditableSource {
    /// The calls of `name` among these tokens, in order; its declaration is none.
    func invocations(of name: String, in tokenRange: Range<Int>) -> [Invocation] {
        let tokens = source.tokens
        return tokenRange.compactMap { index in
            let open = index + 1
            guard tokens[index].kind == .identifier, open < tokens.count, tokens[open].kind == .leftParenthesis,
                tokens[open].partner > open, text(ofToken: index) == name,
                index == 0 || text(ofToken: index - 1) != "func"
            else { return nil }
            let close = tokens[Int(tokens[open].partner)]
            return Invocation(
                range: Int(tokens[index].start)..<Int(close.end),
                inside: Int(tokens[open].end)..<Int(close.start),
                arguments: source.arguments(at: open)
            )
        }
    }
}
