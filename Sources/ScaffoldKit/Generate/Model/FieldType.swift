/// What a field of a model holds, as far as writing its DTO, its mapper and its samples needs to know.
package indirect enum FieldType: Hashable, Sendable {
    /// Decoded as it is: one of the standard library's or Foundation's value types.
    case plain(String)
    /// `Date` in the model, `DateDTO` in the DTO: JSON has it as text.
    case date
    /// A name that nothing is known about.
    case named(String)
    /// Another model of the feature, which has a DTO and a mapper of its own; its fixture. nil: the model itself.
    case model(String, fixture: JSONValue?)
    /// A type that stands inside the model, and its twin inside the DTO.
    case nested(String)
    /// An enum with raw values: text in the DTO, `unknown` where no case has it.
    case enumeration(Enumeration)
    /// A type of the feature that decodes itself, with a value of it.
    case codable(String, sample: Sample)
    case optional(FieldType)
    case array(FieldType)
    case set(FieldType)
    /// Its keys are text.
    case dictionary(FieldType)

    package struct Enumeration: Hashable, Sendable {
        package var name: String
        /// It stands inside the model.
        package var isNested = false
        /// A case for the stub, and what JSON has for it.
        package var sample: String
        package var rawValue: String

        package func spelling(owner: String?) -> String {
            isNested ? (owner.map { $0 + "." } ?? "") + name : name
        }
    }

    package struct Sample: Hashable, Sendable {
        /// As Swift has it.
        var literal: SwiftLiteral
        var json: JSONValue
    }

    /// Whose spelling is wanted.
    package enum Layer: Hashable, Sendable { case model, dto }

    /// The type as the layer spells it. `owner` stands before nested types, where they aren't in reach by themselves.
    package func spelling(_ layer: Layer, owner: String? = nil) -> String {
        switch self {
        case .plain(let name), .named(let name), .codable(let name, _): name
        case .date: layer == .model ? "Date" : "DateDTO"
        case .model(let name, _): layer == .model ? name : name + "DTO"
        case .nested(let name): owner.map { $0 + "." + name } ?? name
        case .enumeration(let enumeration): layer == .model ? enumeration.spelling(owner: owner) : "String"
        case .optional(let wrapped): wrapped.spelling(layer, owner: owner) + "?"
        case .array(let element): "[\(element.spelling(layer, owner: owner))]"
        case .set(let element): "Set<\(element.spelling(layer, owner: owner))>"
        case .dictionary(let value): "[String: \(value.spelling(layer, owner: owner))]"
        }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The types that it is made of, itself first.
    package var parts: [FieldType] {
        switch self {
        case .optional(let inner), .array(let inner), .set(let inner), .dictionary(let inner): [self] + inner.parts
        default: [self]
        }
    }

    /// Every part that `change` gives another type for replaced by that.
    package func replacing<E: Error>(_ change: (FieldType) throws(E) -> FieldType?) throws(E) -> FieldType {
        if let changed = try change(self) { return changed }
        return switch self {
        case .optional(let inner): .optional(try inner.replacing(change))
        case .array(let inner): .array(try inner.replacing(change))
        case .set(let inner): .set(try inner.replacing(change))
        case .dictionary(let inner): .dictionary(try inner.replacing(change))
        default: self
        }
    }
}
