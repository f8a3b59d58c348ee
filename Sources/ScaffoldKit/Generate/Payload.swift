import ScaffoldTemplates
import SwiftScan

/// The associated values of a navigation case, as a user writes them: `identifier: Int, name: String?`.
package struct Payload: Hashable, Sendable {
    package var values: [Value]

    package static let none = Payload(values: [])

    package struct Value: Hashable, Sendable {
        /// Empty where there is none.
        package var label: String
        /// A name that can be bound: the label, or one made for it.
        package var name: String
        package var type: String
        /// As a case declares it: `identifier: Int = 1`.
        package var spelling: String
        /// `1`; nil where there is none.
        package var defaultValue: String?
    }

    package init(values: [Value]) {
        self.values = values
    }

    /// Reads what stands between the parentheses of a case; errors are `GenerateFact.payload`.
    package init(_ text: String) throws(Failure) {
        let item = try CaseSpelling.read("main(\(text))", given: text)
        self = item.payload
    }

    /// `(identifier: Int)`, or nothing.
    package var declaration: String {
        values.isEmpty ? "" : "(" + values.map(\.spelling).joined(separator: ", ") + ")"
    }

    package var context: TemplateValue {
        .list(
            zip(values, samples).enumerated().map { index, pair in
                let (value, sample) = pair
                return .record([
                    "label": .string(value.label),
                    "name": .string(value.name),
                    "type": .string(value.type),
                    "spelling": .string(value.spelling),
                    "sample": .string(sample ?? ""),
                    "index": .int(index),
                ])
            }
        )
    }

    /// A literal for each value, no two of one type alike; nil where none is known.
    var samples: [String?] {
        values.enumerated().map { SampleValue.literal(for: $1.type, label: $1.label, position: $0) }
    }

    /// The first type that no literal is known for; nil where all can be written in a test.
    package var typeWithoutSample: String? {
        values.first { SampleValue.literal(for: $0.type, label: $0.label) == nil }?.type
    }

    /// True where a type is Foundation's, so that files which name it have to import it.
    package var needsFoundation: Bool {
        values.contains { SampleValue.isFoundation($0.type) }
    }
}

/// A case as a user writes it on the command line: `characterDetail(identifier: Int)`.
package struct CaseSpelling: Hashable, Sendable {
    package var name: String
    package var payload: Payload

    package init(_ text: String) throws(Failure) {
        self = try Self.read(text, given: text)
    }

    /// The navigator's method that leads there: `navigateToCharacterDetail`.
    package var method: String { "navigateTo" + name.prefix(1).uppercased() + name.dropFirst() }

    package init(name: String, payload: Payload) {
        self.name = name
        self.payload = payload
    }

    /// With another name, which is checked as one that somebody writes.
    package func named(_ name: String) throws(Failure) -> CaseSpelling {
        _ = try CaseSpelling(name)
        return CaseSpelling(name: name, payload: payload)
    }

    fileprivate static func read(_ text: String, given: String) throws(Failure) -> CaseSpelling {
        let trimmed = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard let source = try? SourceFile(Array("enum Spelling { case \(trimmed) }".utf8)),
            source.declarations.count == 1,
            let item = source.declarations[0].cases.first, source.declarations[0].cases.count == 1,
            source.text(item.range).utf8.elementsEqual(trimmed.trimmingSpaces().utf8),
            !item.name.isEmpty
        else { throw Failure(.generate(.payload(given, .notSwift))) }
        // A raw value: `main = 1`.
        if item.payload == nil, item.range != item.nameRange { throw Failure(.generate(.payload(given, .notSwift))) }
        guard item.name != "_", !SwiftName.isKeyword(item.name), item.name.first?.isUppercase == false else {
            throw Failure(.generate(.payload(given, .caseName(item.name))))
        }
        var values: [Payload.Value] = []
        for (index, parameter) in (item.payload ?? []).enumerated() {
            if let flaw = flaw(of: parameter.type) { throw Failure(.generate(.payload(given, flaw))) }
            let label = parameter.label ?? ""
            if label.isEmpty, parameter.type.first?.isLowercase == true {
                throw Failure(.generate(.payload(given, .noType(parameter.type))))
            }
            let made = (item.payload ?? []).count == 1 ? "value" : "value\(index + 1)"
            let name = label.isEmpty ? made : isTaken(label) ? label + "Value" : label
            values.append(
                Payload.Value(
                    label: label,
                    name: name,
                    type: parameter.type,
                    spelling: (label.isEmpty ? "" : "\(label): ") + parameter.type
                        + (parameter.defaultValue.map { " = \($0)" } ?? ""),
                    defaultValue: parameter.defaultValue
                )
            )
        }
        if Set(values.map(\.name)).count < values.count {
            throw Failure(.generate(.payload(given, .labelTwice)))
        }
        return CaseSpelling(name: item.name, payload: Payload(values: values))
    }

    /// What makes a type no part of a payload, as far as its spelling tells: cases are Hashable values.
    private static func flaw(of type: String) -> GenerateFact.PayloadFlaw? {
        if type.isEmpty || type.hasSuffix("...") || type.first?.isNumber == true { return .notSwift }
        if type.contains("->") { return .closure(type) }
        let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        if words.contains("inout") || words.contains("some") { return .notSwift }
        let parts = type.split(separator: " ", omittingEmptySubsequences: true)
        let hasStrayWords = zip(parts, parts.dropFirst()).contains { first, second in
            first.last?.isLetter == true && second.first?.isLetter == true && first != "any"
        }
        if hasStrayWords { return .notSwift }
        let isTuple = type.hasPrefix("(") && (type.contains(",") || type.hasPrefix("()"))
        return isTuple || words.contains("any") || ["Void", "Any", "Never"].contains(type) ? .notHashable(type) : nil
    }

    /// True for what can't be bound, and for what the generated code calls its own parts.
    private static func isTaken(_ label: String) -> Bool {
        SwiftName.isKeyword(label) || ["container", "didAppear", "navigator", "state", "tracker"].contains(label)
    }
}

extension String {
    func trimmingSpaces() -> String {
        var text = Substring(self)
        while text.last?.isWhitespace == true { text.removeLast() }
        while text.first?.isWhitespace == true { text.removeFirst() }
        return String(text)
    }
}
