import Testing

@testable import ScaffoldKit

@Suite("Call argument edit")
struct CallArgumentEditTests {
    private static let edit = CallArgumentEdit(callee: "make", label: "nav", value: "nav", before: "tracker")

    @Test("An argument goes into every call", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is there stays, and no call is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    static let places: [EditCase] = [
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
