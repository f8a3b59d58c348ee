import SwiftScan
import Testing

@testable import ScaffoldKit

@Suite("Routes of a handler")
struct HandlerRouteTests {
    /// Path and destination of each, `?` where it can't be read off.
    private static func routes(_ body: String) throws -> [String] {
        let text = "struct H {\n    func resolve() -> N? {\n\(body)\n    }\n}\n"
        let file = try EditableSource(path: .root.appending("H.swift"), bytes: Array(text.utf8), fallbackIndent: "    ")
        let resolve = try #require(file.source.declarations.first { $0.name == "resolve" }?.bodyTokens)
        return file.routes(in: resolve).map { "\($0.path) \($0.destination ?? "?")" }
    }

    @Test(
        "Every way to ask for one is read",
        arguments: [
            (#"if link.matches("") { return N.main }"#, [" N.main"]),
            (
                #"if let p = link.parameters(of: "a/:b") { guard let b: Int = p["b"] else { return nil }; return N.a(b) }"#,
                ["a/:b N.a"]
            ),
            (#"if link.matches("a"), let p = link.parameters(of: "a") { return N.a }"#, ["a N.a"]),
            (
                #"if link.matches("a") { return N.a }; if link.matches("b") { return N.`default` }"#,
                ["a N.a", "b N.default"]
            ),
            (#"if link.matches("a") { return make() }; return nil"#, ["a ?"]),
            (#"if link.matches("a") { return nil }; if link.matches("b") { return N.b }"#, ["a ?", "b N.b"]),
            (#"if other.parameters(in: "a") { return N.a }"#, []),
            ("return nil", []),
        ] as [(String, [String])]
    )
    func read(_ body: String, _ expected: [String]) throws {
        #expect(try Self.routes(body) == expected)
    }
}
