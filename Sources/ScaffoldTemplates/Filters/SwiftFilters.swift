// Names in Swift source.
extension Filter {
    static let swift: [String: Filter] = [
        "escapeReservedKeywords": Filter { value, _ throws(FilterFailure) in
            try map(value) { keywords.contains($0) ? "`\($0)`" : $0 }
        },
        "swiftIdentifier": Filter(0...1) { value, arguments throws(FilterFailure) in
            let mode = try arguments.mode(0, among: ["normal", "pretty", "valid"])
            return try map(value) { identifier($0, mode: mode) }
        },
    ]

    /// `normal`: first letter in upper case, what can't stand in an identifier becomes `_`. `pretty`: it is dropped
    /// and the next letter in upper case. `valid`: only what must change does. A digit in front gets a `_`.
    private static func identifier(_ string: String, mode: String) -> String {
        var result = ""
        var raisesNext = mode != "valid"
        for character in string {
            guard character.unicodeScalars.allSatisfy(isIdentifierPart) else {
                if mode == "pretty" { raisesNext = true } else { result += "_" }
                if mode == "normal" { raisesNext = false }
                continue
            }
            result += raisesNext ? character.uppercased() : String(character)
            raisesNext = false
        }
        guard let first = result.unicodeScalars.first else { return "_" }
        return first.properties.numericType != nil || !first.properties.isXIDStart && first.isASCII && first != "_"
            ? "_" + result : result
    }

    private static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isXIDContinue || !scalar.isASCII && scalar.properties.isEmoji
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]
}
