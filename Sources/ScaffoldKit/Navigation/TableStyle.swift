/// How a file is laid out, told from its bytes.
package struct TableStyle: Hashable, Sendable {
    /// `\n`, `\r\n` or `\r`: the first line's.
    package var newline: String
    /// One level of indentation.
    package var unit: String

    package init(configuration: Configuration) {
        newline = "\n"
        unit = Self.unit(configuration.style.indent)
    }

    package init(of bytes: [UInt8], unit: String) {
        self.unit = unit
        newline = "\n"
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n") { return }
            if byte == UInt8(ascii: "\r") {
                newline = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
                return
            }
        }
    }

    /// The unit that `style.indent` names: `4 spaces`, `2 spaces`, `tabs`.
    package static func unit(_ indent: String) -> String {
        if indent.hasPrefix("tab") { return "\t" }
        let count = Int(indent.split(separator: " ").first ?? "") ?? 4
        return String(repeating: " ", count: min(max(count, 1), 16))
    }
}
