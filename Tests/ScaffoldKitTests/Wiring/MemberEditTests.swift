import Testing

@testable import ScaffoldKit

@Suite("Member edit")
struct MemberEditTests {
    private static let edit = MemberEdit(type: "F", member: "func go(id: Int) {\n    run()\n}", name: "go(id:)")
    private static let requirement = MemberEdit(type: "F", member: "func go()", name: "go()", isSpaced: false)
    private static let sorted = MemberEdit(
        type: "F",
        member: "@Test func m() {}",
        name: "m()",
        isSorted: true
    )
    private static let new = "    func go(id: Int) {\n        run()\n    }\n"

    @Test("A member goes in at the end", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is there stays, and no type is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    static let places: [EditCase] = [
        EditCase("empty", edit, "struct F {}\n", "struct F {\n\(new)}\n"),
        EditCase("empty, broken", edit, "struct F {\n}\n", "struct F {\n\(new)}\n"),
        EditCase("a blank line alone", edit, "struct F {\n\n}\n", "struct F {\n\(new)}\n"),
        EditCase("one line", edit, "struct F { let a: Int }\n", "struct F { let a: Int\n\n\(new)}\n"),
        EditCase("a comment alone", edit, "struct F {\n    // none\n}\n", "struct F {\n    // none\n\(new)}\n"),
        EditCase("a comment on the line", edit, "struct F { /* none */ }\n", "struct F { /* none */\n\(new)}\n"),
        EditCase("a comment behind the brace", edit, "struct F { // none\n}\n", "struct F { // none\n\(new)}\n"),
        EditCase(
            "members and a last comment",
            edit,
            "struct F {\n    let a: Int\n    // end\n}\n",
            "struct F {\n    let a: Int\n    // end\n\n\(new)}\n"
        ),
        EditCase(
            "a requirement, close to its like",
            requirement,
            "protocol F {\n    func back()\n}\n",
            "protocol F {\n    func back()\n    func go()\n}\n"
        ),
        EditCase(
            "another overload",
            edit,
            "struct F {\n    func go() {}\n}\n\nextension F {\n    func go(_ id: Int) {}\n}\n",
            "struct F {\n    func go() {}\n\n\(new)}\n\nextension F {\n    func go(_ id: Int) {}\n}\n"
        ),
        EditCase(
            "the type, not its namesake inside another",
            edit,
            "enum G {\n    struct F {}\n}\nstruct F {\n    let a = 1\n}\n",
            "enum G {\n    struct F {}\n}\nstruct F {\n    let a = 1\n\n\(new)}\n"
        ),
        EditCase(
            "inside #if",
            edit,
            "#if A\n    struct F {\n        let a = 1\n    }\n#endif\n",
            """
            #if A
                struct F {
                    let a = 1

                    func go(id: Int) {
                        run()
                    }
                }
            #endif

            """
        ),
        EditCase(
            "braces in strings and comments",
            edit,
            "struct F {\n    let a = \"}\" // }\n}\n",
            "struct F {\n    let a = \"}\" // }\n\n\(new)}\n"
        ),
    ]

    @Test("Among functions a member goes in by name", arguments: order)
    func insertSorted(_ example: EditCase) throws { try example.check() }

    static let order: [EditCase] = [
        EditCase(
            "between, above its successor's comment",
            sorted,
            "struct F {\n    let z = 1\n\n    func a() {}\n\n    // Why.\n    /// Z.\n    @Test func z() {}\n}\n",
            "struct F {\n    let z = 1\n\n    func a() {}\n\n    @Test func m() {}\n\n    // Why.\n    /// Z.\n"
                + "    @Test func z() {}\n}\n"
        ),
        EditCase(
            "last",
            sorted,
            "struct F {\n    func a() {}\n}\n",
            "struct F {\n    func a() {}\n\n    @Test func m() {}\n}\n"
        ),
        EditCase(
            "past what stands under a condition",
            sorted,
            "struct F {\n    #if A\n    func z() {}\n    #endif\n}\n",
            "struct F {\n    #if A\n    func z() {}\n    #endif\n\n    @Test func m() {}\n}\n"
        ),
        EditCase(
            "past another type's, and one that shares its line",
            sorted,
            "struct E {\n    func z() {}\n}\nstruct F {\n    let a = 1; func z() {}\n}\n",
            "struct E {\n    func z() {}\n}\nstruct F {\n    let a = 1; func z() {}\n\n    @Test func m() {}\n}\n"
        ),
        .there("there already", sorted, "struct F {\n    func z() {}\n\n    func m() {}\n}\n"),
    ]

    private static let others: [EditCase] = [
        .there("in the type", edit, "struct F {\n    func go(id other: Int) {}\n}\n"),
        .there("in an extension", edit, "struct F {}\n\nextension F {\n    func go(id: Int) {}\n}\n"),
        .there("inside #if", edit, "struct F {\n    #if A\n    func go(id: Int) {}\n    #endif\n}\n"),
        .noPlace("no such type", edit, "struct G {}\n"),
        .noPlace("an extension alone", edit, "extension F {}\n"),
    ]
}
