import Testing

@testable import ScaffoldKit

@Suite("Function parameter edit")
struct FunctionParameterEditTests {
    private static let edit = FunctionParameterEdit(type: "C", function: "make", name: "nav", parameterType: "any N")

    @Test("A parameter goes in at the end", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is there stays, and no function is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    private static func example(_ name: String, _ before: String, _ after: String) -> EditCase {
        EditCase(name, edit, "struct C {\n    func make\(before) {}\n}\n", "struct C {\n    func make\(after) {}\n}\n")
    }

    static let places: [EditCase] = [
        example("none", "()", "(\n        nav: any N\n    )"),
        example("a comment alone", "(/* none */)", "(/* none */\n        nav: any N\n    )"),
        example("one line", "(a: Int, b: Int = 1)", "(a: Int, b: Int = 1, nav: any N)"),
        example(
            "one a line",
            "(\n        a: Int,\n        b: (Int, Int) -> Void\n    )",
            "(\n        a: Int,\n        b: (Int, Int) -> Void,\n        nav: any N\n    )"
        ),
        example(
            "one a line, a trailing comma and comments",
            "(\n        a: Int, // first\n    )",
            "(\n        a: Int, // first\n        nav: any N,\n    )"
        ),
        example(
            "one a line, a comment behind the last",
            "(\n        a: Int // first\n    )",
            "(\n        a: Int, // first\n        nav: any N\n    )"
        ),
        example("the parenthesis on the last's line", "(\n        a: Int)", "(\n        a: Int,\n        nav: any N)"),
        EditCase(
            "in an extension",
            edit,
            "struct C {}\n\nextension C {\n    func make(a: Int) {}\n}\n",
            "struct C {}\n\nextension C {\n    func make(a: Int, nav: any N) {}\n}\n"
        ),
    ]

    private static let others: [EditCase] = [
        .there("by label", edit, "struct C {\n    func make(nav: any N) {}\n}\n"),
        .there("by name", edit, "struct C {\n    func make(_ nav: any N) {}\n}\n"),
        .noPlace("no such function", edit, "struct C {\n    func makes() {}\n}\n"),
        .noPlace("no such type", edit, "struct D {\n    func make() {}\n}\n"),
    ]
}
