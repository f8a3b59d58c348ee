/// Text as one word of a shell's command line.
package enum ShellWord {
    /// As it is where no character of it means anything to a shell, else in single quotes.
    package static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            !$0.isASCII || $0.properties.isAlphabetic || "0123456789._-/".unicodeScalars.contains($0)
        }
        if isPlain, !text.isEmpty, VisibleText.isPlain(text) { return text }
        // What would be shown as an escape must be one that the shell reads.
        if !VisibleText.isPlain(text) { return "$'" + text.unicodeScalars.map(escaped).joined() + "'" }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if scalar == "'" || scalar == "\\" { return "\\" + String(scalar) }
        let text = String(scalar)
        if scalar.isASCII ? VisibleText.isPlain(text) : scalar.properties.isAlphabetic { return text }
        return text.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
