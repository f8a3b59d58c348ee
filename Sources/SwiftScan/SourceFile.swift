/// A Swift source, lexed and read: bytes in, declarations out.
package struct SourceFile: Sendable {
    /// In source order, parents before members; nothing from inside function bodies, accessors or closures.
    package let declarations: [Declaration]
    let stream: TokenStream
    /// Its tokens take up to sixteen times as much; no person writes as long a source.
    private static let limit = 8 << 20
    private let lineStarts: [Int32]

    package var bytes: [UInt8] { stream.bytes }
    package var tokens: [Token] { stream.tokens }

    /// Throws where the source can't be understood: not UTF-8, an unterminated string or comment, unbalanced brackets or
    /// `#if`, conflict markers. `tooLarge` is a source of more than 8 MB, `#if`s nested deeper than 256 or with more than 1,000 branches, or types
    /// nested deeper than 4,096.
    package init(_ bytes: [UInt8]) throws(ScanError) {
        guard bytes.count <= Self.limit else {
            throw ScanError(reason: .tooLarge, offset: 0, line: 1, column: 1)
        }
        let result = bytes.withUnsafeBufferPointer { Self.lexed($0) }
        lineStarts = result.lineStarts
        if let error = result.error {
            throw Self.placed(error, result.lineStarts)
        }
        stream = TokenStream(bytes: bytes, tokens: result.tokens, nextBranch: result.nextBranch)
        var reader = DeclarationReader(stream)
        do {
            try reader.read()
        } catch {
            throw Self.placed(error, result.lineStarts)
        }
        declarations = reader.declarations
    }

    package func text(_ range: Range<Int>) -> String {
        stream.text(range)
    }

    /// The text of a range of tokens with comments and white space folded, as in `Parameter.type`.
    package func folded(_ range: Range<Int>) -> String {
        stream.folded(range)
    }

    /// 1-based line and 1-based column (in UTF-8 bytes) of a UTF-8 offset. CRLF, LF and CR each end a line.
    package func position(of offset: Int) -> (line: Int, column: Int) {
        Self.position(of: offset, lineStarts)
    }

    /// The index of the first token that starts at or after the offset.
    package func tokenIndex(atOrAfter offset: Int) -> Int {
        stream.index(atOrAfter: offset)
    }

    private static func position(of offset: Int, _ lineStarts: [Int32]) -> (line: Int, column: Int) {
        let line = max(1, lineStarts.countUpTo(offset))
        return (line, offset - Int(lineStarts[line - 1]) + 1)
    }

    private static func placed(_ error: ScanError, _ lineStarts: [Int32]) -> ScanError {
        let position = position(of: error.offset, lineStarts)
        return ScanError(reason: error.reason, offset: error.offset, line: position.line, column: position.column)
    }

    private struct Lexed {
        var lineStarts: [Int32]
        var tokens: [Token] = []
        var nextBranch: [Int: Int] = [:]
        var error: ScanError?
    }

    private static func lexed(_ bytes: UnsafeBufferPointer<UInt8>) -> Lexed {
        let text = SourceText(bytes)
        var result = Lexed(lineStarts: text.lineStarts)
        if let offset = text.invalidOffset {
            result.error = ScanError(reason: .notUTF8, offset: offset, line: 0, column: 0)
            return result
        }
        guard let base = bytes.baseAddress else { return result }
        var lexer = Lexer(base, count: bytes.count)
        do {
            try lexer.run()
            result.tokens = lexer.tokens
            result.nextBranch = lexer.nextBranch
        } catch {
            result.error = error
        }
        return result
    }
}
