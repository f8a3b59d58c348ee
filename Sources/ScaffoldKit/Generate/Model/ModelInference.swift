import ScaffoldTemplates

/// Reads a model off a sample: one object, or a list of them, whose union is taken.
struct ModelInference {
    /// Lists of lists and objects in objects.
    private static let maximumDepth = 16
    /// What a stub may hold: more is no sample, and takes a compiler long.
    private static let maximumValues = 1_000
    /// Of one text, in bytes: it becomes a literal of the stub.
    private static let maximumText = 1_000_000

    private let model: Name
    private let file: String
    private var nested: [ModelLayout.NestedType] = []
    private(set) var notes: [ModelFact] = []

    /// - Parameters:
    ///   - file: the sample's name, for messages.
    ///   - bytes: the sample, which becomes the fixture as it is.
    static func layout(
        of model: Name,
        file: String,
        bytes: [UInt8]
    ) throws(Failure) -> (layout: ModelLayout, notes: [ModelFact]) {
        let root: JSONNode
        do {
            root = try JSONReader.read(bytes)
        } catch {
            throw Failure(
                .model(.sample(.syntax(error.flaw))),
                at: SourceLocation(given: file, line: error.line, column: error.column)
            )
        }
        var inference = ModelInference(model: model, file: file)
        var objects = [root]
        var count: Int?
        if case .array(let elements) = root.value {
            objects = elements
            count = elements.count
        }
        guard let first = objects.first else { throw inference.failure(root, .emptyList) }
        for object in objects {
            guard case .object = object.value else { throw inference.failure(object, .notObject(kind: object.kind)) }
        }
        if first.count > maximumValues { throw inference.failure(first, .tooMany(limit: maximumValues)) }
        let fields = try inference.fields(of: objects, path: "", owner: model.upperCamel, depth: 0)
        if fields.isEmpty { throw inference.failure(first, .emptyObject) }
        let layout = ModelLayout(
            name: model,
            fields: fields,
            nested: inference.nested,
            sample: String(decoding: bytes, as: UTF8.self),
            sampleCount: count
        )
        return (layout, inference.notes)
    }

    private init(model: Name, file: String) {
        self.model = model
        self.file = file
    }

    private func failure(_ node: JSONNode, _ flaw: ModelFact.SampleFlaw) -> Failure {
        Failure(.model(.sample(flaw)), at: SourceLocation(given: file, line: node.line, column: node.column))
    }

    /// One field a key, in the order in which the keys come up first.
    private mutating func fields(
        of objects: [JSONNode],
        path: String,
        owner: String,
        depth: Int
    ) throws(Failure) -> [ModelField] {
        var keys: [String] = []
        var values: [String: [JSONNode]] = [:]
        for object in objects {
            guard case .object(let members) = object.value else { continue }
            for member in members {
                if values[member.key] == nil { keys.append(member.key) }
                values[member.key, default: []].append(member.value)
            }
        }
        var fields: [ModelField] = []
        for (key, property) in zip(keys, JSONKeyName.properties(of: keys)) {
            let nodes = values[key] ?? []
            let place = path.isEmpty ? key : "\(path).\(key)"
            var type = try self.type(of: nodes, path: place, key: key, owner: owner, isElement: false, depth: depth)
            if nodes.count < objects.count, !type.isOptional { type = .optional(type) }
            let sample = objects.first.map(JSONValue.init)?[key: key] ?? .null
            fields.append(ModelField(name: property, shape: type, key: key, sample: sample))
        }
        return fields
    }

    /// The one type that all of the values have.
    private mutating func type(
        of nodes: [JSONNode],
        path: String,
        key: String,
        owner: String,
        isElement: Bool,
        depth: Int
    ) throws(Failure) -> FieldType {
        let values = nodes.filter { $0.value != .null }
        guard let first = values.first else {
            notes.append(.alwaysNull(path))
            return .optional(.plain("String"))
        }
        if depth > Self.maximumDepth { throw failure(first, .tooDeep(limit: Self.maximumDepth)) }
        if let other = values.first(where: { $0.kind != first.kind }) {
            throw failure(other, .mixed(path: path, kind: other.kind, earlier: first.kind, line: first.line))
        }
        let type: FieldType
        switch first.value {
        case .null, .bool: type = .plain("Bool")
        case .number: type = try number(values)
        case .string:
            let long = values.first { value in
                if case .string(let text) = value.value { text.utf8.count > Self.maximumText } else { false }
            }
            if let long { throw failure(long, .longText(limit: Self.maximumText)) }
            type = isDate(values) ? .date : .plain("String")
        case .array:
            let elements = values.flatMap(\.elements)
            if elements.isEmpty {
                notes.append(.emptyList(path))
                type = .array(.plain("String"))
            } else {
                let element = try self.type(
                    of: elements,
                    path: path + "[]",
                    key: key,
                    owner: owner,
                    isElement: true,
                    depth: depth + 1
                )
                type = .array(element)
            }
        case .object:
            type = try object(values, path: path, key: key, owner: owner, isElement: isElement, depth: depth)
        }
        return values.count < nodes.count ? .optional(type) : type
    }

    private mutating func object(
        _ values: [JSONNode],
        path: String,
        key: String,
        owner: String,
        isElement: Bool,
        depth: Int
    ) throws(Failure) -> FieldType {
        let name = JSONKeyName.type(of: key, isElement: isElement)
        // The place in the list is the one of its first member's, so that a reader meets outer types first.
        let place = nested.count
        let fields = try fields(of: values, path: path, owner: name, depth: depth + 1)
        if fields.isEmpty {
            notes.append(.emptyObject(path))
            return .dictionary(.plain("String"))
        }
        if let same = nested.first(where: { $0.name == name && Self.isSame($0.fields, fields) }) {
            return .nested(same.name)
        }
        let free = freeName(name, owner: owner)
        nested.insert(ModelLayout.NestedType(name: free, fields: fields), at: min(place, nested.count))
        return .nested(free)
    }

    private static func isSame(_ first: [ModelField], _ second: [ModelField]) -> Bool {
        first.elementsEqual(second) { $0.name == $1.name && $0.key == $1.key && $0.shape == $1.shape }
    }

    /// A name that hides nothing and that no other type of the model has: with the owner's in front, then with a number.
    private func freeName(_ name: String, owner: String) -> String {
        func isFree(_ name: String) -> Bool {
            !nested.contains { $0.name == name } && name != model.upperCamel && name != "CodingKeys"
                && name != "DateDTO" && ReservedNames.owner(ofType: name) == nil && !SwiftName.isKeyword(name)
        }
        if isFree(name) { return name }
        let longer = String((owner + name).prefix(ModelFields.maximumLength))
        if isFree(longer) { return longer }
        return (2...).lazy.map { longer + String($0) }.first(where: isFree) ?? longer
    }

    private func number(_ values: [JSONNode]) throws(Failure) -> FieldType {
        var isWhole = true
        var isSigned = true
        for node in values {
            guard case .number(let text) = node.value else { continue }
            guard let value = Double(text), value.isFinite else { throw failure(node, .hugeNumber(text)) }
            if Int64(text) == nil { isSigned = false }
            if text.contains(where: { ".eE".contains($0) }) { isWhole = false }
        }
        if isWhole, isSigned { return .plain("Int") }
        let isUnsigned = values.allSatisfy { node in
            if case .number(let text) = node.value { UInt64(text) != nil } else { false }
        }
        return .plain(isWhole && isUnsigned ? "UInt64" : "Double")
    }

    private func isDate(_ values: [JSONNode]) -> Bool {
        values.allSatisfy { node in
            if case .string(let text) = node.value { ISODate.read(text) != nil } else { false }
        }
    }
}

extension JSONNode {
    fileprivate var elements: [JSONNode] {
        if case .array(let elements) = value { elements } else { [] }
    }

    /// How many values it is made of, itself among them.
    fileprivate var count: Int {
        switch value {
        case .array(let elements): elements.reduce(1) { $0 + $1.count }
        case .object(let members): members.reduce(1) { $0 + $1.value.count }
        default: 1
        }
    }
}
