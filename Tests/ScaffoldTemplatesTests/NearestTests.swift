import ScaffoldTemplates
import Testing

@Suite("Nearest name")
struct NearestTests {
    @Test(
        "the nearest name is suggested, and none where none is near",
        arguments: [
            ("new-featuer", "new-feature"), ("NEW-FEATURE", "new-feature"), ("new-feature", "new-feature"),
            ("lsit", "list"),
            ("chek", "check"), ("l", nil), ("graph", nil), ("", nil), ("checklist", nil),
            ("sync-redirect", "sync-redirects"),
        ]
    )
    func nearestName(name: String, expected: String?) {
        #expect(nearest(to: name, among: ["new-feature", "list", "check", "sync-redirects"]) == expected)
    }

    @Test("of equally near names the first in order is taken, in whatever order they come")
    func tie() {
        #expect(nearest(to: "abx", among: ["abz", "aby"]) == "aby")
        #expect(nearest(to: "abx", among: ["aby", "abz"]) == "aby")
    }

    @Test("an overlong name has no neighbour")
    func overlong() {
        let name = String(repeating: "a", count: 1_000)
        #expect(nearest(to: name, among: [name + "b"]) == nil)
    }

    @Test(
        "distance counts insertions, removals, replacements and swaps",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1), ("abc", "acb", 1), ("abc", "ab", 1),
            ("kitten", "sitting", 3), ("ca", "abc", 3),
        ]
    )
    func distance(first: String, second: String, expected: Int) {
        #expect(editDistance(Array(first), Array(second)) == expected)
    }
}
