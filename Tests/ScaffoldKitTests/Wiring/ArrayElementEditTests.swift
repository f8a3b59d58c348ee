import Testing

@testable import ScaffoldKit

@Suite("Array element edit")
struct ArrayElementEditTests {
    private static let edit = ArrayElementEdit(array: "features", element: "feature(\"Home\")")
    private static let make = ArrayElementEdit(array: "makeFeatures", element: "HomeFeature()")

    @Test("An element goes in where it sorts", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is there stays", arguments: present)
    func staysAsItIs(_ example: EditCase) throws { try example.check() }

    @Test("An array that isn't spelled out is no place", arguments: missing)
    func hasNoPlace(_ example: EditCase) throws { try example.check() }

    static let places: [EditCase] = [
        EditCase(
            "empty",
            edit,
            "let features: [Feature] = []\n",
            "let features: [Feature] = [\n    feature(\"Home\")\n]\n"
        ),
        EditCase(
            "empty, broken",
            edit,
            "let features: [Feature] = [\n]\n",
            "let features: [Feature] = [\n    feature(\"Home\")\n]\n"
        ),
        EditCase(
            "a comment alone",
            edit,
            "let features: [Feature] = [\n    // one a line\n]\n",
            "let features: [Feature] = [\n    // one a line\n    feature(\"Home\")\n]\n"
        ),
        EditCase(
            "a comment alone, on one line",
            edit,
            "let features: [Feature] = [ /* none */ ]\n",
            "let features: [Feature] = [ /* none */\n    feature(\"Home\")\n]\n"
        ),
        EditCase(
            "one line, first",
            edit,
            "let features = [feature(\"Search\")]\n",
            "let features = [feature(\"Home\"), feature(\"Search\")]\n"
        ),
        EditCase(
            "one line, last",
            edit,
            "let features = [feature(\"Alpha\")]\n",
            "let features = [feature(\"Alpha\"), feature(\"Home\")]\n"
        ),
        EditCase(
            "one line, last, trailing comma",
            edit,
            "let features = [feature(\"Alpha\"),]\n",
            "let features = [feature(\"Alpha\"), feature(\"Home\"),]\n"
        ),
        EditCase(
            "lone element, before",
            edit,
            "let features = [\n    feature(\"Search\")\n]\n",
            "let features = [\n    feature(\"Home\"),\n    feature(\"Search\"),\n]\n"
        ),
        EditCase(
            "lone element, behind",
            edit,
            "let features = [\n    feature(\"Alpha\")\n]\n",
            "let features = [\n    feature(\"Alpha\"),\n    feature(\"Home\"),\n]\n"
        ),
        EditCase(
            "between, trailing comma",
            edit,
            "let features = [\n    feature(\"A\"),\n    feature(\"Z\"),\n]\n",
            "let features = [\n    feature(\"A\"),\n    feature(\"Home\"),\n    feature(\"Z\"),\n]\n"
        ),
        EditCase(
            "last of several, no trailing comma",
            edit,
            "let features = [\n    feature(\"A\"),\n    feature(\"B\")\n]\n",
            "let features = [\n    feature(\"A\"),\n    feature(\"B\"),\n    feature(\"Home\")\n]\n"
        ),
        EditCase(
            "the bracket on the last element's line",
            edit,
            "let features = [\n    feature(\"A\"),\n    feature(\"B\")]\n",
            "let features = [\n    feature(\"A\"),\n    feature(\"B\"),\n    feature(\"Home\")]\n"
        ),
        EditCase(
            "comments between, behind and above",
            edit,
            """
            let features = [
                // Sorted by name.
                feature("A"), // first
                // Zed's own.
                feature("Z") /* last */
                // end
            ]

            """,
            """
            let features = [
                // Sorted by name.
                feature("A"), // first
                feature("Home"),
                // Zed's own.
                feature("Z") /* last */
                // end
            ]

            """
        ),
        EditCase(
            "a comment behind the last, no trailing comma",
            edit,
            "let features = [\n    feature(\"A\"),\n    feature(\"B\") // last\n]\n",
            "let features = [\n    feature(\"A\"),\n    feature(\"B\"), // last\n    feature(\"Home\")\n]\n"
        ),
        EditCase(
            "unsorted: before the first that is greater",
            edit,
            "let features = [\n    feature(\"Z\"),\n    feature(\"A\"),\n]\n",
            "let features = [\n    feature(\"Home\"),\n    feature(\"Z\"),\n    feature(\"A\"),\n]\n"
        ),
        EditCase(
            "elements over several lines",
            ArrayElementEdit(array: "features", element: "feature(\"Home\")") { $0.filter { !$0.isWhitespace } },
            "let features = [\n    feature(\n        \"A\"\n    ),\n    feature(\n        \"Z\"\n    ),\n]\n",
            """
            let features = [
                feature(
                    "A"
                ),
                feature("Home"),
                feature(
                    "Z"
                ),
            ]

            """
        ),
        EditCase(
            "another array's label, a parameter's default",
            edit,
            """
            func app(features: [Feature] = []) {}
            let target = Target(features: ["x"])
            let features: [Feature] = [
                feature("A"),
                feature("B"),
            ]

            """,
            """
            func app(features: [Feature] = []) {}
            let target = Target(features: ["x"])
            let features: [Feature] = [
                feature("A"),
                feature("B"),
                feature("Home"),
            ]

            """
        ),
        EditCase(
            "the outer of two",
            edit,
            "struct S {\n    let features = [1]\n}\nlet features: [F] = []\n",
            "struct S {\n    let features = [1]\n}\nlet features: [F] = [\n    feature(\"Home\")\n]\n"
        ),
        EditCase(
            "assigned",
            edit,
            "func f() {\n    features = [feature(\"A\")]\n}\n",
            "func f() {\n    features = [feature(\"A\"), feature(\"Home\")]\n}\n"
        ),
        EditCase(
            "a function's value",
            make,
            "enum A {\n    static func makeFeatures() -> [F] {\n        [\n            // Sorted.\n        ]\n    }\n}\n",
            """
            enum A {
                static func makeFeatures() -> [F] {
                    [
                        // Sorted.
                        HomeFeature()
                    ]
                }
            }

            """
        ),
        EditCase(
            "returned",
            make,
            "func makeFeatures() -> [F] {\n    return [AFeature()]\n}\n",
            "func makeFeatures() -> [F] {\n    return [AFeature(), HomeFeature()]\n}\n"
        ),
        EditCase(
            "a computed variable's value",
            edit,
            "var features: [F] {\n    [feature(\"A\")]\n}\n",
            "var features: [F] {\n    [feature(\"A\"), feature(\"Home\")]\n}\n"
        ),
        EditCase(
            "brackets in strings and comments",
            edit,
            "// features = [\nlet text = \"features = [\"\nlet features = [feature(\"]\")]\n",
            "// features = [\nlet text = \"features = [\"\nlet features = [feature(\"Home\"), feature(\"]\")]\n"
        ),
    ]

    private static let present: [EditCase] = [
        .there("spelled alike", edit, "let features = [\n    feature(\"Home\")\n]\n"),
        .there(
            "with the same key",
            ArrayElementEdit(array: "features", element: "feature(\"Home\")") {
                String($0.prefix { $0 != "," && $0 != ")" })
            },
            "let features = [\n    feature(\"Home\", path: \"Elsewhere\")\n]\n"
        ),
    ]

    private static let missing: [EditCase] = [
        .noPlace("no such array", edit, "let others: [Feature] = []\n"),
        .noPlace("computed by a function", edit, "let features = makeFeatures()\n"),
        .noPlace("computed, beside a default", edit, "let features = f()\nfunc g(features: [F] = []) {}\n"),
        .noPlace("a sum", edit, "let features = [feature(\"A\")] + others\n"),
        .noPlace("mapped", edit, "let features = [\"A\"].map(feature)\n"),
        .noPlace("an element of it", edit, "let features = [[feature(\"A\")]][0]\n"),
        .noPlace("a dictionary", edit, "let features = [\"A\": 1]\n"),
        .noPlace("two of the same name", edit, "#if A\nlet features = [1]\n#else\nlet features = [2]\n#endif\n"),
        .noPlace("assigned twice", edit, "func f() {\n    features = []\n    features = []\n}\n"),
        .noPlace("a parameter's default alone", edit, "func f(features: [F] = []) {}\n"),
        .noPlace("statements", make, "func makeFeatures() -> [F] {\n    let a = [1]\n    return a\n}\n"),
        .noPlace("an empty file", edit, ""),
    ]
}
