import ScaffoldKit
import Testing

/// swift-format refuses a trailing comma after a lone element, and a missing one after several.
@Suite("Commas of array elements")
struct ArrayElementCommaTests {
    @Test(
        "A lone element has no trailing comma, several have",
        arguments: [
            ("empty", "let a = []\n", "let a = [\n    m\n]\n"),
            ("only a comment", "let a = [\n    // c\n]\n", "let a = [\n    // c\n    m\n]\n"),
            ("before a lone one", "let a = [\n    z\n]\n", "let a = [\n    m,\n    z,\n]\n"),
            ("after a lone one", "let a = [\n    b\n]\n", "let a = [\n    b,\n    m,\n]\n"),
            ("among several", "let a = [\n    b,\n    z,\n]\n", "let a = [\n    b,\n    m,\n    z,\n]\n"),
            ("after several", "let a = [\n    b,\n    c,\n]\n", "let a = [\n    b,\n    c,\n    m,\n]\n"),
            ("several without", "let a = [\n    b,\n    c\n]\n", "let a = [\n    b,\n    c,\n    m\n]\n"),
            ("on one line", "let a = [b]\n", "let a = [b, m]\n"),
        ]
    )
    func commas(name: String, before: String, after: String) throws {
        let path = try #require(RelativePath("Package.swift"))
        let file = try EditableSource(path: path, bytes: Array(before.utf8), fallbackIndent: "    ")

        let edits = try #require(ArrayElementEdit(array: "a", element: "m").edits(in: file))

        let edited = edits.applied(to: Array(before.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(edited == after, "\(name)")
    }
}
