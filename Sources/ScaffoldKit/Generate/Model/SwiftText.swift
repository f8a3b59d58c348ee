/// Text as string literals of Swift.
enum SwiftText {
    /// Between quotes, on one line.
    static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    /// Between triple quotes, in lines that back-slashes join. They end behind a space where there is one.
    static func lines(of text: String, indent: String, width: Int = 64) -> String {
        var lines: [String] = []
        var line = ""
        var isBehindSpace = false
        for character in text {
            if line.count >= width, isBehindSpace || line.count >= width + 16 {
                lines.append(line)
                line = ""
            }
            isBehindSpace = character == " "
            // At the start of a line a space would be indentation.
            line += line.isEmpty && isBehindSpace ? "\\u{20}" : character.unicodeScalars.map(escaped).joined()
        }
        lines.append(line)
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
