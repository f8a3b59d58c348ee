/// A Swift source, lexed and read: bytes in, declarations out.
package struct SourceFile: Sendable {
    package let bytes: [UInt8]
    package let tokens: [Token]
    /// In source order, parents before members; nothing from inside function bodies, accessors or closures.
    package let declarations: [Declaration]

    /// Throws where the source can't be understood: not UTF-8, an unterminated string or comment, unbalanced brackets or `#if`.
    package init(_ bytes: [UInt8]) throws(ScanError) {
        self.bytes = bytes
        tokens = []
        declarations = []
    }

    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// 1-based line and 1-based column (in UTF-8 bytes) of a UTF-8 offset. CRLF, LF and CR each end a line.
    package func position(of offset: Int) -> (line: Int, column: Int) {
        (1, 1)
    }

    /// The `switch` statements among these tokens, outermost only, in order.
    package func switches(in tokenRange: Range<Int>) -> [SwitchStatement] { [] }

    /// The calls to `name` among these tokens at any bracket depth, in order.
    package func calls(to name: String, in tokenRange: Range<Int>) -> [Call] { [] }

    /// The array literal whose `[` is the token at this index.
    package func arrayLiteral(at token: Int) -> ArrayLiteral? { nil }

    /// The index of the first token that starts at or after the offset.
    package func tokenIndex(atOrAfter offset: Int) -> Int { 0 }
}

package struct ScanError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case notUTF8
        case unterminatedString, unterminatedComment, unterminatedRegex
        /// A closing bracket without its opening one, or the other way round.
        case unbalanced(String)
        case unbalancedCondition
        case tooLarge
    }

    package var reason: Reason
    /// UTF-8 offset.
    package var offset: Int
    package var line: Int
    package var column: Int
}
