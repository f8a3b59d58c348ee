/// Values as JSON text.
package enum JSONText {
    /// RFC 8259, 7: quotes, back-slashes and control characters escaped, all else as it is.
    package static func quoted(_ text: String) -> String { quoted(text) { _ in false } }

    /// For people's eyes as well: what would steer a terminal, or deceive, is escaped too.
    package static func visible(_ text: String) -> String {
        VisibleText.isPlain(text) ? quoted(text) : quoted(text) { !VisibleText.isPlain(String($0)) }
    }

    private static func quoted(_ text: String, escaping: (Unicode.Scalar) -> Bool) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar < " " || escaping(scalar):
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
