/// Cuts a template into text, variables and tags; drops comments; applies `-` and reads verbatim blocks.
struct PieceReader {
    let source: SourceText
    private var offset = 0
    /// The last delimiter was `-}}`, `-%}` or `-#}`: white space that follows it directly is dropped.
    private var trimsNext = false

    init(_ source: SourceText) {
        self.source = source
    }

    private var bytes: [UInt8] { source.bytes }

    /// nil at the end. Every call moves on by a byte at least.
    mutating func next() throws(TemplateError) -> Piece? {
        while offset < bytes.count {
            switch delimiter(at: offset) {
            case nil:
                if let text = readText() { return .text(text) }
            case UInt8(ascii: "#"):
                try skipComment()
            case UInt8(ascii: "{"):
                return .output(try readContents(close: UInt8(ascii: "}")))
            default:
                if let piece = try readTag() { return piece }
            }
        }
        return nil
    }

    private mutating func readTag() throws(TemplateError) -> Piece? {
        var contents = try readContents(close: UInt8(ascii: "%"))
        guard let first = contents.tokens.first, case .name(let name) = first.kind else {
            throw source.error("a tag starts with its name", at: contents.tokens.first?.offset ?? contents.offset)
        }
        contents.tokens.removeFirst()
        guard name == "verbatim" else { return .tag(name: name, contents: contents) }
        if let extra = contents.tokens.first {
            throw source.error("`verbatim` takes nothing", at: extra.offset)
        }
        let text = try readVerbatim(openedAt: contents.offset)
        return text.isEmpty ? nil : .text(text)
    }

    // MARK: Text

    /// The second byte of `{{`, `{%` or `{#` at `index`, nil where none of them stands.
    private func delimiter(at index: Int) -> UInt8? {
        guard bytes[index] == UInt8(ascii: "{"), index + 1 < bytes.count else { return nil }
        switch bytes[index + 1] {
        case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#"): return bytes[index + 1]
        default: return nil
        }
    }

    private mutating func readText() -> String? {
        let start = offset
        offset += 1
        while offset < bytes.count, delimiter(at: offset) == nil { offset += 1 }
        let trimsEnd = offset + 2 < bytes.count && bytes[offset + 2] == UInt8(ascii: "-")
        return text(start..<offset, trimsEnd: trimsEnd)
    }

    private mutating func text(_ range: Range<Int>, trimsEnd: Bool) -> String? {
        var (start, end) = (range.lowerBound, range.upperBound)
        if trimsNext { while start < end, Self.isSpace(bytes[start]) { start += 1 } }
        if trimsEnd { while start < end, Self.isSpace(bytes[end - 1]) { end -= 1 } }
        trimsNext = false
        return start == end ? nil : source.string(start..<end)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    }

    // MARK: Comments and verbatim blocks

    private mutating func skipComment() throws(TemplateError) {
        let start = offset
        offset += 2
        while offset + 1 < bytes.count {
            if bytes[offset] == UInt8(ascii: "#"), bytes[offset + 1] == UInt8(ascii: "}") {
                trimsNext = offset > start + 2 && bytes[offset - 1] == UInt8(ascii: "-")
                offset += 2
                return
            }
            offset += 1
        }
        throw source.error("this comment is never closed with `#}`", at: start)
    }

    private mutating func readVerbatim(openedAt start: Int) throws(TemplateError) -> String {
        let bodyStart = offset
        while offset < bytes.count {
            let tagStart = offset
            guard delimiter(at: tagStart) == UInt8(ascii: "%"), let trims = skipEndVerbatim() else {
                offset = tagStart + 1
                continue
            }
            let result = text(bodyStart..<tagStart, trimsEnd: trims.before) ?? ""
            trimsNext = trims.after
            return result
        }
        throw source.error("`verbatim` is never closed with `{% endverbatim %}`", at: start)
    }

    /// Goes behind `{% endverbatim %}` if it stands here; says on which sides it has a `-`.
    private mutating func skipEndVerbatim() -> (before: Bool, after: Bool)? {
        offset += 2
        let before = skipControl()
        skipSpace()
        let name = Array("endverbatim".utf8)
        guard bytes[offset...].starts(with: name) else { return nil }
        offset += name.count
        skipSpace()
        let after = skipControl()
        guard isClose(UInt8(ascii: "%"), at: offset) else { return nil }
        offset += 2
        return (before, after)
    }

    // MARK: Inside a tag

    /// Reads from an opening delimiter to behind its closing one: `close`, then `}`.
    private mutating func readContents(close: UInt8) throws(TemplateError) -> TagContents {
        let start = offset
        offset += 2
        _ = skipControl()
        let lexer = TokenLexer(source)
        var tokens: [Token] = []
        while true {
            skipSpace()
            guard offset < bytes.count else { throw unclosed(close, openedAt: start) }
            let end = offset
            let control = bytes[end]
            if control == UInt8(ascii: "-") || control == UInt8(ascii: "+"), isClose(close, at: end + 1) {
                trimsNext = control == UInt8(ascii: "-")
                offset = end + 3
                return TagContents(tokens: tokens, offset: start, end: end)
            }
            if isClose(close, at: end) {
                trimsNext = false
                offset = end + 2
                return TagContents(tokens: tokens, offset: start, end: end)
            }
            do throws(TemplateError) {
                tokens.append(try lexer.token(at: &offset))
            } catch {
                guard closes(close, from: start + 2) else { throw unclosed(close, openedAt: start) }
                throw error
            }
        }
    }

    /// Whether the delimiter comes before the next opening one. Where it doesn't, it was forgotten, and what follows
    /// is text that only looks wrong.
    private func closes(_ close: UInt8, from start: Int) -> Bool {
        var index = start
        while index < bytes.count, delimiter(at: index) == nil {
            if isClose(close, at: index) { return true }
            index += 1
        }
        return false
    }

    private func unclosed(_ close: UInt8, openedAt start: Int) -> TemplateError {
        let expected = close == UInt8(ascii: "}") ? "}}" : "%}"
        return source.error("this is never closed with `\(expected)`", at: start)
    }

    private func isClose(_ close: UInt8, at index: Int) -> Bool {
        index + 1 < bytes.count && bytes[index] == close && bytes[index + 1] == UInt8(ascii: "}")
    }

    /// Goes behind a `-` or `+`; true for `-`. `+` says "keep", which is what happens anyway.
    private mutating func skipControl() -> Bool {
        guard offset < bytes.count else { return false }
        let isTrim = bytes[offset] == UInt8(ascii: "-")
        if isTrim || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
        return isTrim
    }

    private mutating func skipSpace() {
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    }
}
