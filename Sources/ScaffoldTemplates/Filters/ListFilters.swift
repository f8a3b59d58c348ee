// Lists, and strings as lists of characters.
extension Filter {
    static let lists: [String: Filter] = [
        "join": Filter(0...1) { value, arguments throws(FilterFailure) in
            var parts: [String] = []
            for element in try value.asList() { parts.append(try element.asText()) }
            return .string(try joined(parts, by: try arguments.string(0)))
        },
        "first": Filter { value, _ throws(FilterFailure) in try end(of: value, "first") },
        "last": Filter { value, _ throws(FilterFailure) in try end(of: value, "last") },
        "count": Filter { value, _ throws(FilterFailure) in
            guard let count = value.member("count") else { throw FilterFailure("needs a list, not \(value.kind)") }
            return count
        },
    ]

    private static func end(of value: TemplateValue, _ name: String) throws(FilterFailure) -> TemplateValue? {
        switch value {
        case .list, .string:
            return value.member(name)
        case .bool, .int, .record:
            throw FilterFailure("needs a list, not \(value.kind)")
        }
    }
}
