/// The JSON of `list enums --json`, as both sides give it.
struct Listing: Codable, Equatable {
    struct Enum: Codable, Equatable {
        var file: String
        var line: Int
        var name: String
        var access: String
        var inherits: [String]
        var generic: Bool
        var conditions: [String]
        var cases: [Case]
    }

    struct Case: Codable, Equatable {
        var name: String
        var line: Int
        var payload: [Payload]?
        var conditions: [String]
    }

    struct Payload: Codable, Equatable {
        var label: String?
        var type: String
        var `default`: Bool
    }

    var enums: [Enum]
}
