/// Names as generated code must write them: back-ticks only where Swift needs them, bindings that are never keywords.
package enum SwiftName {
    /// After a dot, in a pattern or an expression: `.default`, but `` .`init` ``, `` .`self` ``, `` .`go home` ``.
    package static func member(_ name: String) -> String {
        ["init", "self", "Type", "Protocol"].contains(name) || !isIdentifier(name) ? "`\(name)`" : name
    }

    /// As an argument label: every keyword is one but `inout`.
    package static func label(_ name: String) -> String {
        name == "inout" || !isIdentifier(name) ? "`\(name)`" : name
    }

    /// As the name of a new constant; nil where it can't be one.
    package static func binding(_ name: String) -> String? {
        let isFree = !keywords.contains(name) && !contextual.contains(name) && !name.hasPrefix("$")
        return isIdentifier(name) && isFree ? name : nil
    }

    package static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name != "_" else { return false }
        func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }
        return isLetter(first)
            && name.unicodeScalars.allSatisfy { isLetter($0) || $0.properties.isXIDContinue }
    }

    /// Without back-ticks.
    package static func plain(_ text: String) -> String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
    }

    /// A reserved word: The Swift Programming Language, "Summary of the Grammar".
    package static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

    private static let keywords = ReservedNames.keywords.subtracting(contextual)

    /// Free as names by the grammar, and yet none for a constant: some position reads them as keywords.
    private static let contextual: Set<String> = [
        "any", "some", "each", "copy", "consume", "discard", "unsafe", "async", "yield", "then",
    ]
}
