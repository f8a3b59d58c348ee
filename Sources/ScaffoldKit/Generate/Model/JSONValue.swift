/// A JSON value without its place: what a field holds in a model's sample.
package indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSONValue
    }

    init(_ node: JSONNode) {
        switch node.value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let text): self = .number(text)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map(JSONValue.init))
        case .object(let members):
            self = .object(members.map { Member(key: $0.key, value: JSONValue($0.value)) })
        }
    }

    /// The member of an object; nil where it has none of that key, and for anything but an object.
    package subscript(key key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }

    /// As a file has it: two spaces a level, one member a line, no line end after it.
    package var rendered: String { rendered(indent: "") }

    private func rendered(indent: String) -> String {
        let inner = indent + "  "
        func list(_ open: String, _ entries: [String], _ close: String) -> String {
            entries.isEmpty
                ? open + close
                : "\(open)\n" + entries.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)\(close)"
        }
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let text): return text
        case .string(let text): return JSONText.quoted(text)
        case .array(let elements): return list("[", elements.map { $0.rendered(indent: inner) }, "]")
        case .object(let members):
            let entries = members.map { "\(JSONText.quoted($0.key)): \($0.value.rendered(indent: inner))" }
            return list("{", entries, "}")
        }
    }
}
