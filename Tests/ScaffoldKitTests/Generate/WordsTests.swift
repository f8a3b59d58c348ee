import Testing

@testable import ScaffoldKit

@Suite("Words of an edited text")
struct WordsTests {
    private static let before = """
        import HomeKit
        // Home_1, Ünder
        case .home: HomeFeature.self
        case .other: "Home said HomeFeature"
        """

    @Test(
        "a word is gone where it is nowhere after, also not in a comment or a literal",
        arguments: [
            (before, []),
            (before.replacing("case .home: HomeFeature.self\n", with: ""), ["home", "self"]),
            (before.replacing("HomeFeature", with: "Home"), ["HomeFeature"]),
            (before.replacing("Home_1, Ünder", with: "Home_2, under"), ["Home_1", "nder"]),
            (before.replacing("\n", with: "\r\n"), []),
            (
                "",
                [
                    "import", "HomeKit", "Home_1", "nder", "case", "home", "HomeFeature", "self", "other", "Home",
                    "said",
                ]
            ),
        ] as [(String, [String])]
    )
    func gone(after: String, expected: [String]) {
        #expect(Words.gone(from: Array(Self.before.utf8), to: Array(after.utf8)) == Set(expected))
    }

    @Test("words are counted whole")
    func count() {
        let counts = Words.count(of: ["HomeFeature", "Home", "Hom"], in: Array(Self.before.utf8))
        #expect(counts == ["HomeFeature": 2, "Home": 1, "Hom": 0])
    }
}
