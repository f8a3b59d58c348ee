import ScaffoldTemplates

/// A model of a feature's domain: what its screens show and its repositories keep.
package struct ModelLayout: Hashable, Sendable {
    package var name: Name
    package var fields: [ModelField]

    package init(name: Name, fields: [ModelField] = ModelField.usual) {
        self.name = name
        self.fields = fields
    }

    /// The type of its `id`; nil where it has none, and nothing can look it up.
    package var identifier: String? { fields.first { $0.name == "id" }?.type }

    package func type(_ suffix: String = "") -> String { name.upperCamel + suffix }
}

/// A property of a model, and how it arrives in JSON.
package struct ModelField: Hashable, Sendable {
    /// The property: `createdAt`.
    package var name: String
    /// As the model has it: `Status?`.
    package var type: String

    package init(name: String, type: String) {
        self.name = name
        self.type = type
    }

    /// What a model has until somebody says otherwise.
    package static let usual = [ModelField(name: "id", type: "Int"), ModelField(name: "name", type: "String")]
}
