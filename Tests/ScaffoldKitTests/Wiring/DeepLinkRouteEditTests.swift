import Testing

@testable import ScaffoldKit

@Suite("Deep-link route edit")
struct DeepLinkRouteEditTests {
    @Test("A route goes before those that would take its links, else before the last `return nil`", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("A route that is there stays, and an unknown shape is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    private static func edit(_ path: String) -> DeepLinkRouteEdit {
        DeepLinkRouteEdit(type: "H", path: RoutePath(written: path), statement: statement(path))
    }

    private static func statement(_ path: String) -> String {
        "if link.matches(\"\(path)\") {\n    return N.new\n}"
    }

    /// Stands for the new route.
    private static let new = "NEW\n"
    private static let guarded = "guard let link = link(from: url) else { return nil }\n"

    /// Lines of `resolve`, in a handler.
    private static func handler(_ lines: String) -> String {
        let body = lines.split(separator: "\n", omittingEmptySubsequences: true).map { "        " + $0 }
            .joined(separator: "\n")
        return "struct H: DeepLinkHandlerContract {\n    func resolve(_ url: URL) -> N? {\n\(body)\n    }\n}\n"
    }

    private static func route(_ path: String) -> String { "if link.matches(\"\(path)\") {\n    return N.a\n}\n" }

    private static func asked(_ path: String) -> String {
        "if let parameters = link.parameters(of: \"\(path)\") {\n    return N.a\n}\n"
    }

    private static func example(_ name: String, _ path: String, _ before: String, _ after: String) -> EditCase {
        EditCase(
            name,
            edit(path),
            handler(guarded + before),
            handler(guarded + after.replacing(new, with: statement(path) + "\n"))
        )
    }

    static let places: [EditCase] = [
        example("alone", "a", "return nil", new + "return nil"),
        example("last", "a", route("") + "return nil", route("") + new + "return nil"),
        example("comment above the end", "a", "// None.\nreturn nil", new + "// None.\nreturn nil"),
        example(
            "literal before parameter",
            "filter",
            route("") + asked(":name") + "return nil",
            route("") + new + asked(":name") + "return nil"
        ),
        example(
            "with the comment above it",
            "filter",
            route("") + "// Any name.\n" + asked(":name") + "return nil",
            route("") + new + "// Any name.\n" + asked(":name") + "return nil"
        ),
        example(
            "parameter behind literal",
            ":name",
            route("filter") + "return nil",
            route("filter") + new + "return nil"
        ),
        example(
            "the first literal decides",
            "list/:b",
            asked(":a/detail") + "return nil",
            new + asked(":a/detail") + "return nil"
        ),
        example(
            "between more and less specific",
            "a/:b",
            route("a/b") + asked(":c/:d") + "return nil",
            route("a/b") + new + asked(":c/:d") + "return nil"
        ),
        example(
            "another count of components",
            "a/b",
            asked(":a") + "return nil",
            asked(":a") + new + "return nil"
        ),
        example(
            "before a whole chain",
            "b",
            "if link.matches(\"a\") {\n    return N.a\n} else if link.matches(\":c\") {\n    return N.c\n}\nreturn nil",
            new
                + "if link.matches(\"a\") {\n    return N.a\n} else if link.matches(\":c\") {\n    return N.c\n}\nreturn nil"
        ),
        example(
            "before a directive",
            "b",
            "#if DEBUG\n" + asked(":c") + "#endif\nreturn nil",
            new + "#if DEBUG\n" + asked(":c") + "#endif\nreturn nil"
        ),
        EditCase(
            "in an extension",
            edit("a"),
            "struct H {}\n\nextension H {\n    func resolve(_ url: URL) -> N? {\n        let link = link(from: url)\n"
                + "        return nil\n    }\n}\n",
            "struct H {}\n\nextension H {\n    func resolve(_ url: URL) -> N? {\n        let link = link(from: url)\n"
                + "        if link.matches(\"a\") {\n            return N.new\n        }\n        return nil\n    }\n}\n"
        ),
    ]

    private static func there(_ name: String, _ path: String, _ text: String) -> EditCase {
        .there(name, edit(path), handler(guarded + text))
    }

    private static func noPlace(_ name: String, _ path: String, _ text: String) -> EditCase {
        .noPlace(name, edit(path), handler(text))
    }

    static let others: [EditCase] = [
        there("matches", "a", route("a") + "return nil"),
        there("parameters", "a/:b", asked("a/:b") + "return nil"),
        noPlace("no return at the end", "a", guarded + "return link.matches(\"b\") ? N.a : nil"),
        noPlace("another name for the link", "a", "guard let other = link(from: url) else { return nil }\nreturn nil"),
        noPlace(
            "a chain that must be torn",
            "a/:b",
            guarded
                + "if link.matches(\"a/b\") {\n    return N.a\n} else if link.matches(\":c/:d\") {\n    return N.c\n}\nreturn nil"
        ),
        noPlace(
            "a less specific one in a switch",
            "a",
            guarded + "switch link.matches(\":b\") {\ncase true: return N.a\ndefault: break\n}\nreturn nil"
        ),
        .noPlace("no such type", edit("a"), "struct G {}\n"),
        .noPlace("no such function", edit("a"), "struct H {\n    func other() {}\n}\n"),
    ]
}
