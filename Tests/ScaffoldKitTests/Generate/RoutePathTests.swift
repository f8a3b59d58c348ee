import Testing

@testable import ScaffoldKit

@Suite("Paths of deep links")
struct RoutePathTests {
    @Test(
        "A path is literals and parameters, with or without a slash in front",
        arguments: [
            ("", []), ("/", []), ("detail", [.literal("detail")]), ("/detail", [.literal("detail")]),
            ("detail/:identifier", [.literal("detail"), .parameter("identifier")]),
            (":a/b-c.d_e~1/:f", [.parameter("a"), .literal("b-c.d_e~1"), .parameter("f")]),
        ] as [(String, [RoutePath.Component])]
    )
    func read(_ text: String, _ components: [RoutePath.Component]) throws {
        let path = try RoutePath(text)
        #expect(path.components == components)
        #expect(RoutePath(written: path.text) == path)
    }

    @Test(
        "What can't stand in a link is refused",
        arguments: [
            ("detail/", .emptyComponent), ("a//b", .emptyComponent), ("//", .emptyComponent),
            ("a b", .literal("a b")), ("café", .literal("café")), ("a?b", .literal("a?b")), ("a%20", .literal("a%20")),
            ("demo://characters", .literal("demo:")), (":", .parameter(":")), (":a-b", .parameter(":a-b")),
            (":1", .parameter(":1")), (":a/:a", .twice("a")), ("a\"b", .literal("a\"b")),
            ("a\\(b)", .literal("a\\(b)")),
        ] as [(String, DeepLinkFact.PathFlaw)]
    )
    func refuse(_ text: String, _ flaw: DeepLinkFact.PathFlaw) {
        #expect(throws: Failure(.deepLink(.path(text, flaw)))) { try RoutePath(text) }
    }

    /// Whether two paths may have a link in common, are the same but for names, and which is asked first.
    @Test(
        "Paths are compared as links are",
        arguments: [
            ("a", "a", "overlap shape"), ("a", "b", ""), ("a", "a/b", ""), ("", "a", ""), ("", "", "overlap shape"),
            (":a", ":b", "overlap shape"), ("a", ":b", "overlap first"), (":b", "a", "overlap second"),
            ("a/:b", ":c/d", "overlap first"), (":c/d", "a/:b", "overlap second"), ("a/:b", "a/c", "overlap second"),
            ("a/:b", "c/:b", ""),
        ]
    )
    func compare(_ left: String, _ right: String, _ expected: String) {
        let (left, right) = (RoutePath(written: left), RoutePath(written: right))
        var found: [String] = []
        if left.overlaps(right) { found.append("overlap") }
        if left.hasShape(of: right) { found.append("shape") }
        if left.overlaps(right), left.isMoreSpecific(than: right) { found.append("first") }
        if left.overlaps(right), right.isMoreSpecific(than: left) { found.append("second") }
        #expect(found.joined(separator: " ") == expected)
        #expect(right.overlaps(left) == left.overlaps(right))
    }

    @Test("Two paths give two names for their tests")
    func words() {
        let paths = ["", "a", ":a", "a/:b", "a/b", ":a/b", "a-b/:c", "ab"]
        let words = paths.map { RoutePath(written: $0).words }
        #expect(words == ["Entry", "A", "ByA", "AByB", "AB", "ByAB", "ABByC", "Ab"])
    }
}
