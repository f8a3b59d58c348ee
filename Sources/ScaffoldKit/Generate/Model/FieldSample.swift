/// A value of each type in JSON, for models that no sample was given for. Stubs and fixtures are both written from it.
struct FieldSample {
    /// The field's name, which is its text too, so that no two fields have the same.
    let label: String
    /// The place among the numbers, from 1, for the same reason.
    let ordinal: Int
    /// Of the types inside the model, by name.
    var nested: [String: JSONValue] = [:]

    func value(of type: FieldType) -> JSONValue {
        switch type {
        case .plain(let name): plain(name)
        case .date: .string(ISODate.text(ofDay: ordinal))
        case .named: .string(label)
        case .enumeration(let enumeration): .string(enumeration.rawValue)
        case .codable(_, let sample): sample.json
        case .model(_, let fixture): fixture ?? .null
        case .nested(let name): nested[name] ?? .object([])
        case .optional(let wrapped): value(of: wrapped)
        // A model within itself ends somewhere.
        case .array(.model(_, nil)), .set(.model(_, nil)): .array([])
        case .dictionary(.model(_, nil)): .object([])
        case .array(let element), .set(let element): .array([value(of: element)])
        case .dictionary(let element): .object([JSONValue.Member(key: label, value: value(of: element))])
        }
    }

    private func plain(_ type: String) -> JSONValue {
        switch type {
        case "String": .string(label)
        case "Bool": .bool(true)
        case "CGFloat", "Decimal", "Double", "Float", "TimeInterval": .number("\(ordinal).5")
        case "URL": .string("file:///" + label)
        case "UUID": .string("01020304-0506-0708-090A-0B0C0D0E0F10")
        case "Data": .string("AQID")
        default: .number("\(ordinal)")
        }
    }
}
