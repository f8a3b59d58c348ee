import ScaffoldTemplates
import SwiftScan

/// A literal for a type, so that a generated test has something to pass. Known are the standard library's and
/// Foundation's common value types, and optionals, arrays, sets and dictionaries of them.
enum SampleValue {
    /// nil where none is known, or where the type is nested deeper than anybody writes.
    ///
    /// - Parameter position: of the value in its payload: two of one type differ, so that a test notices when they are
    ///   swapped.
    static func literal(for type: String, label: String, position: Int = 0) -> String? {
        literal(for: type, label: label, position: position, depth: 0)
    }

    private static func literal(for type: String, label: String, position: Int, depth: Int) -> String? {
        guard depth < 16 else { return nil }
        let type = type.trimmingSpaces()
        let number = position % 100 + 1
        // A label in back-ticks may hold what would end a string.
        let isWord = PlainIdentifier.isOne(label)
        let word = isWord ? label : position == 0 ? "value" : "value\(number)"
        if let wrapped = unwrapped(type) {
            return literal(for: wrapped, label: label, position: position, depth: depth + 1)
        }
        if let (key, value) = dictionary(type) {
            guard let key = literal(for: key, label: label, position: position, depth: depth + 1),
                let value = literal(for: value, label: label, position: position, depth: depth + 1)
            else { return nil }
            return "[\(key): \(value)]"
        }
        if let element = element(type) {
            return literal(for: element, label: label, position: position, depth: depth + 1).map { "[\($0)]" }
        }
        switch type {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": return "\(number)"
        case "Double", "Float", "CGFloat", "TimeInterval": return "\(number).5"
        // Named, so that the file which has it imports what it needs.
        case "Decimal": return "Decimal(\(number).5)"
        case "Bool": return position.isMultiple(of: 2) ? "true" : "false"
        case "String", "Substring": return "\"\(word)\""
        case "Character": return "\"\(letter(position))\""
        case "UUID": return "UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, \(number + 15)))"
        case "Date": return "Date(timeIntervalSince1970: \(number - 1))"
        case "URL": return "URL(fileURLWithPath: \"/\(word)\")"
        case "Data": return "Data([1, 2, \(number + 2)])"
        default: return nil
        }
    }

    /// True for a type of the standard library or Foundation that payloads are made of.
    static func isKnown(_ type: String) -> Bool {
        literal(for: type, label: "") != nil || isFoundation(type)
            || ["Array", "Dictionary", "Foundation", "Optional", "Set", "Swift"].contains(type)
    }

    /// The known type that a name which begins in lower case most likely means; nil where none is near.
    static func typeNearest(to name: String) -> String? {
        let folded = Name.fold(name)
        let others = ["boolean": "Bool", "integer": "Int", "long": "Int", "text": "String"]
        return types.first { Name.fold($0) == folded } ?? others[folded] ?? nearest(to: name, among: types)
    }

    private static let types = [
        "Bool", "CGFloat", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64",
        "Int8", "String", "Substring", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
    ]

    /// `a`, `b`, …
    static func letter(_ position: Int) -> String {
        String(UnicodeScalar(UInt8(ascii: "a") + UInt8(position % 26)))
    }

    static func isFoundation(_ type: String) -> Bool {
        let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.contains { ["CGFloat", "Data", "Date", "Decimal", "TimeInterval", "URL", "UUID"].contains($0) }
    }

    /// What an optional is of; nil for any other type.
    static func unwrapped(_ type: String) -> String? {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        return generic("Optional", type)
    }

    private static func element(_ type: String) -> String? {
        if type.hasPrefix("["), type.hasSuffix("]") { return String(type.dropFirst().dropLast()) }
        return generic("Array", type) ?? generic("Set", type)
    }

    private static func dictionary(_ type: String) -> (String, String)? {
        guard type.hasPrefix("["), type.hasSuffix("]") else {
            guard let inside = generic("Dictionary", type) else { return nil }
            return split(inside, at: ",")
        }
        return split(String(type.dropFirst().dropLast()), at: ":")
    }

    private static func generic(_ name: String, _ type: String) -> String? {
        guard type.hasPrefix(name + "<"), type.hasSuffix(">") else { return nil }
        return String(type.dropFirst(name.count + 1).dropLast())
    }

    /// At the separator outside brackets; nil where there is none.
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
