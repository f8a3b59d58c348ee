/// A value of each type in JSON, for models that no sample was given for. Stubs and fixtures are both written from it.
enum FieldSample {
    /// - Parameters:
    ///   - label: the field's name, which is its text too, so that no two fields have the same.
    ///   - ordinal: the place among the numbers, from 1, for the same reason.
    static func value(of type: FieldType, label: String, ordinal: Int) -> JSONValue {
        switch type {
        case .plain(let name): plain(name, label: label, ordinal: ordinal)
        case .date: .string(ISODate.text(ofDay: ordinal))
        case .named: .string(label)
        case .enumeration(let enumeration): .string(enumeration.rawValue)
        case .codable(_, let sample): sample.json
        // Theirs are known to the layout.
        case .model, .nested: .object([])
        case .optional(let wrapped): value(of: wrapped, label: label, ordinal: ordinal)
        case .array(let element), .set(let element): .array([value(of: element, label: label, ordinal: ordinal)])
        case .dictionary(let element):
            .object([JSONValue.Member(key: label, value: value(of: element, label: label, ordinal: ordinal))])
        }
    }

    private static func plain(_ type: String, label: String, ordinal: Int) -> JSONValue {
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
