/// A value of a payload.
struct SketchedValue: Hashable {
    /// Without back-ticks.
    var label: String?
    var type: SketchedType
    /// Written `_ name: Type`, which has no label for callers.
    var name: String?

    var declared: String {
        if let name { return "_ \(name): \(type.outgoing)" }
        return label.map { "\(SketchedName.label($0)): \(type.outgoing)" } ?? type.outgoing
    }

    /// As the incoming case declares it.
    var accepted: String { label.map { "\(SketchedName.label($0)): \(type.incoming)" } ?? type.incoming }
}

struct SketchedType: Hashable {
    var outgoing: String
    var incoming: String
    /// A value of it.
    var literal: String
    var oddity: Oddity?

    static let plain = [
        SketchedType(outgoing: "Int", incoming: "Int", literal: "1"),
        SketchedType(outgoing: "String", incoming: "String", literal: "\"case .a: { // }\""),
        SketchedType(outgoing: "Bool", incoming: "Bool", literal: "true"),
    ]

    static let odd = [
        SketchedType(
            outgoing: "@Sendable (Int, String) -> Void",
            incoming: "@Sendable (Int, String) -> Void",
            literal: "{ _, _ in }",
            oddity: .closurePayload
        ),
        SketchedType(
            outgoing: "(x: Int, y: [String])",
            incoming: "(x: Int, y: [String])",
            literal: "(x: 1, y: [])",
            oddity: .tuplePayload
        ),
        SketchedType(outgoing: "Int?", incoming: "Int?", literal: "nil", oddity: .optionalPayload),
        SketchedType(
            outgoing: "[String: [Int]]",
            incoming: "[String: [Int]]",
            literal: "[:]",
            oddity: .collectionPayload
        ),
        SketchedType(
            outgoing: "Box<Box<Int>>",
            incoming: "Box<Box<Int>>",
            literal: "Box(Box(1))",
            oddity: .genericPayload
        ),
        SketchedType(outgoing: "any Sendable", incoming: "any Sendable", literal: "1", oddity: .existentialPayload),
        SketchedType(outgoing: "Int?", incoming: "Optional<Int>", literal: "nil", oddity: .otherSpellingOfType),
        SketchedType(outgoing: "Array<Swift.Int>", incoming: "[Int]", literal: "[]", oddity: .otherSpellingOfType),
        SketchedType(
            outgoing: "NavCore.Box<Int>",
            incoming: "Box<Int>",
            literal: "Box(1)",
            oddity: .otherSpellingOfType
        ),
    ]
}

enum SketchedName {
    private static let keywords: Set = [
        "default", "init", "self", "in", "for", "let", "var", "inout", "case", "switch",
    ]

    /// A name as declarations write it.
    static func quoted(_ name: String) -> String { keywords.contains(name) || !isPlain(name) ? "`\(name)`" : name }

    static func label(_ name: String) -> String {
        ["let", "var", "inout"].contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    private static func isPlain(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
    }

    static func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

struct SketchedIncomingCase {
    var name: String
    var values: [SketchedValue]
    var hasDefault = false
    var condition = ""

    var declared: String {
        let parameters = values.map(\.accepted) + (hasDefault ? ["note: String = \"\""] : [])
        return SketchedName.quoted(name) + (parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))")
    }
}

struct SketchedCase {
    enum State {
        case there
        case missing
        /// Its arm was written for a case of another name.
        case renamed(old: String)
        /// Its arm was written before the last value came.
        case grown
        /// Its arm lacks the `#if` around the case.
        case bare
        /// Its arm has a `#if` that the case hasn't.
        case wrapped
    }

    var name: String
    var values: [SketchedValue]
    /// The path of the incoming case.
    var destination: String
    /// Whether that takes more than it is given.
    var hasDefault = false
    /// Of the `#if`s around it, joined.
    var condition = ""
    /// The `#if`s that an arm of its own needs.
    var directives: [String] = []
    /// What stands before and behind it in the enum.
    var opening = ""
    var closing = ""
    var state = State.there

    /// Whether its arm is as it should be.
    var isOrdinary: Bool { if case .there = state { true } else { false } }

    mutating func put(under directives: [String], _ condition: String) {
        self.condition = condition
        self.directives = directives
        opening = directives.map { "    \($0)\n" }.joined()
        closing = directives.map { _ in "    #endif\n" }.joined()
    }

    var declared: String {
        SketchedName.quoted(name) + (values.isEmpty ? "" : "(\(values.map(\.declared).joined(separator: ", ")))")
    }
}

struct SketchedFeature {
    var name: String
    var module: String
    var folder: String
    var incomingType: String
    var incoming: [SketchedIncomingCase]
    /// Without outgoing destinations: nil.
    var outgoing: SketchedOutgoing?
}

struct SketchedOutgoing {
    enum Place {
        case inTable, missing, elsewhere
    }

    /// `HomeOutgoingNavigation`, `HomeRoutes.Outgoing`.
    var type: String
    /// As the table writes it: with the module where two have the name.
    var spelled: String
    var module: String
    var cases: [SketchedCase]
    var condition = ""
    /// The enum itself stands under no condition.
    var isConformanceAlone = false
    var place = Place.inTable
}
