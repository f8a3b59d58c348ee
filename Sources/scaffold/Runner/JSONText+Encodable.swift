import ScaffoldKit
import ScaffoldTemplates

extension JSONText {
    /// An `Encodable` as indented JSON, keys sorted by their bytes, one entry a line.
    ///
    /// Foundation's encoder would be linked for this alone: it adds half of the program's size and a quarter of the time
    /// that it takes to start.
    static func pretty(_ value: some Encodable) throws -> String {
        let node = Node()
        try value.encode(to: NodeEncoder(node: node))
        var text = ""
        node.write(to: &text, indent: "")
        return text + "\n"
    }
}

/// A JSON value in the making. A class, because `Encoder` hands out containers that fill it in later.
private final class Node {
    private enum Kind {
        case scalar(String)
        case array
        case object
    }

    private var kind = Kind.scalar("null")
    private var elements: [Node] = []
    private var members: [String: Node] = [:]

    var count: Int { elements.count }

    func set(_ text: String) {
        kind = .scalar(text)
    }

    func becomeObject() {
        kind = .object
    }

    func becomeArray() {
        kind = .array
    }

    func member(_ key: String) -> Node {
        let node = Node()
        members[key] = node
        return node
    }

    func element() -> Node {
        let node = Node()
        elements.append(node)
        return node
    }

    func write(to text: inout String, indent: String) {
        let inner = indent + "  "
        switch kind {
        case .scalar(let scalar):
            text += scalar
        case .array where elements.isEmpty:
            text += "[]"
        case .array:
            for (index, element) in elements.enumerated() {
                text += (index == 0 ? "[\n" : ",\n") + inner
                element.write(to: &text, indent: inner)
            }
            text += "\n" + indent + "]"
        case .object where members.isEmpty:
            text += "{}"
        case .object:
            let sorted = members.sorted { $0.key.precedesInBytes($1.key) }
            for (index, (key, member)) in sorted.enumerated() {
                text += (index == 0 ? "{\n" : ",\n") + inner + JSONText.visible(key) + ": "
                member.write(to: &text, indent: inner)
            }
            text += "\n" + indent + "}"
        }
    }
}

private struct NodeEncoder: Encoder {
    let node: Node
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.becomeObject()
        return KeyedEncodingContainer(Members(node: node))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.becomeArray()
        return Elements(node: node)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Single(node: node)
    }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: Node
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) {
        node.member(key.stringValue).set("null")
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try Single(node: node.member(key.stringValue)).encode(value)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        NodeEncoder(node: node.member(key.stringValue)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        NodeEncoder(node: node.member(key.stringValue)).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { NodeEncoder(node: node.member("super")) }
    func superEncoder(forKey key: Key) -> any Encoder { NodeEncoder(node: node.member(key.stringValue)) }
}

private struct Elements: UnkeyedEncodingContainer {
    let node: Node
    var codingPath: [any CodingKey] { [] }
    var count: Int { node.count }

    func encodeNil() {
        node.element().set("null")
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        try Single(node: node.element()).encode(value)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        NodeEncoder(node: node.element()).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        NodeEncoder(node: node.element()).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { NodeEncoder(node: node.element()) }
}

private struct Single: SingleValueEncodingContainer {
    let node: Node
    var codingPath: [any CodingKey] { [] }

    func encodeNil() {
        node.set("null")
    }

    /// Scalars by their kind; everything else says itself how it is encoded.
    func encode<Value: Encodable>(_ value: Value) throws {
        switch value {
        case let text as String: node.set(JSONText.visible(text))
        case let flag as Bool: node.set(flag ? "true" : "false")
        case let number as any BinaryInteger: node.set(String(describing: number))
        case let number as any BinaryFloatingPoint: node.set(number.isFinite ? String(describing: number) : "null")
        default: try value.encode(to: NodeEncoder(node: node))
        }
    }
}
