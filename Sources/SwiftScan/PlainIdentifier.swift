/// Names that Swift takes without back-ticks, keywords apart.
package enum PlainIdentifier {
    /// True for what the lexer reads as one identifier: emoji and other scalars of the grammar are letters, too.
    package static func isOne(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text != "_" else { return false }
        return isHead(first) && text.unicodeScalars.dropFirst().allSatisfy(isTail)
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "_": true
        case "\u{0}"..."\u{7F}": false
        default: ScalarClass(scalar.value) == .identifier
        }
    }

    private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "$": true
        case "\u{80}"...: isHead(scalar) || ScalarClass(scalar.value) == .combining
        default: isHead(scalar)
        }
    }
}
