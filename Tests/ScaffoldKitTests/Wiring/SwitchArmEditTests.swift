import Testing

@testable import ScaffoldKit

@Suite("Switch arm edit")
struct SwitchArmEditTests {
    private static let edit = SwitchArmEdit(
        type: "F",
        function: "resolve",
        caseName: "detail",
        arm: "case .detail(let id):\n    return id"
    )

    @Test("An arm goes in behind the last of its kind", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is there stays, and no switch is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    @Test("In a variable an arm gives its value as the others do", arguments: variables)
    func variable(_ example: EditCase) throws { try example.check() }

    /// The `switch` in a function in a type.
    private static func example(_ name: String, _ before: String, _ after: String) -> EditCase {
        EditCase(name, edit, wrapped(before), wrapped(after))
    }

    private static func wrapped(_ lines: String) -> String {
        let body = lines.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "        " + $0 }
            .joined(separator: "\n")
        return "struct F {\n    func resolve(_ n: N) -> Int {\n\(body)\n    }\n}\n"
    }

    private static let new = "case .detail(let id):\n    return id"

    static let places: [EditCase] = [
        example("last", "switch n {\ncase .main:\n    return 1\n}", "switch n {\ncase .main:\n    return 1\n\(new)\n}"),
        example(
            "default last",
            "switch n {\ncase .main:\n    return 1\ndefault:\n    return 2\n}",
            "switch n {\ncase .main:\n    return 1\n\(new)\ndefault:\n    return 2\n}"
        ),
        example(
            "default alone, with a comment above",
            "switch n {\n// The rest.\ndefault:\n    return 2\n}",
            "switch n {\n\(new)\n// The rest.\ndefault:\n    return 2\n}"
        ),
        example(
            "comments behind and between",
            "switch n {\ncase .main:\n    return 1 // one\n// The rest.\ndefault:\n    return 2\n}",
            "switch n {\ncase .main:\n    return 1 // one\n\(new)\n// The rest.\ndefault:\n    return 2\n}"
        ),
        example(
            "arms inside #if",
            "switch n {\ncase .main:\n    return 1\n#if A\ncase .a:\n    return 2\n#endif\n}",
            "switch n {\ncase .main:\n    return 1\n\(new)\n#if A\ncase .a:\n    return 2\n#endif\n}"
        ),
        example(
            "all arms inside #if",
            "switch n {\n#if A\ncase .a:\n    return 2\n#endif\n}",
            "switch n {\n#if A\ncase .a:\n    return 2\n#endif\n\(new)\n}"
        ),
        example("empty", "switch n {}", "switch n {\n\(new)\n}"),
        example("empty, broken", "switch n {\n}", "switch n {\n\(new)\n}"),
        example("a comment alone", "switch n {\n// none\n}", "switch n {\n// none\n\(new)\n}"),
        example(
            "indented arms",
            "switch n {\n    case .main:\n        return 1\n}",
            "switch n {\n    case .main:\n        return 1\n    case .detail(let id):\n        return id\n}"
        ),
        example(
            "one line",
            "switch n { case .main: return 1 }",
            "switch n { case .main: return 1\n\(new)\n}"
        ),
        example(
            "the last falls through",
            "switch n {\ncase .a:\n    return 1\ncase .b:\n    fallthrough\ndefault:\n    return 2\n}",
            "switch n {\ncase .a:\n    return 1\n\(new)\ncase .b:\n    fallthrough\ndefault:\n    return 2\n}"
        ),
        example(
            "the only one falls through",
            "switch n {\ncase .b:\n    fallthrough\ndefault:\n    return 2\n}",
            "switch n {\n\(new)\ncase .b:\n    fallthrough\ndefault:\n    return 2\n}"
        ),
        example(
            "a switch inside an arm",
            "switch n {\ncase .main:\n    switch m {\n    case .detail:\n        return 1\n    }\n}",
            "switch n {\ncase .main:\n    switch m {\n    case .detail:\n        return 1\n    }\n\(new)\n}"
        ),
        EditCase(
            "in an extension, behind an overload without a switch",
            edit,
            """
            struct F {
                func resolve() -> Int { 1 }
            }

            extension F {
                func resolve(_ n: N) -> Int {
                    switch n {
                    case .main:
                        return 1
                    }
                }
            }

            """,
            """
            struct F {
                func resolve() -> Int { 1 }
            }

            extension F {
                func resolve(_ n: N) -> Int {
                    switch n {
                    case .main:
                        return 1
                    case .detail(let id):
                        return id
                    }
                }
            }

            """
        ),
    ]

    private static func there(_ pattern: String) -> EditCase {
        .there(pattern, edit, wrapped("switch n {\ncase \(pattern):\n    return 1\ndefault:\n    return 2\n}"))
    }

    private static let others: [EditCase] = [
        there(".detail"), there(".detail(let other)"), there("let .detail(other)"), there("N.detail(id: let x)"),
        there("Demo.N.detail"), there(".main, .detail"), there(".`detail`"), there(".detail(let x) where x > 1"),
        .noPlace("no switch", edit, wrapped("return 1")),
        .noPlace("no such function", edit, "struct F {\n    func other() {}\n}\n"),
        .noPlace("no such type", edit, "struct G {}\n"),
        .noPlace("a requirement", edit, "protocol F {\n    func resolve(_ n: N) -> Int\n}\n"),
    ]

    private static func variable(_ name: String, _ before: String, _ after: String?) -> EditCase {
        let edit = SwitchArmEdit(
            type: "E",
            variable: "properties",
            caseName: "selected",
            pattern: "case .selected(let id):",
            value: "[\n    \"id\": id\n]"
        )
        func text(_ lines: String) -> String {
            let body = lines.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n")
            return "enum E {\n    var name: String { \"\" }\n\n    var properties: P {\n\(body)\n    }\n}\n"
        }
        return EditCase(name, edit, text(before), after.map(text))
    }

    static let variables: [EditCase] = [
        variable(
            "expressions",
            "switch self {\ncase .viewed:\n    [:]\n}",
            "switch self {\ncase .viewed:\n    [:]\ncase .selected(let id):\n    [\n        \"id\": id\n    ]\n}"
        ),
        variable(
            "returned",
            "switch self {\ncase .viewed: return [:]\ndefault: return [:]\n}",
            "switch self {\ncase .viewed: return [:]\ncase .selected(let id):\n    return [\n        \"id\": id\n    ]\n"
                + "default: return [:]\n}"
        ),
        variable(
            "returned as a whole",
            "return switch self {\ncase .viewed:\n    [:] // none\n}",
            "return switch self {\ncase .viewed:\n    [:] // none\ncase .selected(let id):\n    [\n        \"id\": id\n"
                + "    ]\n}"
        ),
        variable(
            "there",
            "switch self {\ncase .selected:\n    [:]\n}",
            "switch self {\ncase .selected:\n    [:]\n}"
        ),
        variable("no switch", "[:]", nil),
    ]
}
