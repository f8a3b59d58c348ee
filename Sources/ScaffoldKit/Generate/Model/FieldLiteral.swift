/// A field's sample as Swift writes it in a stub.
struct FieldLiteral {
    /// Whose fields a nested type's stub has, by its name.
    let nested: [String: [ModelField]]
    let layer: FieldType.Layer

    func literal(of type: FieldType, _ value: JSONValue) -> SwiftLiteral {
        switch type {
        case .optional(let wrapped): value == .null ? .atom("nil") : literal(of: wrapped, value)
        case .array(let element), .set(let element):
            if case .array(let elements) = value {
                .collection(elements.map { literal(of: element, $0) })
            } else {
                .collection([])
            }
        case .dictionary(let element):
            if case .object(let members) = value, !members.isEmpty {
                .collection(members.map { literal(of: element, $0.value) }, keys: members.map(\.key))
            } else {
                .collection([], empty: "[:]")
            }
        case .plain(let name): plain(name, value)
        case .date: date(value)
        case .enumeration(let enumeration):
            layer == .model ? .atom("." + SwiftName.member(enumeration.sample)) : text(value)
        case .codable(_, let sample): sample.literal
        case .nested(let name): stub(fields: nested[name] ?? [], value)
        case .model: .atom(".stub()")
        case .named(let name): .atom(name + "()")
        }
    }

    /// `.stub(name: "other")`: what differs from the defaults.
    func stub(fields: [ModelField], _ value: JSONValue) -> SwiftLiteral {
        let differing = fields.compactMap { field -> SwiftLiteral.Argument? in
            let own = value[key: field.key] ?? .null
            return own == field.sample
                ? nil : SwiftLiteral.Argument(label: SwiftName.label(field.name), value: literal(of: field.shape, own))
        }
        return .call(".stub", differing)
    }

    private func text(_ value: JSONValue) -> SwiftLiteral {
        if case .string(let text) = value { .text(text) } else { .text("") }
    }

    private func date(_ value: JSONValue) -> SwiftLiteral {
        var number = "0"
        if case .string(let text) = value, let date = ISODate.read(text) {
            // Before 1970 a fraction counts upwards from the second below.
            let isBelow = date.seconds < 0 && date.fraction.contains { $0 != "0" }
            let whole = Self.grouped(String(date.seconds))
            number = isBelow || date.fraction.isEmpty ? whole : "\(whole).\(date.fraction)"
            if isBelow { number += " + 0.\(date.fraction)" }
        }
        let date = SwiftLiteral.call("Date", [.init(label: "timeIntervalSince1970", value: .atom(number))])
        return layer == .model ? date : .call("DateDTO", [.init(label: "", value: date)])
    }

    private func plain(_ type: String, _ value: JSONValue) -> SwiftLiteral {
        switch (type, value) {
        case (_, .bool(let value)): .atom(value ? "true" : "false")
        case ("Double", .number(let text)) where text.count > 15 && text.allSatisfy { $0.isNumber || $0 == "-" }:
            // As a whole number it would be one that no Double is exactly.
            .atom(Self.grouped(text) + ".0")
        case (_, .number(let text)): .atom(Self.grouped(text))
        case ("String", _): text(value)
        case ("URL", .string(let text)):
            .call(
                "URL",
                [
                    .init(label: "fileURLWithPath", value: .text(String(text.dropFirst("file://".count)))),
                    .init(label: "isDirectory", value: .atom("false")),
                ]
            )
        case ("UUID", _):
            .call(
                "UUID",
                [.init(label: "uuid", value: .atom("(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)"))]
            )
        case ("Data", _): .call("Data", [.init(label: "", value: .atom("[1, 2, 3]"))])
        default: .atom("nil")
        }
    }

    /// `1_234_567.5`: digits before a point in threes, from seven on.
    static func grouped(_ number: String) -> String {
        let sign = number.hasPrefix("-") ? "-" : ""
        let rest = number.dropFirst(sign.count)
        let digits = rest.prefix(while: \.isNumber)
        guard digits.count > 6 else { return number }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "_" }
            text.append(digit)
        }
        return sign + text + rest.dropFirst(digits.count)
    }
}
