import Testing

@testable import ScaffoldKit

@Suite("Root view edit")
struct RootViewEditTests {
    @Test("A view as it was written is replaced, and one that somebody changed is not", arguments: examples)
    func edit(_ example: EditCase) throws { try example.check() }

    private static let written = "import A\n\n/// The root.\nstruct R: View {\n    // Shown.\n    let a: Int\n}\n"

    private static let edit = RootViewEdit(
        type: "R",
        shown: "Tabs",
        written: written,
        replacement: "struct R: View {\n    let tabs: Tabs\n}"
    )

    private static let replaced = "import A\n\n/// The root.\nstruct R: View {\n    let tabs: Tabs\n}\n"

    static let examples: [EditCase] = [
        EditCase("as written", edit, written, replaced, replaces: true),
        EditCase(
            "below a header, laid out otherwise",
            edit,
            "// Demo\n\n" + written.replacing("R: View {", with: "R : View\n{").replacing("R :", with: "R:"),
            "// Demo\n\n" + replaced,
            replaces: true
        ),
        .there("shown already", edit, "struct R: View {\n    let own: Int\n    let tabs: Tabs\n}\n"),
        .noPlace("another member", edit, written.replacing("let a: Int", with: "let a: Int, b: Int")),
        .noPlace("another comment", edit, written.replacing("// Shown.", with: "// Mine.")),
        .noPlace("one comment more", edit, written.replacing("let a: Int", with: "let a: Int  // mine")),
        .noPlace("no view", edit, "struct S {}\n"),
    ]
}
