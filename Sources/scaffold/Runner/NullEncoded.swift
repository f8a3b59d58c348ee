/// Encodes an absent value as `null`, where the synthesised encoding would leave the key out.
@propertyWrapper
struct NullEncoded<Value: Encodable & Hashable & Sendable>: Encodable, Hashable, Sendable {
    var wrappedValue: Value?

    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}
