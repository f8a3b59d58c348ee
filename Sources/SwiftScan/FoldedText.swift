extension TokenStream {
    /// The text of a range with comments left out and white space made canonical, so that two spellings that differ in
    /// those alone are equal. The rule, which looks only at the pieces and at whether a gap stands between them:
    ///
    /// - pieces are the tokens, where a run of operator characters falls into the longest of `->`, `==`, `!=`, `>=`,
    ///   `<=` (`>=` not before another `=`), `&&`, `||`, `??`, `...`, `..<`, and else into single characters;
    /// - nothing follows an opening bracket, `.`, `@`, `#` or `\`; nothing precedes a closing bracket, `,`, `:`, `;`;
    /// - one space follows `,`, `:`, `;` and stands on both sides of `->`, `==`, `!=`, `=`, `&`, `&&`, `||`, `??`;
    /// - nothing precedes `.`;
    /// - in a type, nothing follows `~` and `<`, nothing precedes `<`, `>`, `?`, `!` and `...`, and a word is one
    ///   space away from a `>` before it;
    /// - a word is one space away from a word or a closing bracket before it;
    /// - elsewhere a gap is one space, and no gap is none.
    func folded(_ range: Range<Int>, isType: Bool = true) -> String {
        var text = ""
        var last: Piece?
        var lastEnd = range.lowerBound
        var index = max(0, self.index(atOrAfter: range.lowerBound) - 1)
        while index < tokens.count, Int(tokens[index].start) < range.upperBound {
            let start = max(Int(tokens[index].start), range.lowerBound)
            let end = min(Int(tokens[index].end), range.upperBound)
            let kind = tokens[index].kind
            var piece = start
            while piece < end {
                let pieceEnd = kind == .operator ? operatorPieceEnd(piece, limit: end) : end
                let next = Piece(kind, self.text(piece..<pieceEnd))
                if let last, next.isSpaced(after: last, hasGap: piece != lastEnd, isType: isType) {
                    text += " "
                }
                text += next.text
                last = next
                lastEnd = pieceEnd
                piece = pieceEnd
            }
            index += 1
        }
        return text
    }

    private static let longPieces: [StaticString] = [
        "...", "..<", "->", "==", "!=", ">=", "<=", "&&", "||", "??",
    ]

    private func operatorPieceEnd(_ start: Int, limit: Int) -> Int {
        for piece in Self.longPieces where hasBytes(piece, at: start, limit: limit) {
            let end = start + piece.utf8CodeUnitCount
            if hasBytes(">=", at: start, limit: limit), hasBytes("=", at: end, limit: limit) { continue }
            return end
        }
        var end = start + 1
        while end < limit, bytes[end] & 0xC0 == 0x80 {
            end += 1
        }
        return end
    }

    func hasBytes(_ text: StaticString, at start: Int, limit: Int) -> Bool {
        guard start + text.utf8CodeUnitCount <= limit else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] {
            return false
        }
        return true
    }
}

/// One element of a folded text, and what decides the space before it.
private struct Piece {
    enum Role {
        case word, opening, closing, separator, period, sign, `operator`
    }

    var role: Role
    var text: String

    init(_ kind: Token.Kind, _ text: String) {
        self.text = text
        role =
            switch kind {
            case .leftParenthesis, .leftBracket, .leftBrace: .opening
            case .rightParenthesis, .rightBracket, .rightBrace: .closing
            case .comma, .colon, .semicolon: .separator
            case .period: .period
            case .at, .backslash: .sign
            case .pound: text == "#" ? .sign : .word
            case .operator: .operator
            default: .word
            }
    }

    func isSpaced(after left: Piece, hasGap: Bool, isType: Bool) -> Bool {
        if left.role == .opening || left.role == .period || left.role == .sign { return false }
        if role == .closing || role == .separator { return false }
        if left.role == .separator || left.isWide || isWide { return true }
        if role == .period { return false }
        if isType {
            if left.role == .operator, left.text == "~" || left.text == "<" { return false }
            if role == .operator, ["<", ">", "?", "!", "..."].contains(text) { return false }
            if role == .word, left.role == .operator, left.text == ">" { return true }
        }
        if role == .word, left.role == .word || left.role == .closing { return true }
        return hasGap
    }

    private var isWide: Bool {
        role == .operator && ["->", "==", "!=", "=", "&", "&&", "||", "??"].contains(text)
    }
}
