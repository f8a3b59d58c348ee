/// Names as generated code must write them: back-ticks only where Swift needs them, bindings that are never keywords.
package enum SwiftName {
    /// After a dot, in a pattern or an expression: `.default`, but `` .`init` ``, `` .`self` ``, `` .`go home` ``.
    package static func member(_ name: String) -> String {
        ["init", "self", "Type"].contains(name) || !isIdentifier(name) ? "`\(name)`" : name
    }

    /// As an argument label: every keyword is one but `inout`.
    package static func label(_ name: String) -> String {
        name == "inout" || !isIdentifier(name) ? "`\(name)`" : name
    }

    /// As the name of a new constant; nil where it can't be one.
    package static func binding(_ name: String) -> String? {
        isIdentifier(name) && !keywords.contains(name) && !name.hasPrefix("$") ? name : nil
    }

    package static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name != "_" else { return false }
        func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }
        return isLetter(first)
            && name.unicodeScalars.allSatisfy { isLetter($0) || $0.properties.isXIDContinue }
    }

    /// Names for the values of a payload, in order: the labels where they can be names, else made up.
    package static func bindings(for payload: [PayloadParameter], avoiding taken: Set<String> = []) -> [String] {
        var used = taken
        var names: [String?] = payload.map { parameter in
            guard let name = (parameter.label ?? parameter.innerName).flatMap(binding), used.insert(name).inserted
            else { return nil }
            return name
        }
        let unnamed = names.filter { $0 == nil }.count
        var number = 0
        for index in names.indices where names[index] == nil {
            var name = "value"
            repeat {
                number += 1
                name = unnamed == 1 && number == 1 ? "value" : "value\(number)"
            } while used.contains(name)
            used.insert(name)
            names[index] = name
        }
        return names.compactMap { $0 }
    }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
        "any", "some", "each", "copy", "consume", "discard", "unsafe", "async", "yield", "then", "Type", "Protocol",
    ]
}
