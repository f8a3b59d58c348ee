import Testing

@testable import ScaffoldKit

@Suite("Stored property edit")
struct StoredPropertyEditTests {
    private static let edit = StoredPropertyEdit(
        type: "S",
        name: "mock",
        declaration: "private let mock = M()",
        before: "b"
    )

    @Test("A property joins its like", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is there stays, and no type is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    static let places: [EditCase] = [
        EditCase("empty", edit, "struct S {}\n", "struct S {\n    private let mock = M()\n}\n"),
        EditCase(
            "before another, with its comments and attributes",
            edit,
            "struct S {\n    let a = 1\n    /// B.\n    @State\n    var b = 2\n}\n",
            "struct S {\n    let a = 1\n    private let mock = M()\n    /// B.\n    @State\n    var b = 2\n}\n"
        ),
        EditCase(
            "behind the last before the initialiser",
            edit,
            "struct S {\n    let a = 1 // one\n\n    init() {}\n\n    let c = 3\n}\n",
            "struct S {\n    let a = 1 // one\n    private let mock = M()\n\n    init() {}\n\n    let c = 3\n}\n"
        ),
        EditCase(
            "one line",
            edit,
            "struct S { let a = 1 }\n",
            "struct S { let a = 1\n    private let mock = M()\n}\n"
        ),
        EditCase(
            "methods alone",
            edit,
            "struct S {\n    /// Tests.\n    @Test func f() {}\n}\n",
            "struct S {\n    private let mock = M()\n\n    /// Tests.\n    @Test func f() {}\n}\n"
        ),
        EditCase(
            "computed and static ones are no like",
            edit,
            "struct S {\n    static let s = 1\n    var c: Int { 1 }\n}\n",
            "struct S {\n    private let mock = M()\n\n    static let s = 1\n    var c: Int { 1 }\n}\n"
        ),
        EditCase(
            "one inside #if is no place to join",
            edit,
            "struct S {\n    let a = 1\n    #if A\n    let c = 2\n    #endif\n}\n",
            "struct S {\n    let a = 1\n    private let mock = M()\n    #if A\n    let c = 2\n    #endif\n}\n"
        ),
        EditCase(
            "a whole file inside #if",
            edit,
            "#if A\nstruct S {\n    let a = 1\n}\n#endif\n",
            "#if A\nstruct S {\n    let a = 1\n    private let mock = M()\n}\n#endif\n"
        ),
    ]

    private static let others: [EditCase] = [
        .there("stored", edit, "struct S {\n    let mock = Other()\n}\n"),
        .noPlace("no such type", edit, "struct T {}\n"),
    ]
}
