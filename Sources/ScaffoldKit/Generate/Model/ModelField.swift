/// A property of a model, and how it arrives in JSON.
package struct ModelField: Hashable, Sendable {
    /// The property: `createdAt`.
    package var name: String
    package var shape: FieldType
    /// The key in JSON: `created_at`.
    package var key: String
    /// What it holds in the stub and in the fixture.
    package var sample: JSONValue

    package init(name: String, shape: FieldType, key: String? = nil, sample: JSONValue) {
        self.name = name
        self.shape = shape
        self.key = key ?? name
        self.sample = sample
    }

    /// A field of a type that can be read; one that can't is taken for a name.
    package init(name: String, type: String) {
        let shape = (try? FieldTypeReader.read(type)) ?? .named(type)
        self.init(name: name, shape: shape, sample: FieldSample(label: name, ordinal: 1).value(of: shape))
    }

    /// As the model has it: `Status?`.
    package var type: String { shape.spelling(.model) }

    /// True where an unknown value has a case to go to.
    var isEnumeration: Bool {
        switch shape {
        case .enumeration, .optional(.enumeration): true
        default: false
        }
    }

    /// What a model has until somebody says otherwise.
    package static let usual = [ModelField(name: "id", type: "Int"), ModelField(name: "name", type: "String")]
}
