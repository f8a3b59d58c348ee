import ScaffoldTemplates

/// A model of a feature's domain: what its screens show and its repositories keep.
package struct ModelLayout: Hashable, Sendable {
    package var name: Name
    package var fields: [ModelField]
    /// The types that stand inside it: `Character.Origin`.
    package var nested: [NestedType]
    /// The sample that it was read off, to the byte; nil where the fixture is written from the fields' samples.
    package var sample: String?
    /// How many models that sample has, where it is a list of them.
    package var sampleCount: Int?

    package struct NestedType: Hashable, Sendable {
        package var name: String
        package var fields: [ModelField]
    }

    package init(
        name: Name,
        fields: [ModelField] = ModelField.usual,
        nested: [NestedType] = [],
        sample: String? = nil,
        sampleCount: Int? = nil
    ) {
        self.name = name
        self.fields = fields
        self.nested = nested
        self.sample = sample
        self.sampleCount = sampleCount
    }

    /// The type of its `id`; nil where it has none, or one that may be missing, and nothing can look it up.
    package var identifier: String? { identifierField?.type }

    package var identifierField: ModelField? { fields.first { $0.name == "id" && !$0.shape.isOptional } }

    package func type(_ suffix: String = "") -> String { name.upperCamel + suffix }

    /// As `--fields` has them: `id: Int, name: String`.
    package var fieldList: String { fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ") }

    /// Every field, those of nested types too.
    var allFields: [ModelField] { fields + nested.flatMap(\.fields) }

    /// What keeps the model from being written: a type that couldn't be looked up.
    var flaw: Failure? {
        for field in allFields {
            for case .named(let name) in field.shape.parts {
                do {
                    _ = try FieldTypeReader.read(name)
                } catch {
                    return Failure(.model(.type(name, field: field.name, error)))
                }
                return Failure(.model(.type(name, field: field.name, .declared(.undeclared))))
            }
        }
        return nil
    }

    /// The same with `id` for the field that is called so here, in JSON or in any spelling; its key in JSON stays.
    func identified(by text: String) throws(Failure) -> ModelLayout {
        let words = try? Name(text)
        let isSpelled = { (name: String) in words != nil && (try? Name(name)) == words }
        guard
            let index = fields.firstIndex(where: { $0.name == text || $0.key == text })
                ?? fields.firstIndex(where: { isSpelled($0.name) || isSpelled($0.key) })
        else {
            let known = fields.map(\.name)
            throw Failure(.model(.identifierUnknown(text, nearest: nearest(to: text, among: known), known: known)))
        }
        let field = fields[index]
        if field.name == "id" { return self }
        if field.shape.isOptional { throw Failure(.model(.identifierOptional(field.name))) }
        if fields.contains(where: { $0.name == "id" }) { throw Failure(.model(.identifierThere(other: field.name))) }
        var layout = self
        layout.fields[index].name = "id"
        return layout
    }

    var hasDates: Bool { allFields.contains { $0.shape.parts.contains(.date) } }

    /// The object that the stub and the fixture say.
    var json: JSONValue { Self.object(of: fields) }

    /// Imports of Foundation follow from it: the fields as parameters.
    var payload: Payload {
        Payload(
            values: allFields.map { Payload.Value(label: $0.name, name: $0.name, type: $0.type, spelling: $0.type) }
        )
    }

    static func object(of fields: [ModelField]) -> JSONValue {
        .object(fields.map { JSONValue.Member(key: $0.key, value: $0.sample) })
    }
}
