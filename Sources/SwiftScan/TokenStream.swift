/// The tokens of a source with the questions that every reader asks about them. Ranges are UTF-8 offsets unless they
/// are called token ranges.
struct TokenStream: Sendable {
    let bytes: [UInt8]
    let tokens: [Token]
    /// For `#if`, `#elseif` and `#else`: the token of the next branch or `#endif`.
    let nextBranch: [Int: Int]

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func word(_ index: Int) -> String {
        text(tokens[index].range)
    }

    /// A token's text without back-ticks.
    func name(_ index: Int) -> String {
        let range = tokens[index].range
        guard isBackTicked(index) else { return text(range) }
        return text(range.lowerBound + 1..<range.upperBound - 1)
    }

    func isBackTicked(_ index: Int) -> Bool {
        bytes[Int(tokens[index].start)] == UInt8(ascii: "`")
    }

    func kind(_ index: Int) -> Token.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    /// Whether the token there is spelled so.
    func isSpelled(_ index: Int, _ text: StaticString) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[Int(token.start) + offset] != text.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Whether white space or a comment stands before the token.
    func hasGap(before index: Int) -> Bool {
        index == 0 || tokens[index - 1].end != tokens[index].start
    }

    /// The index behind a bracket's partner; behind the token itself where it has none.
    func skipping(_ index: Int) -> Int {
        max(index, Int(tokens[index].partner)) + 1
    }

    func isOpening(_ kind: Token.Kind) -> Bool {
        kind == .leftParenthesis || kind == .leftBracket || kind == .leftBrace
    }

    func isClosing(_ kind: Token.Kind) -> Bool {
        kind == .rightParenthesis || kind == .rightBracket || kind == .rightBrace
    }

    func isDirective(_ kind: Token.Kind) -> Bool {
        kind == .poundIf || kind == .poundElseif || kind == .poundElse || kind == .poundEndif
    }

    /// From the first token's start to the last one's end; empty at `fallback` where the token range is.
    func range(_ tokenRange: Range<Int>, fallback: Int = 0) -> Range<Int> {
        guard !tokenRange.isEmpty else { return fallback..<fallback }
        return Int(tokens[tokenRange.lowerBound].start)..<Int(tokens[tokenRange.upperBound - 1].end)
    }

    /// The index of the first token that starts at or after the offset.
    func index(atOrAfter offset: Int) -> Int {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens[middle].start) < offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Behind the condition of the `#if` or `#elseif` at the index: it ends with its line, unless a bracket is open or
    /// an operator wants more.
    func conditionEnd(_ directive: Int, limit: Int) -> Int {
        var index = directive + 1
        guard tokens[directive].kind == .poundIf || tokens[directive].kind == .poundElseif else { return index }
        while index < limit {
            let token = tokens[index]
            if token.startsLine, index == directive + 1 || tokens[index - 1].kind != .operator { break }
            if isDirective(token.kind) || isClosing(token.kind) { break }
            index = skipping(index)
        }
        return min(index, limit)
    }
}
