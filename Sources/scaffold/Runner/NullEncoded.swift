/// Encodes an absent value as `null`, where the synthesised encoding would leave the key out.
// swift-format-ignore: UseSynthesizedInitializer
@propertyWrapper
struct NullEncoded<Value: Encodable & Hashable & Sendable>: Encodable, Hashable, Sendable {
    var wrappedValue: Value?

    // Spelled out, so that memberwise initialisers of other types take the plain value.
    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}
