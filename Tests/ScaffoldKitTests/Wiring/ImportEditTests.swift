import Testing

@testable import ScaffoldKit

@Suite("Import edit")
struct ImportEditTests {
    private static let edit = ImportEdit("DemoHome")

    @Test("An import goes in where it sorts and is seen", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is imported stays", arguments: present)
    func staysAsItIs(_ example: EditCase) throws { try example.check() }

    @Test("A file without a declaration is no place", arguments: ["", "// nothing\n"])
    func nothing(_ text: String) throws { try EditCase.noPlace("nothing", Self.edit, text).check() }

    static let places: [EditCase] = [
        EditCase("first", edit, "import NavCore\n", "import DemoHome\nimport NavCore\n"),
        EditCase("last", edit, "import Alpha\n\nstruct A {}\n", "import Alpha\nimport DemoHome\n\nstruct A {}\n"),
        EditCase(
            "between, upper case before lower",
            edit,
            "import DemoHTTP\nimport DemoHouse\n",
            "import DemoHTTP\nimport DemoHome\nimport DemoHouse\n"
        ),
        EditCase(
            "before the testable group",
            edit,
            "import Testing\n\n@testable import DemoApp\n",
            "import DemoHome\nimport Testing\n\n@testable import DemoApp\n"
        ),
        EditCase(
            "behind the plain ones, not the testable",
            edit,
            "import Alpha\n\n@testable import Beta\n",
            "import Alpha\nimport DemoHome\n\n@testable import Beta\n"
        ),
        EditCase(
            "a testable import alone",
            edit,
            "@testable import Beta\n\nstruct A {}\n",
            "import DemoHome\n@testable import Beta\n\nstruct A {}\n"
        ),
        EditCase(
            "a whole file inside #if",
            edit,
            "#if canImport(SwiftUI)\nimport NavCore\nimport SwiftUI\n\nstruct A {}\n#endif\n",
            "#if canImport(SwiftUI)\nimport DemoHome\nimport NavCore\nimport SwiftUI\n\nstruct A {}\n#endif\n"
        ),
        EditCase(
            "an #if that the code is outside of",
            edit,
            "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport NavCore\n\nstruct A {}\n",
            "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport DemoHome\nimport NavCore\n\nstruct A {}\n"
        ),
        EditCase(
            "only an import that the code is outside of",
            edit,
            "// Header.\n\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n\nstruct A {}\n",
            """
            // Header.

            import DemoHome

            #if canImport(FoundationNetworking)
            import FoundationNetworking
            #endif

            struct A {}

            """
        ),
        EditCase(
            "imported only where the code isn't",
            edit,
            "import NavCore\n#if A\nimport DemoHome\n#endif\n\nstruct A {}\n",
            "import DemoHome\nimport NavCore\n#if A\nimport DemoHome\n#endif\n\nstruct A {}\n"
        ),
        EditCase(
            "a part of the module alone",
            edit,
            "import struct DemoHome.Home\n\nstruct A {}\n",
            "import DemoHome\n\nimport struct DemoHome.Home\n\nstruct A {}\n"
        ),
        EditCase("none", edit, "struct A {}\n", "import DemoHome\n\nstruct A {}\n"),
        EditCase(
            "none, a documented declaration",
            edit,
            "// Header.\n\n/// A.\n/// More.\nstruct A {}\n",
            "// Header.\n\nimport DemoHome\n\n/// A.\n/// More.\nstruct A {}\n"
        ),
        EditCase(
            "none, a block comment above",
            edit,
            "// Header.\n\n/**\n A.\n */\nstruct A {}\n",
            "// Header.\n\nimport DemoHome\n\n/**\n A.\n */\nstruct A {}\n"
        ),
        EditCase(
            "none, inside #if",
            edit,
            "#if A\nstruct A {}\n#endif\n",
            "#if A\nimport DemoHome\n\nstruct A {}\n#endif\n"
        ),
        EditCase(
            "none, two branches",
            edit,
            "#if A\nstruct A {}\n#else\nstruct A {}\n#endif\n",
            "import DemoHome\n\n#if A\nstruct A {}\n#else\nstruct A {}\n#endif\n"
        ),
        EditCase(
            "below the licence's header",
            edit,
            "// Licence.\nimport NavCore\n",
            "// Licence.\nimport DemoHome\nimport NavCore\n"
        ),
        EditCase(
            "comments stay with their import",
            edit,
            "import Alpha // first\n// the core\nimport NavCore\n",
            "import Alpha // first\nimport DemoHome\n// the core\nimport NavCore\n"
        ),
        EditCase(
            "behind a comment on the line",
            edit,
            "import Alpha // first\n\nstruct A {}\n",
            "import Alpha // first\nimport DemoHome\n\nstruct A {}\n"
        ),
        EditCase("two on a line", edit, "import A; import B\n", "import A; import B\nimport DemoHome\n"),
        EditCase(
            "an import in a comment or string",
            edit,
            "import NavCore\n\n// import DemoHome\nlet a = \"import DemoHome\"\n",
            "import DemoHome\nimport NavCore\n\n// import DemoHome\nlet a = \"import DemoHome\"\n"
        ),
    ]

    private static let present: [EditCase] = [
        .there("plain", edit, "import DemoHome\n"),
        .there("testable", edit, "@testable import DemoHome\n"),
        .there("public", edit, "public import DemoHome\n"),
        .there("inside the #if around the file", edit, "#if A\nimport DemoHome\n\nstruct A {}\n#endif\n"),
    ]
}
