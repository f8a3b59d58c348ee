/// Back-ticks, where Swift needs them.
package enum Identifier {
    /// As it is written where it is declared, or bound: `` `default` ``.
    package static func inDeclaration(_ name: String) -> String {
        keywords.contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    /// As it is written after a period: only `init`, `self`, `Type` and names with odd characters keep back-ticks.
    package static func inMemberAccess(_ name: String) -> String {
        memberKeywords.contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    /// Without back-ticks.
    package static func plain(_ text: String) -> String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }

    package static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

    private static func isPlain(_ name: String) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = name.utf8.first, !digits.contains(first) else { return false }
        return name.unicodeScalars.allSatisfy { scalar in
            scalar == "_" || scalar.properties.isXIDContinue
                || scalar.value > 0x7F && !scalar.properties.isWhitespace
        }
    }

    private static let memberKeywords: Set<String> = ["init", "self", "Type", "Protocol"]

    /// The reserved words of "Summary of the Grammar" in The Swift Programming Language; contextual ones are free.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
        "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]
}
