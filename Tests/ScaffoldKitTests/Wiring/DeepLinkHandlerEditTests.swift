import Testing

@testable import ScaffoldKit

@Suite("Deep-link handler edit")
struct DeepLinkHandlerEditTests {
    @Test("An entry without a handler gets one, and no other is touched", arguments: examples)
    func edit(_ example: EditCase) throws { try example.check() }

    private static let edit = DeepLinkHandlerEdit(entry: "F", handler: "FDeepLinkHandler")
    private static let new =
        "    public var deepLinkHandler: (any DeepLinkHandlerContract)? {\n        FDeepLinkHandler()\n    }\n"

    static let examples: [EditCase] = [
        EditCase(
            "first",
            edit,
            "struct F {\n    let container: Int\n}\n",
            "struct F {\n\(new)\n    let container: Int\n}\n"
        ),
        EditCase("empty", edit, "struct F {}\n", "struct F {\n\(new)}\n"),
        .there("stored", edit, "struct F {\n    let h: H?\n\n    init() {\n        h = FDeepLinkHandler()\n    }\n}\n"),
        .noPlace("nil", edit, "struct F {\n    let deepLinkHandler: (any H)? = nil\n}\n"),
        .noPlace("no entry", edit, "struct G {}\n"),
    ]
}
