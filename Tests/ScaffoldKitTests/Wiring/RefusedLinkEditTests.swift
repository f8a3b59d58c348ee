import Testing

@testable import ScaffoldKit

@Suite("Refused-link edit")
struct RefusedLinkEditTests {
    @Test("Links that are answered now leave the tests that expect nothing, the others stay", arguments: examples)
    func take(_ example: EditCase) throws { try example.check() }

    /// `item/:id`, an `Int`.
    private static let edit = RefusedLinkEdit(
        type: "T",
        base: "demo://home/",
        route: DeepLinkRoute(
            path: RoutePath(written: "item/:id"),
            type: "N",
            item: "item",
            values: [.init(label: "id", name: "id", type: "Int", parameter: "id", hasDefault: false)],
            conditions: []
        )
    )

    private static func suite(_ arguments: String, expects: String = "nil") -> String {
        """
        struct T {
            @Test(
                "Refuses",
                arguments: [\(arguments)]
            )
            func refuses(link: String) {
                #expect(destination == \(expects))
            }
        }

        """
    }

    private static func lines(_ links: [String], comma: Bool = true) -> String {
        let texts = links.map { "            \"\($0)\"" }
        return "\n" + texts.joined(separator: ",\n") + (comma ? "," : "") + "\n        "
    }

    private static func example(_ name: String, _ before: String, _ after: String) -> EditCase {
        EditCase(name, edit, suite(before), suite(after))
    }

    private static func stays(_ name: String, _ links: [String]) -> EditCase {
        .there(name, edit, suite(lines(links)))
    }

    static let examples: [EditCase] = [
        example("first", lines(["item/1", "a"]), lines(["a"])),
        example("in the middle", lines(["a", "item/1", "b"]), lines(["a", "b"])),
        example("last", lines(["a", "item/1"]), lines(["a"])),
        example("a whole link", lines(["demo://home/item/1", "a"]), lines(["a"])),
        example("several", lines(["item/1", "a", "item/2", "item/3"]), lines(["a"])),
        example("on one line", "\"a\", \"item/1\", \"b\"", "\"a\", \"b\""),
        example("last on one line", "\"a\", \"item/1\"", "\"a\""),
        example("last without a comma", lines(["a", "item/1"], comma: false), lines(["a"], comma: false)),
        stays("the only one", ["item/1"]),
        stays("another type", ["item/one", "a"]),
        stays("another shape", ["item", "item/1/2", "other/1"]),
        stays("an empty component", ["item/1/", "item//1"]),
        stays("another host", ["demo://other/item/1", "a"]),
        stays("encoded", ["item/%31", "a"]),
        .there("a test that expects something", edit, suite(lines(["item/1", "a"]), expects: "expected")),
        .there("no tests", edit, "struct T {}\n"),
        .noPlace("no suite", edit, "struct S {}\n"),
    ]
}
