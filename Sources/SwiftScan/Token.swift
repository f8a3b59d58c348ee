/// One lexical element of a Swift source. White space and comments are not tokens: they are the gaps between two tokens.
/// So are bytes that mean nothing in Swift, such as NUL.
package struct Token: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
        /// A plain or back-ticked identifier. Keywords are identifiers too: Swift's are mostly contextual.
        case identifier
        case integerLiteral
        case floatLiteral
        /// A whole string literal of any form, its interpolations included.
        case stringLiteral
        /// A whole regex literal, `/…/` or `#/…/#`.
        case regexLiteral
        /// A run of operator characters (`->`, `=`, `&`, `?`, `!`, `==`, …); `.` and `,` are punctuation.
        case `operator`
        case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
        case comma, colon, semicolon, at
        /// `.`, or the `::` of a module selector: `NavCore::NavigationContract`.
        case period
        /// `\`, which starts a key path.
        case backslash
        /// `#if`, `#elseif`, `#else` and `#endif`. The condition's tokens follow as ordinary tokens.
        case poundIf, poundElseif, poundElse, poundEndif
        /// `#` and a name: `#Preview`, `#selector`, `#available`, `#sourceLocation`.
        case pound
    }

    package var kind: Kind
    /// Whether a line ends between the token before and this one, or this one is the first.
    package var startsLine: Bool
    /// UTF-8 offsets into the source.
    package var start: Int32
    package var end: Int32
    /// For a bracket: the index of the token that matches it, else -1.
    package var partner: Int32

    package var range: Range<Int> { Int(start)..<Int(end) }
}
