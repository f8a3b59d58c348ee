import SwiftScan
import Testing

@testable import ScaffoldKit

/// Renamed, put in order, renamed back and put in order again: the same text.
@Suite("Order that renaming keeps")
struct KeptOrderTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let before: String
        let after: String
        var testDescription: String { name }

        init(_ name: String, _ before: String, _ after: String) {
            self.name = name
            self.before = before
            self.after = after
        }
    }

    @Test(
        "Elements move with their comments, commas stay",
        arguments: [
            Example(
                "trailing comma",
                "let a = [\n    // Sorted.\n    \"Alpha\", // a\n    \"Beta\",\n    // Gamma's.\n    \"Gamma\", // g\n]\n",
                "let a = [\n    // Sorted.\n    \"Beta\",\n    // Gamma's.\n    \"Gamma\", // g\n    \"Zeta\", // a\n]\n"
            ),
            Example(
                "none after the last",
                "let a = [\n    \"Alpha\", // a\n    \"Beta\" // b\n]\n",
                "let a = [\n    \"Beta\", // b\n    \"Zeta\" // a\n]\n"
            ),
            Example("one line", "let a = [\"Alpha\", \"Beta\"]\n", "let a = [\"Beta\", \"Zeta\"]\n"),
            Example(
                "an order of its own",
                "let a = [\n    \"Beta\",\n    \"Alpha\",\n    \"Aaa\",\n]\n",
                "let a = [\n    \"Beta\",\n    \"Zeta\",\n    \"Aaa\",\n]\n"
            ),
            Example(
                "a comment that would come below the heading",
                "let a = [\n    \"Alpha\",\n    // Beta's.\n    \"Beta\",\n]\n",
                "let a = [\n    \"Zeta\",\n    // Beta's.\n    \"Beta\",\n]\n"
            ),
        ]
    )
    func elements(_ example: Example) throws {
        try check(example) { before, after in
            KeptOrder.elements(of: "a", by: { $0 }, before: before, after: after)
        }
    }

    @Test(
        "Imports move within their run",
        arguments: [
            Example(
                "a run",
                "// Header.\nimport Alpha\nimport Beta // b\nimport Gamma\n\nimport Omega\n\n@testable import App\n",
                "// Header.\nimport Beta // b\nimport Gamma\nimport Zeta\n\nimport Omega\n\n@testable import App\n"
            ),
            Example(
                "not sorted",
                "import Gamma\nimport Alpha\nimport Beta\n",
                "import Gamma\nimport Zeta\nimport Beta\n"
            ),
            Example(
                "under a condition",
                "#if A\nimport Alpha\nimport Beta\n#endif\nimport Gamma\n",
                "#if A\nimport Beta\nimport Zeta\n#endif\nimport Gamma\n"
            ),
        ]
    )
    func imports(_ example: Example) throws {
        try check(example) { KeptOrder.imports(of: $0.source, after: $1.source) }
    }

    @Test(
        "Functions move with their comments",
        arguments: [
            Example(
                "sorted",
                "struct F {\n    let x = 1\n\n    // A.\n    func Alpha() {\n    }\n\n    @Test\n    func Beta() {}\n}\n",
                "struct F {\n    let x = 1\n\n    @Test\n    func Beta() {}\n\n    // A.\n    func Zeta() {\n    }\n}\n"
            ),
            Example(
                "not sorted",
                "struct F {\n    func Beta() {}\n    func Alpha() {}\n    func Aaa() {}\n}\n",
                "struct F {\n    func Beta() {}\n    func Zeta() {}\n    func Aaa() {}\n}\n"
            ),
            Example(
                "under conditions",
                "struct F {\n    #if A\n    func Alpha() {}\n    #endif\n\n    func Beta() {}\n\n    #if B\n    func Gamma() {}\n    #endif\n}\n",
                "struct F {\n    func Beta() {}\n\n    #if B\n    func Gamma() {}\n    #endif\n\n    #if A\n    func Zeta() {}\n    #endif\n}\n"
            ),
            Example(
                "several under a condition keep their place",
                "struct F {\n    func Alpha() {}\n    func Beta() {}\n    #if A\n    func Gamma() {}\n    #else\n    func Gamma() {}\n    #endif\n}\n",
                "struct F {\n    func Beta() {}\n    func Zeta() {}\n    #if A\n    func Gamma() {}\n    #else\n    func Gamma() {}\n    #endif\n}\n"
            ),
        ]
    )
    func functions(_ example: Example) throws {
        try check(example) { KeptOrder.functions(of: "F", before: $0, after: $1) }
    }

    private func check(
        _ example: Example,
        _ order: (EditableSource, EditableSource) -> [TextEdit]
    ) throws {
        let there = try renamed(example.before, "Alpha", "Zeta", order)
        #expect(there == example.after)
        #expect(try renamed(there, "Zeta", "Alpha", order) == example.before)
    }

    private func renamed(
        _ text: String,
        _ old: String,
        _ new: String,
        _ order: (EditableSource, EditableSource) -> [TextEdit]
    ) throws -> String {
        let changed = text.replacing(old, with: new)
        let edits = try order(source(text), source(changed))
        return String(decoding: try #require(edits.applied(to: Array(changed.utf8))), as: UTF8.self)
    }

    private func source(_ text: String) throws -> EditableSource {
        try EditableSource(path: Workshop.path("File.swift"), bytes: Array(text.utf8), fallbackIndent: "    ")
    }
}

@Suite("Identifiers of a source")
struct IdentifierUseTests {
    @Test(
        "Code in interpolations counts, text of strings and comments doesn't",
        arguments: [
            ("let a = b.c", ["let", "a", "b", "c"]), ("\"a \\(b) \\(c(\"d \\(e)\"))\" // f", ["b", "c", "e"]),
            ("#\"\\(a) \\#(b)\"#", ["b"]), ("\"\"\"\n\\(a[\")\"])\n\"\"\"", ["a"]), ("`a`", ["a"]), ("\"\\\\(a)\"", []),
            ("\"\\n\\(a)\"", ["a"]),
        ]
    )
    func names(text: String, expected: [String]) throws {
        #expect(IdentifierUse.all(in: try SourceFile(Array(text.utf8))).map(\.name) == expected)
    }

    @Test("Ranges are those of the whole source, and imports are known")
    func ranges() throws {
        let text = "import struct A.B\nlet a = \"é \\(c.d)\""
        let bytes = Array(text.utf8)

        let uses = IdentifierUse.all(in: try SourceFile(bytes))

        #expect(uses.map { String(decoding: bytes[$0.range], as: UTF8.self) } == uses.map(\.name))
        #expect(uses.filter { $0.imported == "A" }.map(\.name) == ["import", "struct", "A", "B"])
        #expect(uses.last?.qualifier == "c")
    }
}
