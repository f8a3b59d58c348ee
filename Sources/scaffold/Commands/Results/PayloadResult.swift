/// One value of a case's payload.
struct PayloadResult: Encodable, Hashable, Sendable {
    @NullEncoded var label: String?
    var type: String
    /// True where it has a default.
    var `default`: Bool
}
