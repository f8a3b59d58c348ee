import Testing

@testable import ScaffoldKit

@Suite("Array element removal")
struct ArrayElementRemovalTests {
    private static let edit = ArrayElementRemoval(array: "features", key: "Home") { element in
        let parts = element.split(separator: "\"", maxSplits: 2)
        return parts.count > 1 ? String(parts[1]) : element
    }

    @Test("An element goes with its line, comma and comments", arguments: places)
    func remove(_ example: EditCase) throws { try example.check() }

    @Test("What isn't there leaves the file alone; an array that isn't spelled out is no place", arguments: others)
    func stays(_ example: EditCase) throws { try example.check() }

    static let places: [EditCase] = [
        EditCase("alone on its line", edit, "let features = [\n    feature(\"Home\")\n]\n", "let features = []\n"),
        EditCase(
            "alone, trailing comma",
            edit,
            "let features = [\n    feature(\"Home\"), // the first\n]\n",
            "let features = []\n"
        ),
        EditCase(
            "alone below the heading",
            edit,
            "let features = [\n    // One a line.\n    feature(\"Home\")\n]\n",
            "let features = [\n    // One a line.\n]\n"
        ),
        EditCase("alone on one line", edit, "let features = [feature(\"Home\")]\n", "let features = []\n"),
        EditCase(
            "alone beside a comment",
            edit,
            "let features = [/* none */ feature(\"Home\")]\n",
            "let features = [/* none */ ]\n"
        ),
        EditCase(
            "other arguments and comments of its own go too",
            edit,
            """
            let features = [
                // Sorted.
                feature("A"),
                // Opens the app.
                feature("Home", path: "Elsewhere"), // mind the path
                // Zed's own.
                feature("Z"),
            ]

            """,
            "let features = [\n    // Sorted.\n    feature(\"A\"),\n    // Zed's own.\n    feature(\"Z\"),\n]\n"
        ),
        EditCase(
            "over several lines",
            edit,
            "let features = [\n    feature(\n        \"Home\"\n    ),\n    feature(\"Y\"),\n    feature(\"Z\"),\n]\n",
            "let features = [\n    feature(\"Y\"),\n    feature(\"Z\"),\n]\n"
        ),
        EditCase(
            "the last without trailing comma",
            edit,
            "let features = [\n    feature(\"A\"),\n    feature(\"B\"), // b\n    feature(\"Home\")\n]\n",
            "let features = [\n    feature(\"A\"),\n    feature(\"B\") // b\n]\n"
        ),
        EditCase(
            "the first of two leaves a lone one",
            edit,
            "let features = [\n    feature(\"Home\"),\n    feature(\"Z\"), // z\n]\n",
            "let features = [\n    feature(\"Z\") // z\n]\n"
        ),
        EditCase(
            "two on a line, the rest on others",
            edit,
            "let features = [\n    feature(\"Home\"), feature(\"Y\"),\n    feature(\"Z\"),\n]\n",
            "let features = [\n    feature(\"Y\"),\n    feature(\"Z\"),\n]\n"
        ),
        EditCase(
            "second on its line",
            edit,
            "let features = [\n    feature(\"A\"), feature(\"Home\"),\n    feature(\"Z\"),\n]\n",
            "let features = [\n    feature(\"A\"),\n    feature(\"Z\"),\n]\n"
        ),
    ]

    private static let others: [EditCase] = [
        .there("not there", edit, "let features = [\n    feature(\"Homes\"),\n]\n"),
        .there("empty", edit, "let features: [F] = []\n"),
        .there("no such array, and not named", edit, "let others: [F] = []\n"),
        .noPlace("computed, and named", edit, "let features = [\"Home\"].map(feature)\n"),
        .noPlace("a sum", edit, "let features = [feature(\"Home\")] + others\n"),
    ]
}
