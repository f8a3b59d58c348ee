/// Text as string literals of Swift.
enum SwiftText {
    /// Between quotes, on one line.
    static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    /// Between triple quotes, in lines of at most `width` characters, which back-slashes join.
    static func lines(of text: String, indent: String, width: Int = 72) -> String {
        var lines: [String] = []
        var line = ""
        var count = 0
        for character in text {
            let piece = character.unicodeScalars.map(escaped).joined()
            // A line may end in a space, since a back-slash follows, but begins with none: it would be indentation.
            if count >= width, character != " " {
                lines.append(line)
                (line, count) = ("", 0)
            }
            let isTooLong = count >= width + 24
            line += isTooLong ? "\\u{20}" : piece
            count += isTooLong ? 6 : piece.count
            if isTooLong {
                lines.append(line)
                (line, count) = ("", 0)
            }
        }
        lines.append(line)
        if lines[0].first == " " { lines[0] = "\\u{20}" + lines[0].dropFirst() }
        return "\"\"\"\n" + lines.map { indent + $0 }.joined(separator: "\\\n") + "\n\(indent)\"\"\""
    }

    /// What is no part of a line, can't be seen, or changes how a line is read is written by its number.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator:
            return false
        default: return true
        }
    }
}
