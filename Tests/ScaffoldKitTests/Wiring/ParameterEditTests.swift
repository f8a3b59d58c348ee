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

    private static let places: [EditCase] = [
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

@Suite("Call argument edit")
struct CallArgumentEditTests {
    private static let edit = CallArgumentEdit(callee: "make", label: "nav", value: "nav", before: "tracker")

    @Test("An argument goes into every call", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is there stays, and no call is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    private static let places: [EditCase] = [
        EditCase("empty", edit, "let a = make()\n", "let a = make(\n    nav: nav\n)\n"),
        EditCase("one line", edit, "let a = make(id: 1)\n", "let a = make(id: 1, nav: nav)\n"),
        EditCase("before", edit, "let a = make(id: 1, tracker: t)\n", "let a = make(id: 1, nav: nav, tracker: t)\n"),
        EditCase(
            "before, one a line, with a comment",
            edit,
            "let a = make(\n    id: 1,\n    // whose\n    tracker: t\n)\n",
            "let a = make(\n    id: 1,\n    nav: nav,\n    // whose\n    tracker: t\n)\n"
        ),
        EditCase("a trailing closure", edit, "let a = make(id: 1) { 2 }\n", "let a = make(id: 1, nav: nav) { 2 }\n"),
        EditCase(
            "a closure over lines",
            edit,
            "let a = make(id: {\n    1\n})\n",
            "let a = make(id: {\n    1\n}, nav: nav)\n"
        ),
        EditCase(
            "several, a member, one in another, not the declaration",
            edit,
            "func make(id: Int) {}\nlet a = c.make(id: b.make(id: 1))\nlet d = make(id: 2, nav: other)\n",
            """
            func make(id: Int) {}
            let a = c.make(id: b.make(id: 1, nav: nav), nav: nav)
            let d = make(id: 2, nav: other)

            """
        ),
        EditCase(
            "calls in comments and strings",
            edit,
            "// make(id: 1)\nlet s = \"make(id: 1)\"\nlet a = make(id: 1)\n",
            "// make(id: 1)\nlet s = \"make(id: 1)\"\nlet a = make(id: 1, nav: nav)\n"
        ),
        EditCase("commas in the last", edit, "let a = make(f(3, 4))\n", "let a = make(f(3, 4), nav: nav)\n"),
    ]

    private static let others: [EditCase] = [
        .there("passed everywhere", edit, "let a = make(nav: x)\nlet b = make(id: 1, nav: y)\n"),
        .noPlace("the declaration alone", edit, "func make(id: Int) {}\n"),
        .noPlace("a mention alone", edit, "let a = make\n"),
        .noPlace("another name", edit, "let a = makes(id: 1)\n"),
    ]
}

@Suite("Root feature edit")
struct RootFeatureEditTests {
    private static let edit = RootFeatureEdit(entry: "HomeFeature")

    @Test(
        "The first feature becomes the root, a later one doesn't",
        arguments: [
            EditCase(
                "none yet",
                edit,
                "enum A {\n    static let rootFeature: (any F.Type)? = nil // first\n}\n",
                "enum A {\n    static let rootFeature: (any F.Type)? = HomeFeature.self // first\n}\n"
            ),
            .there("named", edit, "let rootFeature: (any F.Type)? = CharactersFeature.self\n"),
            .noPlace("computed", edit, "var rootFeature: (any F.Type)? { nil }\n"),
            .noPlace("gone", edit, "let others = nil\n"),
        ]
    )
    func root(_ example: EditCase) throws { try example.check() }
}
