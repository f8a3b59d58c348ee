/// Every enum of some sources outside function bodies, in the form that `list enums --json` prints.
///
/// - The order is that of the files given, then of position. `line` is that of the name, 1-based.
/// - An enum's `name` is qualified by its parents' names, joined by periods, without back-ticks; an extension counts by
///   its extended type.
/// - `access` is what the enum's declaration spells, `internal` where it spells nothing.
/// - `inherits` are the entries of its inheritance clause, a composition's members apart, attributes left out.
/// - `conformances` are those that extensions state, in any of the files, each with its place. Of several enums of the
///   name, the one is meant that stands in the same file, else in the nearest folder.
/// - `conditions` are the `#if`s around it in the file, outer first; a case's are those inside its enum.
/// - `payload` is null for a case without parentheses, and empty for `case a()`. A payload's `label` is null where
///   there is none or it is `_`.
/// - Types and conditions are spelled as in the source, folded by the rule at `TokenStream.folded`.
package struct EnumListing: Sendable, Encodable {
    package struct Enum: Hashable, Sendable, Encodable {
        package var file: String
        package var line: Int
        package var name: String
        package var access: String
        package var inherits: [String]
        package var conformances: [Conformance]
        package var generic: Bool
        package var conditions: [String]
        package var cases: [Case]
    }

    /// What an extension says that an enum conforms to.
    package struct Conformance: Hashable, Sendable, Encodable {
        package var name: String
        package var file: String
        package var line: Int
    }

    package struct Case: Hashable, Sendable, Encodable {
        package var name: String
        package var line: Int
        package var payload: [Payload]?
        package var conditions: [String]

        private enum CodingKeys: String, CodingKey {
            case name, line, payload, conditions
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            try container.encode(line, forKey: .line)
            try container.encode(payload, forKey: .payload)
            try container.encode(conditions, forKey: .conditions)
        }
    }

    package struct Payload: Hashable, Sendable, Encodable {
        package var label: String?
        package var type: String
        package var `default`: Bool

        private enum CodingKeys: String, CodingKey {
            case label, type, `default`
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(label, forKey: .label)
            try container.encode(type, forKey: .type)
            try container.encode(`default`, forKey: .default)
        }
    }

    package private(set) var enums: [Enum] = []
    private var extensions: [(type: String, conformance: Conformance)] = []

    private enum CodingKeys: String, CodingKey { case enums }

    package init() {}

    /// Once every source is there: gives the enums what extensions of them state.
    package mutating func settle() {
        var byName: [String: [Int]] = [:]
        for (index, item) in enums.enumerated() { byName[item.name, default: []].append(index) }
        for (type, conformance) in extensions {
            let unqualified = type.split(separator: ".", maxSplits: 1).last.map(String.init) ?? type
            let found = byName[type] ?? byName[unqualified] ?? []
            let nearness = found.map { Self.nearness(enums[$0].file, conformance.file) }
            for (index, value) in zip(found, nearness) where value == nearness.max() {
                enums[index].conformances.append(conformance)
            }
        }
        extensions = []
    }

    /// How many folders two paths begin with in common; one file is nearer than any.
    private static func nearness(_ one: String, _ other: String) -> Int {
        if one == other { return .max }
        let (one, other) = (one.split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
        return zip(one, other).prefix { $0 == $1 }.count
    }

    /// Appends the enums of one source.
    package mutating func append(_ source: SourceFile, file: String) {
        var names: [Int: String] = [:]
        for (index, declaration) in source.declarations.enumerated() where declaration.holdsMembers {
            let parent = declaration.parent.flatMap { names[$0] }
            let name = parent.map { $0 + "." + declaration.name } ?? declaration.name
            names[index] = name
            if declaration.kind == .extension {
                let line = source.position(of: declaration.nameRange.lowerBound).line
                extensions += declaration.inherits.map {
                    (name, Conformance(name: $0.name, file: file, line: line))
                }
            }
            if declaration.kind == .enum {
                enums.append(Self.entry(declaration, name: name, in: source, file: file))
            }
        }
    }

    private static func entry(_ declaration: Declaration, name: String, in source: SourceFile, file: String) -> Enum {
        Enum(
            file: file,
            line: source.position(of: declaration.nameRange.lowerBound).line,
            name: name,
            access: (declaration.access ?? .internal).rawValue,
            inherits: declaration.inherits.map(\.name),
            conformances: [],
            generic: declaration.genericParameters != nil,
            conditions: declaration.conditions.map(\.expression),
            cases: declaration.cases.map { enumCase in
                Case(
                    name: enumCase.name,
                    line: source.position(of: enumCase.nameRange.lowerBound).line,
                    payload: enumCase.payload?.map {
                        Payload(label: $0.label, type: $0.type, default: $0.defaultValue != nil)
                    },
                    conditions: enumCase.conditions.map(\.expression)
                )
            }
        )
    }
}

extension Declaration {
    fileprivate var holdsMembers: Bool {
        switch kind {
        case .enum, .struct, .class, .actor, .protocol, .extension: true
        default: false
        }
    }
}
