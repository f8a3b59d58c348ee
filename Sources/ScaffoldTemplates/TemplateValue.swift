/// What a template can be given. Never `Any`: a filter or tag knows what it gets.
package enum TemplateValue: Hashable, Sendable {
    case string(String)
    case bool(Bool)
    case int(Int)
    case list([TemplateValue])
    case record([String: TemplateValue])
}

extension TemplateValue {
    /// What `if` makes of a value: false are `false`, numbers below 1, and whatever is empty.
    var isTrue: Bool {
        switch self {
        case .string(let string): !string.isEmpty
        case .bool(let bool): bool
        case .int(let int): int > 0
        case .list(let list): !list.isEmpty
        case .record(let record): !record.isEmpty
        }
    }

    /// The kind with its article, as messages name it.
    var kind: String {
        switch self {
        case .string: "a string"
        case .bool: "a boolean"
        case .int: "a number"
        case .list: "a list"
        case .record: "a record"
        }
    }

    /// What stands behind a dot: a record's key; `count`, `first`, `last` of lists and strings; `count` of records.
    func member(_ name: String) -> TemplateValue? {
        switch self {
        case .record(let record):
            if let value = record[name] { return value }
            return name == "count" ? .int(record.count) : nil
        case .list(let list):
            switch name {
            case "count": return .int(list.count)
            case "first": return list.first
            case "last": return list.last
            default: return nil
            }
        case .string(let string):
            switch name {
            case "count": return .int(string.count)
            case "first": return string.first.map { .string(String($0)) }
            case "last": return string.last.map { .string(String($0)) }
            default: return nil
            }
        case .bool, .int:
            return nil
        }
    }

    /// The element of a list, or the character of a string, at a 0-based index; a record's key that looks like one.
    func element(_ index: Int) -> TemplateValue? {
        switch self {
        case .list(let list):
            return list.indices.contains(index) ? list[index] : nil
        case .string(let string):
            guard index >= 0,
                let place = string.index(string.startIndex, offsetBy: index, limitedBy: string.endIndex),
                place < string.endIndex
            else { return nil }
            return .string(String(string[place]))
        case .record(let record):
            return record[String(index)]
        case .bool, .int:
            return nil
        }
    }

    /// What may stand behind a dot here, for suggestions.
    var memberNames: [String] {
        switch self {
        case .record(let record): Array(record.keys)
        case .list, .string: ["count", "first", "last"]
        case .bool, .int: []
        }
    }
}
