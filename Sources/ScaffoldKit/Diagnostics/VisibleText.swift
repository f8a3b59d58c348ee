/// Text that goes out to a person. Names of folders, sources and mistyped words may hold what steers a terminal, or what
/// makes a line read otherwise than it is; here it is shown as an escape of Swift's: `\u{1b}`.
package enum VisibleText {
    /// One line: line ends and tabs are escaped too.
    package static func line(_ text: String) -> String { escaped(text) { _ in false } }

    /// A line of a source, in which tabs are what they are.
    package static func source(_ text: String) -> String { escaped(text) { $0 == "\t" } }

    /// Several lines: line feeds, tabs, a return before a line feed and a byte order mark that opens a line of a diff stay.
    package static func lines(_ text: String) -> String {
        escaped(text) { $0 == "\t" || $0 == "\n" }
    }

    /// Whether the text would be shown as it is, in one line.
    package static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } || line(text) == text
    }

    private static func escaped(_ text: String, keeping: (Unicode.Scalar) -> Bool) -> String {
        // Most text is plain, and a diff may be long.
        if text.utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || keeping(Unicode.Scalar($0)) && $0 < 0x20 }) {
            return text
        }
        var result = ""
        var previous: Unicode.Scalar?
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            defer { previous = scalar }
            let endsLine = scalar == "\r" && next == "\n"
            let opensFile = scalar == "\u{FEFF}" && index > 1 && scalars[index - 2] == "\n"
            if (endsLine || opensFile) && keeping("\n") || keeping(scalar) || !deceives(scalar, after: previous) {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return result
    }

    /// Controls, marks of direction, separators of lines and what is invisible, but for the joiners inside an emoji and
    /// inside words of the scripts that need them.
    private static func deceives(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: break
        default: if !properties.isDefaultIgnorableCodePoint { return false }
        }
        guard let previous else { return true }
        switch scalar.value {
        case 0xFE0E, 0xFE0F,
            0x200D where isPartOfEmoji(previous):
            return !isPartOfEmoji(previous)
        case 0x200C, 0x200D: return !(0x0600...0x109F).contains(previous.value)
        default: return true
        }
    }

    private static func isPartOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || scalar.properties.isEmoji || scalar.properties.isEmojiModifier
    }
}
