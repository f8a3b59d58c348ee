/// Text as one word of a shell's command line.
package enum ShellWord {
    /// As it is where no character of it means anything to a shell, else in single quotes.
    package static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            !$0.isASCII || $0.properties.isAlphabetic || "0123456789._-/".unicodeScalars.contains($0)
        }
        if isPlain, !text.isEmpty { return text }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
