import ScaffoldTemplates
import SwiftScan

extension TemplateContext {
    /// A case of a screen's event enum.
    package static func event(_ item: CaseSpelling) -> [String: TemplateValue] {
        [
            "event": .record([
                "case": .string(item.name),
                "method": .string(item.trackMethod),
                "payload": item.payload.context,
                "properties": .list(item.payload.values.enumerated().map { property($1, at: $0) }),
            ])
        ]
    }

    /// One value as a tracking property: its key, and the expressions that give its text in the event and in a test.
    private static func property(_ value: Payload.Value, at position: Int) -> TemplateValue {
        let (type, isOptional) = bare(value.type)
        let sample = SampleValue.literal(for: type, label: value.label, position: position) ?? ""
        // A long name and its key leave no room for more on their line.
        let isLong = value.name.count > 24
        let text =
            switch (type, isOptional) {
            case ("String", false): value.name
            case ("String", true): "\(value.name) ?? \"\""
            case (_, false): broken("String(", "describing: \(value.name)", ")", if: isLong)
            case (_, true):
                broken("\(value.name).map {", "String(describing: $0)", "} ?? \"\"", if: isLong, separator: " ")
            }
        return .record([
            // A label in back-ticks may hold what no key should.
            "key": .string(PlainIdentifier.isOne(value.label) ? value.label : value.name),
            "value": .string(text),
            "expected": .string(expected(sample, of: type)),
        ])
    }

    private static func broken(
        _ head: String,
        _ middle: String,
        _ tail: String,
        if isLong: Bool,
        separator: String = ""
    ) -> String {
        isLong ? "\(head)\n    \(middle)\n\(tail)" : head + separator + middle + separator + tail
    }

    private static func bare(_ type: String) -> (type: String, isOptional: Bool) {
        SampleValue.unwrapped(type).map { (bare($0).type, true) } ?? (type, false)
    }

    /// A literal says what it is for these types alone.
    private static func expected(_ sample: String, of type: String) -> String {
        switch type {
        case "String": sample
        case "Int": "\"\(sample)\""
        case "Bool", "Data", "Date", "Double", "URL", "UUID":
            "String(\n    describing: \(sample)\n)"
        default: "String(\n    describing: \(sample) as \(type)\n)"
        }
    }
}
