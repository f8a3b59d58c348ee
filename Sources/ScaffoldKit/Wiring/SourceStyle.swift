/// How a file is laid out: its line ending and its unit of indentation. What is inserted into it takes both on.
package struct SourceStyle: Hashable, Sendable {
    /// `\n`, `\r\n` or `\r`.
    package var lineEnding: String
    /// One level: spaces, or a tab.
    package var indent: String

    /// Templates and snippets are written with this unit.
    package static let templateIndent = "    "

    package init(lineEnding: String = "\n", indent: String = SourceStyle.templateIndent) {
        self.lineEnding = lineEnding
        self.indent = indent
    }

    /// Read off the file: its first line end, and the least indentation that any of its lines has.
    /// `fallback` serves for a file that has no indented line.
    package init(of bytes: [UInt8], fallback: String = SourceStyle.templateIndent) {
        var spaces: Int?
        var tabs = false
        var lineStart = true
        var width = 0
        for byte in bytes {
            if byte.isLineEnd {
                lineStart = true
                width = 0
            } else if lineStart {
                if byte == UInt8(ascii: " ") {
                    width += 1
                } else if byte == UInt8(ascii: "\t") {
                    tabs = tabs || width == 0
                    lineStart = false
                } else {
                    // A lone space before a `*` is the inside of a block comment, not a level.
                    if width > 1 { spaces = min(spaces ?? width, width) }
                    lineStart = false
                }
            }
        }
        lineEnding = Self.lineEnding(of: bytes)
        indent = tabs ? "\t" : spaces.map { String(repeating: " ", count: $0) } ?? fallback
    }

    /// The first line's; `\n` where there is but one line.
    package static func lineEnding(of bytes: [UInt8]) -> String {
        guard let end = bytes.firstIndex(where: \.isLineEnd) else { return "\n" }
        let isCRLF =
            bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
        return isCRLF ? "\r\n" : String(UnicodeScalar(bytes[end]))
    }

    /// Text that was written with template indentation and `\n`, laid out as this style wants it, every line but the
    /// empty ones behind `base`.
    package func lay(_ text: String, base: String = "") -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                guard line.contains(where: { $0 != " " }) else { return "" }
                var rest = line
                var prefix = base
                while rest.hasPrefix(SourceStyle.templateIndent) {
                    rest = rest.dropFirst(SourceStyle.templateIndent.count)
                    prefix += indent
                }
                return prefix + rest
            }
            .joined(separator: lineEnding)
    }
}
