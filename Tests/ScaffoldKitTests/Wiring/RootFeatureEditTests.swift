import Testing

@testable import ScaffoldKit

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
