import Testing

@testable import ScaffoldKit

@Suite("Removal of imports, members, roots and targets")
struct LineRemovalTests {
    @Test("An import goes with its line, and with one of two blank lines", arguments: importCases)
    func imports(_ example: EditCase) throws { try example.check() }

    @Test("A member goes with its comments and one blank line", arguments: memberCases)
    func members(_ example: EditCase) throws { try example.check() }

    @Test(
        "The root feature is none where it was this one",
        arguments: [
            EditCase(
                "this one",
                root,
                "let rootFeature: F? = HomeFeature.self // first\n",
                "let rootFeature: F? = nil // first\n"
            ),
            .there("another", root, "let rootFeature: F? = HomesFeature.self\n"),
            .there("none", root, "let rootFeature: F? = nil\n"),
            .there("computed", root, "var rootFeature: F? { HomeFeature.self }\n"),
            .there("gone", root, "let others = HomeFeature.self\n"),
        ]
    )
    func roots(_ example: EditCase) throws { try example.check() }

    @Test(
        "A target goes with its comma",
        arguments: [
            EditCase(
                "alone, on one line",
                target,
                "{ \"testTargets\" : [{ \"name\" : \"HomeTests\" }] }\n",
                "{ \"testTargets\" : [] }\n"
            ),
            EditCase(
                "first, on one line",
                target,
                "{ \"testTargets\" : [{ \"name\" : \"HomeTests\" }, { \"name\" : \"B\" }] }\n",
                "{ \"testTargets\" : [{ \"name\" : \"B\" }] }\n"
            ),
            .there("another", target, "{ \"testTargets\" : [{ \"name\" : \"HomesTests\" }] }\n"),
            .there("no list", target, "{ \"other\" : [{ \"name\" : \"B\" }] }\n"),
            .noPlace("named elsewhere", target, "{ \"other\" : [{ \"name\" : \"HomeTests\" }] }\n"),
        ]
    )
    func targets(_ example: EditCase) throws { try example.check() }

    private static let edit = ImportRemoval("DemoHome")
    private static let member = MemberRemoval(type: "F", names: ["go()"])
    private static let root = RootFeatureRemoval(entry: "HomeFeature")
    private static let target = TestPlanRemoval(target: "HomeTests")

    static let places: [EditCase] = importCases + memberCases

    private static let importCases: [EditCase] = [
        EditCase("among others", edit, "import A\nimport DemoHome // h\nimport Z\n", "import A\nimport Z\n"),
        EditCase("alone", edit, "// Header.\n\nimport DemoHome\n\nstruct A {}\n", "// Header.\n\nstruct A {}\n"),
        EditCase(
            "parted from the testable ones by the formatter",
            edit,
            "import DemoHome\n\n@testable import Beta\n",
            "@testable import Beta\n"
        ),
        EditCase("testable", edit, "import A\n\n@testable import DemoHome\n", "import A\n\n"),
        EditCase("a part of it", edit, "import A\nimport struct DemoHome.Home\n", "import A\n"),
        EditCase("two on a line", edit, "import A; import DemoHome\n", "import A; \n"),
        .there("a longer name", edit, "import DemoHomes\n// import DemoHome\n"),
    ]

    private static let memberCases: [EditCase] = [
        EditCase(
            "alone under conditions",
            member,
            "struct F {\n    let a = 1\n\n    #if A\n    #if B\n    func go() {}\n    #endif\n    #endif\n\n    func b() {}\n}\n",
            "struct F {\n    let a = 1\n\n    func b() {}\n}\n"
        ),
        EditCase(
            "under a condition with others",
            member,
            "struct F {\n    #if A\n    func go() {}\n    #else\n    func b() {}\n    #endif\n}\n",
            "struct F {\n    #if A\n    #else\n    func b() {}\n    #endif\n}\n"
        ),
        EditCase(
            "between",
            member,
            "struct F {\n    let a = 1\n\n    // Why.\n    @Test\n    func go() {\n    }\n\n    let z = 1\n}\n",
            "struct F {\n    let a = 1\n\n    let z = 1\n}\n"
        ),
        EditCase("alone", member, "struct F {\n    func go() {}\n}\n", "struct F {}\n"),
        EditCase(
            "in an extension",
            member,
            "struct F {}\nextension F {\n    func go() {}\n}\n",
            "struct F {}\nextension F {}\n"
        ),
        EditCase(
            "on a shared line",
            member,
            "struct F { let a = 1; func go() {} }\n",
            "struct F { let a = 1;  }\n"
        ),
        .there("another overload", member, "struct F {\n    func go(_ a: Int) {}\n}\n"),
        .there("no such type", member, "struct G {\n    func go() {}\n}\n"),
    ]
}
