/// Reads a type as Swift spells it: `[String: Status?]`, `Optional<Foundation.URL>`.
struct FieldTypeReader {
    private static let maximumDepth = 16

    /// Value types that decode themselves and whose samples are known.
    static let plain: Set<String> = [
        "Bool", "CGFloat", "Data", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
        "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
    ]

    /// Throws what makes it no type of a field.
    static func read(_ text: String) throws(ModelFact.TypeFlaw) -> FieldType {
        try read(text, depth: 0)
    }

    private static func read(_ text: String, depth: Int) throws(ModelFact.TypeFlaw) -> FieldType {
        let text = text.trimmingSpaces()
        guard depth < maximumDepth else { throw .tooDeep }
        func inner(_ text: String) throws(ModelFact.TypeFlaw) -> FieldType { try read(text, depth: depth + 1) }
        if text.contains("->") { throw .function }
        if text.hasSuffix("!") { throw .implicitlyUnwrapped }
        if let wrapped = text.hasSuffix("?") ? String(text.dropLast()) : arguments(of: "Optional", in: text) {
            let type = try inner(wrapped)
            if type.isOptional { throw .optionalTwice }
            return .optional(type)
        }
        if let inside = enclosed(text, "[", "]") {
            guard let (key, value) = split(inside, at: ":") else { return .array(try inner(inside)) }
            return try dictionary(key: inner(key), value: inner(value))
        }
        if let inside = enclosed(text, "(", ")") {
            if inside.trimmingSpaces().isEmpty || split(inside, at: ",") != nil || split(inside, at: ":") != nil {
                throw .tuple
            }
            return try inner(inside)
        }
        if let element = arguments(of: "Array", in: text) { return .array(try inner(element)) }
        if let element = arguments(of: "Set", in: text) { return .set(try inner(element)) }
        if let inside = arguments(of: "Dictionary", in: text) {
            guard let (key, value) = split(inside, at: ",") else { throw .notSwift }
            return try dictionary(key: inner(key), value: inner(value))
        }
        return try name(text)
    }

    private static func dictionary(key: FieldType, value: FieldType) throws(ModelFact.TypeFlaw) -> FieldType {
        guard key == .plain("String") else { throw .dictionaryKey }
        return .dictionary(value)
    }

    private static func name(_ text: String) throws(ModelFact.TypeFlaw) -> FieldType {
        let words = text.split(separator: " ")
        if ["any", "some", "inout"].contains(words.first) || text.contains("&") { throw .existential }
        if text.contains("<") { throw .generic }
        let components = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 1, components.allSatisfy(SwiftName.isIdentifier) else { throw .notSwift }
        let isQualified = components.count == 2 && ["Swift", "Foundation"].contains(components[0])
        let name = isQualified ? components[1] : text
        if name == "Date" { return .date }
        if plain.contains(name) { return .plain(name) }
        if ["Any", "AnyObject", "AnyHashable", "Self", "Void", "Never"].contains(name) { throw .existential }
        if isQualified { throw .notDecodable }
        if components.count > 1 { throw .declared(.undeclared) }
        guard !SwiftName.isKeyword(name), name.first?.isUppercase == true else {
            throw .notSwift
        }
        return .named(name)
    }

    /// What stands between the brackets, where the first closes at the very end.
    private static func enclosed(_ text: String, _ open: Character, _ close: Character) -> String? {
        guard text.first == open, text.last == close else { return nil }
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0, index != text.index(before: text.endIndex) { return nil }
        }
        return depth == 0 ? String(text.dropFirst().dropLast()) : nil
    }

    private static func arguments(of name: String, in text: String) -> String? {
        for prefix in [name, "Swift." + name] where text.hasPrefix(prefix) {
            if let inside = enclosed(String(text.dropFirst(prefix.count)).trimmingSpaces(), "<", ">") { return inside }
        }
        return nil
    }

    /// At the first separator outside brackets; nil where there is none.
    private static func split(_ text: String, at separator: Character) -> (String, String)? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[", "<", "(": depth += 1
            case "]", ">", ")": depth -= 1
            case separator where depth == 0:
                return (String(text[..<index]), String(text[text.index(after: index)...]))
            default: break
            }
        }
        return nil
    }
}
