import SwiftScan

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

    /// As a label where a parameter or a case's value is declared: these three would be modifiers there.
    package static func declaredLabel(_ name: String) -> String {
        ["inout", "let", "var"].contains(name) || !isIdentifier(name) ? "`\(name)`" : name
    }

    /// As the name of a new constant; nil where it can't be one.
    package static func binding(_ name: String) -> String? {
        let isFree = !keywords.contains(name) && !contextual.contains(name) && !name.hasPrefix("$")
        return isIdentifier(name) && isFree ? name : nil
    }

    package static func isIdentifier(_ name: String) -> Bool { PlainIdentifier.isOne(name) }

    /// True for a name in back-ticks that Swift takes: SE-0451, "Raw identifiers".
    package static func isRaw(_ text: String) -> Bool {
        guard text.hasPrefix("`"), text.hasSuffix("`"), text.utf8.count > 2 else { return false }
        let name = plain(text).unicodeScalars
        let isPrintable = name.allSatisfy { scalar in
            scalar != "\\" && (scalar == " " || !scalar.properties.isWhitespace)
                && ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        }
        // A name of operator characters would be an operator's, one of spaces nobody's.
        return isPrintable && name.contains { $0 != " " && !Self.signs.contains($0) }
    }

    private static let signs = Set("/=-+!*%<>&|^~?".unicodeScalars)

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
