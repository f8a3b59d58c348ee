import Testing

@testable import ScaffoldKit

@Suite("Enum case edit")
struct EnumCaseEditTests {
    private static let edit = EnumCaseEdit(type: "Out", caseName: "detail", declaration: "case detail(id: Int)")

    @Test("A case goes in behind the last", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is there stays, and no enum is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    static let places: [EditCase] = [
        EditCase("empty", edit, "enum Out: C {}\n", "enum Out: C {\n    case detail(id: Int)\n}\n"),
        EditCase("empty, broken", edit, "enum Out: C {\n}\n", "enum Out: C {\n    case detail(id: Int)\n}\n"),
        EditCase(
            "a comment alone",
            edit,
            "enum Out: C {\n    // none\n}\n",
            "enum Out: C {\n    // none\n    case detail(id: Int)\n}\n"
        ),
        EditCase(
            "behind the last, its comment, before members",
            edit,
            "enum Out: C {\n    case main // entry\n\n    var a: Int { 1 }\n}\n",
            "enum Out: C {\n    case main // entry\n    case detail(id: Int)\n\n    var a: Int { 1 }\n}\n"
        ),
        EditCase(
            "one line",
            edit,
            "enum Out: C { case main }\n",
            "enum Out: C { case main\n    case detail(id: Int)\n}\n"
        ),
        EditCase(
            "several in a declaration, over lines",
            edit,
            "enum Out: C {\n    case main,\n        search(x: (Int, Int)),\n        last\n}\n",
            "enum Out: C {\n    case main,\n        search(x: (Int, Int)),\n        last\n    case detail(id: Int)\n}\n"
        ),
        EditCase(
            "before cases inside #if",
            edit,
            "enum Out: C {\n    case main\n    #if BETA\n    case beta\n    #endif\n}\n",
            "enum Out: C {\n    case main\n    case detail(id: Int)\n    #if BETA\n    case beta\n    #endif\n}\n"
        ),
        EditCase(
            "all cases inside #if",
            edit,
            "enum Out: C {\n    #if BETA\n    case beta\n    #endif\n}\n",
            "enum Out: C {\n    case detail(id: Int)\n    #if BETA\n    case beta\n    #endif\n}\n"
        ),
        EditCase(
            "a file inside #if",
            edit,
            "#if A\nenum Out: C {\n    case main\n}\n#endif\n",
            "#if A\nenum Out: C {\n    case main\n    case detail(id: Int)\n}\n#endif\n"
        ),
        EditCase(
            "members, no case",
            edit,
            "enum Out: C {\n    static let a = 1\n}\n",
            "enum Out: C {\n    case detail(id: Int)\n    static let a = 1\n}\n"
        ),
        EditCase(
            "members, no case, one line",
            edit,
            "enum Out: C { static let a = 1 }\n",
            "enum Out: C {\n    case detail(id: Int)\n    static let a = 1 }\n"
        ),
        EditCase(
            "attributes and modifiers",
            edit,
            "enum Out: C {\n    @available(*, deprecated) indirect case main\n}\n",
            "enum Out: C {\n    @available(*, deprecated) indirect case main\n    case detail(id: Int)\n}\n"
        ),
        EditCase(
            "cases of a nested enum are its own",
            edit,
            "enum Out: C {\n    case main\n    enum Kind {\n        case detail\n    }\n}\n",
            "enum Out: C {\n    case main\n    case detail(id: Int)\n    enum Kind {\n        case detail\n    }\n}\n"
        ),
        EditCase(
            "the outer of two enums of a name",
            edit,
            "struct S {\n    enum Out {\n        case detail\n    }\n}\nenum Out: C {\n    case main\n}\n",
            """
            struct S {
                enum Out {
                    case detail
                }
            }
            enum Out: C {
                case main
                case detail(id: Int)
            }

            """
        ),
    ]

    private static let others: [EditCase] = [
        .there("plain", edit, "enum Out: C {\n    case a, detail(id: Int)\n}\n"),
        .there("back-ticked", edit, "enum Out: C {\n    case `detail`\n}\n"),
        .there("inside #if", edit, "enum Out: C {\n    #if A\n    case detail\n    #endif\n}\n"),
        .noPlace("no such enum", edit, "enum In: C {\n    case main\n}\n"),
        .noPlace("a struct", edit, "struct Out: C {}\n"),
        .noPlace("an extension", edit, "extension Out: C {}\n"),
    ]
}
