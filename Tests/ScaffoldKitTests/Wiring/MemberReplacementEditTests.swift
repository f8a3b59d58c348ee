import Testing

@testable import ScaffoldKit

@Suite("Member replacement edit")
struct MemberReplacementEditTests {
    private static let edit = MemberReplacementEdit(
        type: "T",
        name: "make()",
        written: ["@Test(\"One\")\nfunc make() {\n    #expect(a == 1)\n}", "func make() {}"],
        member: "@Test(\"Two\")\nfunc make() async {\n    let b = 2\n\n    #expect(b == 2)\n}"
    )
    private static let new = """
            @Test("Two")
            func make() async {
                let b = 2

                #expect(b == 2)
            }
        """

    @Test("A member that is as it was written is replaced", arguments: replaced)
    func replace(_ example: EditCase) throws { try example.check() }

    @Test("A missing member is added, the new one stays, and somebody's own is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    private static func replacing(_ name: String, _ before: String, _ after: String) -> EditCase {
        var example = EditCase(name, edit, before, after)
        example.replaces = true
        return example
    }

    static let replaced: [EditCase] = [
        replacing(
            "alone",
            "struct T {\n    @Test(\"One\")\n    func make() {\n        #expect(a == 1)\n    }\n}\n",
            "struct T {\n\(new)\n}\n"
        ),
        replacing(
            "between others, laid out otherwise, with comments",
            """
            struct T {
                let a = 1

                // About it.
                @Test("One") func make()
                {
                    // why
                    #expect( a == 1 )
                } // behind

                func other() {}
            }

            """,
            """
            struct T {
                let a = 1

                // About it.
            \(new) // behind

                func other() {}
            }

            """
        ),
        replacing(
            "another text that it was written with",
            "struct T {\n    func make() {}\n}\n",
            "struct T {\n\(new)\n}\n"
        ),
        replacing(
            "in an extension",
            "struct T {}\n\nextension T {\n    func make() {}\n}\n",
            "struct T {}\n\nextension T {\n\(new)\n}\n"
        ),
    ]

    static let others: [EditCase] = [
        EditCase("missing", edit, "struct T {\n    let a = 1\n}\n", "struct T {\n    let a = 1\n\n\(new)\n}\n"),
        .there("the new one", edit, "struct T {\n\(new)\n}\n"),
        .there(
            "the new one, with a comment",
            edit,
            "struct T {\n\(new.replacing("let b", with: "/* why */ let b"))\n}\n"
        ),
        .noPlace("a line more", edit, "struct T {\n    func make() {\n        log()\n    }\n}\n"),
        .noPlace(
            "another value",
            edit,
            "struct T {\n    @Test(\"One\")\n    func make() {\n        #expect(a == 2)\n    }\n}\n"
        ),
        .noPlace("another type", edit, "struct U {\n    func make() {}\n}\n"),
    ]
}
