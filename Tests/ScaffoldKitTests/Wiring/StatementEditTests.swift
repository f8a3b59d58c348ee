import Testing

@testable import ScaffoldKit

@Suite("Statement edit")
struct StatementEditTests {
    private static let first = StatementEdit(type: "S", function: "f()", statement: "track()")
    private static let last = StatementEdit(type: "S", function: "f()", statement: "track()", isLast: true)

    private static let other = StatementEdit(
        type: "S",
        function: "f()",
        statement: "expect(\n    a == [\n        1\n    ]\n)",
        replaced: "expect(a == [])"
    )

    @Test("A statement takes the place of another, in any layout")
    func replace() throws {
        try EditCase(
            "replaced",
            Self.other,
            "class S {\n    func f() {\n        expect(b == [])\n        expect( a\n            == [] ) // a\n    }\n}\n",
            "class S {\n    func f() {\n        expect(b == [])\n        expect(\n            a == [\n                1\n"
                + "            ]\n        ) // a\n    }\n}\n",
            replaces: true
        ).check()
        try EditCase.noPlace("not there", Self.other, "class S {\n    func f() {\n        expect(a == [2])\n    }\n}\n")
            .check()
    }

    @Test("A statement is the first or the last of its method", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is there stays, and no method is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    static let places: [EditCase] = [
        EditCase(
            "no statement",
            first,
            "class S {\n    func f() {}\n}\n",
            "class S {\n    func f() {\n        track()\n    }\n}\n"
        ),
        EditCase(
            "behind a comment on the brace's line, before the others",
            first,
            "class S {\n    func f() async { // seen\n        // Loads.\n        load()\n    }\n}\n",
            "class S {\n    func f() async { // seen\n        track()\n        // Loads.\n        load()\n    }\n}\n"
        ),
        EditCase(
            "one line",
            first,
            "class S {\n    func f() { load() }\n}\n",
            "class S {\n    func f() {\n        track()\n        load() }\n}\n"
        ),
        EditCase(
            "a comment alone",
            first,
            "class S {\n    func f() {\n        // Nothing.\n    }\n}\n",
            "class S {\n    func f() {\n        track()\n        // Nothing.\n    }\n}\n"
        ),
        EditCase(
            "in an extension of the file, the method without parameters",
            first,
            "class S {}\n\nextension S {\n    func f(a: Int) {}\n    func f() {}\n}\n",
            "class S {}\n\nextension S {\n    func f(a: Int) {}\n    func f() {\n        track()\n    }\n}\n"
        ),
        EditCase(
            "last",
            last,
            "class S {\n    func f() {\n        load()\n    }\n}\n",
            "class S {\n    func f() {\n        load()\n        track()\n    }\n}\n"
        ),
        EditCase(
            "last on one line",
            last,
            "class S {\n    func f() { load() }\n}\n",
            "class S {\n    func f() { load()\n        track()\n    }\n}\n"
        ),
    ]

    static let others: [EditCase] = [
        .there("there in another layout", first, "class S {\n    func f() { load(); track( ) }\n}\n"),
        .noPlace("no such method", first, "class S {\n    func g() {}\n}\n"),
        .noPlace("a requirement alone", first, "protocol S {\n    func f()\n}\n"),
        .noPlace("no such type", first, "class T {\n    func f() {}\n}\n"),
    ]
}
