/// `list enums`.
struct EnumsResult: Encodable, Sendable {
    struct Enum: Encodable, Sendable {
        /// As the path was given, else of the workspace.
        var file: String
        /// 1-based, of the name.
        var line: Int
        /// Qualified by its parents: `Feature.Destination`.
        var name: String
        var access: String
        /// As spelled, white space and comments folded.
        var inherits: [String]
        var generic: Bool
        /// The `#if` conditions around it, outer first.
        var conditions: [String]
        var cases: [Case]
    }

    struct Case: Encodable, Sendable {
        var name: String
        var line: Int
        /// nil without parentheses.
        @NullEncoded var payload: [PayloadResult]?
        /// Inside the enum, outer first.
        var conditions: [String]
    }

    var enums: [Enum]
}

/// One value of a case's payload.
struct PayloadResult: Encodable, Hashable, Sendable {
    @NullEncoded var label: String?
    var type: String
    /// True where it has a default.
    var `default`: Bool
}
