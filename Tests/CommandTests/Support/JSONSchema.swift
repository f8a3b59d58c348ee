import Foundation

/// A validator for the part of JSON Schema that the documentation uses: `type`, `enum`, `properties`, `required`,
/// `additionalProperties: false`, `items`, `oneOf`. Any other keyword is a flaw of the schema.
struct JSONSchema {
    private let schema: [String: Any]

    init(_ text: String) throws {
        schema = try JSONSchema.object(text)
    }

    static func object(_ text: String) throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        guard let object = value as? [String: Any] else { throw NotAnObject() }
        return object
    }

    /// What a command has to say: the object without the keys that every one has.
    static func result(of object: [String: Any]) -> [String: Any] {
        let envelope = ["command", "status", "written", "changes", "diff", "diagnostics", "nextSteps"]
        return object.filter { !envelope.contains($0.key) }
    }

    struct NotAnObject: Error {}

    /// What is wrong with a value, by place: `$.changes[0].action: …`. Empty where nothing is.
    func flaws(of value: Any) -> [String] {
        Self.flaws(of: value, by: schema, at: "$")
    }

    private static let keywords: Set<String> = [
        "type", "enum", "properties", "required", "additionalProperties", "items", "oneOf",
    ]

    private static func flaws(of value: Any, by schema: [String: Any], at place: String) -> [String] {
        var flaws = schema.keys.filter { !keywords.contains($0) }.sorted().map { "\(place): unknown keyword \($0)" }
        if let types = (schema["type"] as? String).map({ [$0] }) ?? schema["type"] as? [String] {
            let found = type(of: value)
            if !types.contains(found) { flaws.append("\(place): \(found), not \(types.joined(separator: " or "))") }
        }
        if let allowed = schema["enum"] as? [String], !allowed.contains(value as? String ?? "") {
            flaws.append("\(place): \(value) is none of \(allowed)")
        }
        if let choices = schema["oneOf"] as? [[String: Any]] {
            let fitting = choices.filter { Self.flaws(of: value, by: $0, at: place).isEmpty }
            if fitting.count != 1 { flaws.append("\(place): fits \(fitting.count) of \(choices.count) choices") }
        }
        if let object = value as? [String: Any] { flaws += self.flaws(of: object, by: schema, in: place) }
        if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
            flaws += array.enumerated().flatMap { Self.flaws(of: $1, by: items, at: "\(place)[\($0)]") }
        }
        return flaws
    }

    private static func flaws(of object: [String: Any], by schema: [String: Any], in place: String) -> [String] {
        var flaws: [String] = []
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        for name in schema["required"] as? [String] ?? [] where object[name] == nil {
            flaws.append("\(place): \(name) is missing")
        }
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            if let property = properties[name] {
                flaws += Self.flaws(of: value, by: property, at: "\(place).\(name)")
            } else if schema["additionalProperties"] as? Bool == false {
                flaws.append("\(place): \(name) is not documented")
            }
        }
        return flaws
    }

    private static func type(of value: Any) -> String {
        switch value {
        case is NSNull: return "null"
        case is String: return "string"
        case is [Any]: return "array"
        case is [String: Any]: return "object"
        case let number as NSNumber:
            // A Boolean is stored as a number of one character.
            return String(cString: number.objCType) == "c"
                ? "boolean"
                : number.doubleValue.rounded() == number.doubleValue
                    ? "integer" : "number"
        default: return "unknown"
        }
    }
}
