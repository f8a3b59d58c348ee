/// A JSON value and where it begins: 1-based line, 1-based column in UTF-8 bytes.
struct JSONNode: Hashable, Sendable {
    indirect enum Value: Hashable, Sendable {
        case null
        case bool(Bool)
        /// As it is written.
        case number(String)
        case string(String)
        case array([JSONNode])
        case object([Member])
    }

    struct Member: Hashable, Sendable {
        var key: String
        var line: Int
        var column: Int
        var value: JSONNode
    }

    var value: Value
    var line: Int
    var column: Int

    /// What it is, for messages: `a string`, `an object`.
    var kind: String {
        switch value {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// Why bytes are not JSON (RFC 8259), and where.
struct JSONError: Error, Hashable, Sendable {
    var flaw: JSONFlaw
    var line: Int
    var column: Int
}

package enum JSONFlaw: Hashable, Sendable {
    case notUTF8
    case empty
    case comment
    case trailingComma
    case singleQuotes
    case unterminatedString
    case badEscape
    case controlCharacter
    case badNumber
    case tooDeep
    case duplicateKey(String)
    /// What was expected, and what stands there; nil: the end.
    case expected(String, found: String?)

    var message: String {
        switch self {
        case .notUTF8: "not UTF-8"
        case .empty: "the file is empty"
        case .comment: "JSON has no comments"
        case .trailingComma: "no comma may stand after the last entry"
        case .singleQuotes: "strings stand in double quotes"
        case .unterminatedString: "the string that begins here has no closing quote on its line"
        case .badEscape: "no escape that JSON knows"
        case .controlCharacter: "a control character in a string must be escaped"
        case .badNumber: "no number that JSON knows"
        case .tooDeep: "nested too deeply"
        case .duplicateKey(let key): "key '\(key)' is given twice"
        case .expected(let expected, nil): "expected \(expected), found the end of the file"
        case .expected(let expected, .some(let found)): "expected \(expected), found '\(found)'"
        }
    }

    var help: String? {
        switch self {
        case .notUTF8: "save the file as UTF-8"
        case .empty: "the least it can hold: { \"app\": \"Demo\" }"
        case .comment, .trailingComma: "remove it"
        case .singleQuotes: "write \" instead of '"
        case .unterminatedString: "close it with \""
        case .badEscape:
            "allowed are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits; write \\\\ for a back-slash"
        case .controlCharacter: "write \\n for a line break, \\t for a tab"
        case .badNumber: "write it as in 12, -3 or 4.5"
        case .tooDeep: "a configuration needs three levels"
        case .duplicateKey: "keep one of them"
        case .expected: nil
        }
    }
}
