import ScaffoldKit
import Testing

@Suite("Import order")
struct ImportOrderTests {
    @Test(
        "Each block of imports is sorted by bytes, without repetition",
        arguments: [
            ("upper case first", "import DemoHome\nimport DemoHTTP\n", "import DemoHTTP\nimport DemoHome\n"),
            ("a late app name", "import ZooCore\nimport NavCore\n", "import NavCore\nimport ZooCore\n"),
            ("twice", "import B\nimport A\nimport B\n\nx\n", "import A\nimport B\n\nx\n"),
            (
                "blocks apart",
                "import C\nimport A\n\n@testable import B\n\nimport Z\nimport D",
                "import A\nimport C\n\n@testable import B\n\nimport D\nimport Z"
            ),
            ("inside a condition", "#if X\nimport B\nimport A\n#endif\n", "#if X\nimport A\nimport B\n#endif\n"),
            ("nothing to do", "let importance = 1\n", "let importance = 1\n"),
            ("empty", "", ""),
        ]
    )
    func sorted(name: String, source: String, expected: String) {
        #expect(ImportOrder.sorted(source) == expected, "\(name)")
    }
}
