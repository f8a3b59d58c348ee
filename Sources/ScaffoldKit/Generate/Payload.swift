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

        /// As a function declares it, without its type: `id`, `_ value`, `in inValue`.
        var parameter: String {
            if label.isEmpty { return "_ " + name }
            return label == name ? name : SwiftName.declaredLabel(label) + " " + name
        }
    }

    package init(values: [Value]) {
        self.values = values
    }

    /// Reads what stands between the parentheses of a case; errors are `GenerateFact.payload`.
    package init(_ text: String) throws(Failure) {
        self = try CaseSpelling.read("main(\(text))", given: text).payload
    }

    /// The values of a case that is there.
    init(declared text: String) throws(Failure) {
        self = try CaseSpelling.read("main(\(text))", given: text, isNew: false).payload
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
                    "label": .string(value.label.isEmpty ? "" : SwiftName.label(value.label)),
                    "parameter": .string(value.parameter),
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

    /// A case as code that is there has it.
    init(declared text: String) throws(Failure) {
        self = try Self.read(text, given: text, isNew: false)
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

    /// - Parameter isNew: false for a case that is there: what its types are called is nobody's business.
    fileprivate static func read(_ text: String, given: String, isNew: Bool = true) throws(Failure) -> CaseSpelling {
        func failure(_ flaw: GenerateFact.PayloadFlaw) -> Failure { Failure(.generate(.payload(given, flaw))) }
        var trimmed = text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingSpaces()
        // As a case is written where it is used, or declared.
        if trimmed.hasPrefix(".") { trimmed.removeFirst() }
        if trimmed.hasPrefix("case ") { trimmed.removeFirst("case ".count) }
        // A word that Swift takes for a name only in back-ticks: the reader sees no case there at all.
        if SwiftName.isKeyword(trimmed) || trimmed == "_" { throw failure(.caseName(trimmed)) }
        guard let source = try? SourceFile(Array("enum Spelling { case \(trimmed) }".utf8)),
            source.declarations.count == 1,
            let item = source.declarations[0].cases.first, source.declarations[0].cases.count == 1,
            source.text(item.range).utf8.elementsEqual(trimmed.trimmingSpaces().utf8),
            !item.name.isEmpty, !trimmed.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" })
        else { throw failure(.notSwift) }
        // A raw value: `main = 1`.
        if item.payload == nil, item.range != item.nameRange { throw failure(.notSwift) }
        guard PlainIdentifier.isOne(item.name), !SwiftName.isKeyword(item.name), item.name.first?.isUppercase == false
        else { throw failure(.caseName(item.name)) }
        let commas = source.tokens.indices.filter { source.tokens[$0].kind == .comma }
        if commas.contains(where: { [.comma, .leftParenthesis].contains(source.tokens[$0 - 1].kind) }) {
            throw failure(.separator(","))
        }
        var values: [Payload.Value] = []
        for (index, parameter) in (item.payload ?? []).enumerated() {
            do throws(GenerateFact.PayloadFlaw) {
                try PayloadParameterReader(parameter, of: source, isNew: isNew).check()
            } catch {
                throw failure(error)
            }
            let label = parameter.label ?? ""
            let made = (item.payload ?? []).count == 1 ? "value" : "value\(index + 1)"
            values.append(
                Payload.Value(
                    label: label,
                    name: PlainIdentifier.isOne(label) ? isTaken(label) ? label + "Value" : label : made,
                    type: parameter.type,
                    spelling: (label.isEmpty ? "" : "\(SwiftName.declaredLabel(label)): ") + parameter.type
                        + (parameter.defaultValue.map { " = \($0)" } ?? ""),
                    defaultValue: parameter.defaultValue
                )
            )
        }
        let labels = values.map(\.label).filter { !$0.isEmpty }
        if Set(values.map(\.name)).count < values.count || Set(labels).count < labels.count {
            throw failure(.labelTwice)
        }
        return CaseSpelling(name: item.name, payload: Payload(values: values))
    }

    /// True for what can't be bound, and for what the generated code calls its own parts.
    private static func isTaken(_ label: String) -> Bool {
        SwiftName.isKeyword(label)
            || ["container", "didAppear", "navigator", "state", "trackedEvents", "tracker"].contains(label)
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
