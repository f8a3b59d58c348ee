extension Lexer {
    @inline(__always)
    static func isASCIIOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default:
            false
        }
    }

    func isOperator(at offset: Int) -> Bool {
        guard offset < count else { return false }
        guard bytes[offset] >= 0x80 else { return Self.isASCIIOperator(bytes[offset]) }
        let scalar = scalarClass(at: offset)
        return scalar == .operator || scalar == .combining
    }

    /// A run of operator characters. `?` and `!` that follow an expression without a space stand alone; a comment
    /// ends the run; a `/` in it may open a regex literal. Throws at a conflict marker, which would be an operator else.
    mutating func lexOperator() throws(ScanError) {
        let start = position
        let isLeftBound = isLeftBound(start)
        let first = bytes[start]
        if isLeftBound, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
            position = start + 1
            return emit(.operator, from: start)
        }
        if isConflictMarker(at: start) { throw failure(.conflictMarker, at: start) }
        let mayHoldPeriods = first == UInt8(ascii: ".")
        var end = start
        var slash: Int?
        while end < count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "/") {
                let next = self.byte(end + 1)
                if end > start, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
                slash = slash ?? end
            }
            guard isOperator(at: end) || (mayHoldPeriods && byte == UInt8(ascii: ".")) else { break }
            end += byte < 0x80 ? 1 : scalarLength(at: end)
        }
        if let slash, !isLeftBound, let close = regexEnd(slash, operatorStart: start, operatorEnd: end) {
            if slash > start {
                position = slash
                emit(.operator, from: start)
            }
            position = close
            return emit(.regexLiteral, from: slash)
        }
        position = max(end, start + 1)
        emit(.operator, from: start)
    }

    /// Whether the line that starts at the offset opens or closes a conflict as Git writes it: seven signs, then a space
    /// or the line's end. The line between the sides never stands without one of these.
    private func isConflictMarker(at start: Int) -> Bool {
        let sign = bytes[start]
        guard sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">"), start + 7 <= count,
            start == 0 || start == 3 && bytes[0] == 0xEF || bytes[start - 1] == 10 || bytes[start - 1] == 13
        else { return false }
        for offset in start..<(start + 7) where bytes[offset] != sign { return false }
        return start + 7 == count || [10, 13, UInt8(ascii: " ")].contains(bytes[start + 7])
    }

    /// Whether an operator at the offset touches what stands before it.
    private func isLeftBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch bytes[offset - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0, 0x0B, 0x0C,
            UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            return !(offset > 1 && bytes[offset - 2] == UInt8(ascii: "*"))
        default:
            return true
        }
    }

    /// Whether an operator that ends at the offset touches what follows.
    private func isRightBound(_ offset: Int) -> Bool {
        guard offset < count else { return false }
        switch bytes[offset] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0, 0x0B, 0x0C,
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            let next = byte(offset + 1)
            return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
        default:
            return true
        }
    }

    /// The end of the regex literal `/…/` whose first slash stands in an operator that is not left-bound; nil where it
    /// is an operator after all. The rules are those of SE-0354.
    private func regexEnd(_ slash: Int, operatorStart: Int, operatorEnd: Int) -> Int? {
        if let previous, previous.kind == .identifier, isWord(previous, "func") || isWord(previous, "operator") {
            return nil
        }
        if !isRightBound(operatorEnd), !mayPrecedeExpression() {
            return nil
        }
        return bareRegexEnd(slash)
    }

    private func isWord(_ token: (kind: Token.Kind, start: Int, end: Int), _ word: StaticString) -> Bool {
        token.end - token.start == word.utf8CodeUnitCount && matches(word, at: token.start)
    }

    /// Whether the token before lets an expression, not an infix operator, follow.
    private func mayPrecedeExpression() -> Bool {
        guard let previous else { return true }
        switch previous.kind {
        case .leftParenthesis, .leftBracket, .leftBrace, .comma, .colon, .semicolon, .operator,
            .poundIf, .poundElseif, .poundElse, .poundEndif:
            return true
        case .identifier:
            return Self.expressionKeywords.contains { isWord(previous, $0) }
        default:
            return false
        }
    }

    /// The reserved words that an expression may follow.
    private static let expressionKeywords: [StaticString] = [
        "as", "await", "case", "catch", "defer", "do", "else", "guard", "if", "in", "is", "repeat", "return", "switch",
        "throw", "try", "where", "while", "yield",
    ]
}
