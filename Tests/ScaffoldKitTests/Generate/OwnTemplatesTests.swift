import Testing

@testable import ScaffoldKit

@Suite("A workspace's own templates")
struct OwnTemplatesTests {
    private static let folder = ".scaffold/templates/modular/feature"
    private static let entry = "{{ feature.path }}/Sources/{{ feature.name }}Feature.swift"

    @Test("one comes before the embedded one of its path, and a further one adds a file, whose path is a template too")
    func own() throws {
        var shop = try Workshop()
        shop["\(Self.folder)/\(Self.entry)"] = "// ours: {{ feature.name }}\nenum {{ feature.name }}Feature {}\n"
        shop["\(Self.folder)/{{ feature.path }}/Notes/{{ feature.name }}.md"] = "# {{ feature.name }} & <co> \\$1\n"
        try shop.newFeature("Episodes", options: GenerationOptions(wires: false))
        #expect(
            shop["Features/Episodes/Sources/EpisodesFeature.swift"]
                == "// ours: Episodes\nenum EpisodesFeature {}\n"
        )
        #expect(shop["Features/Episodes/Notes/Episodes.md"] == "# Episodes & <co> \\$1\n")
        #expect(shop["Features/Episodes/Sources/EpisodesContainer.swift"] != nil, "the others stay")
    }

    @Test("what is wrong in one is told at its place in the workspace, and nothing is written")
    func invalid() throws {
        var shop = try Workshop()
        let path = "\(Self.folder)/\(Self.entry)"
        shop[path] = "import NavCore\n\nenum {{ feature.nme }} {}\n"
        let before = shop.texts()
        let failure = #expect(throws: Failure.self) { _ = try shop.newFeature("Episodes") }
        let diagnostic = failure?.diagnostics.first
        #expect(diagnostic?.fact.code == "template.invalid")
        #expect(diagnostic?.location?.path.string == path)
        #expect(diagnostic?.location?.line == 3)
        #expect(diagnostic?.location?.column == 17)
        #expect(diagnostic?.fact.help == "did you mean 'name'?")
        #expect(shop.texts() == before)
    }

    @Test(
        "one whose path leads elsewhere is refused, and nothing is written",
        arguments: ["{{ \"../..\" }}/x.txt", "{{ \"/abs\" }}", "{{ \"a\" }}/{{ \"\" }}/x", "{{ \"a\\\\b\" }}"]
    )
    func elsewhere(_ file: String) throws {
        var shop = try Workshop()
        shop.tree.contents[Workshop.path(Self.folder).appending(Workshop.path(file))] = Array("x".utf8)
        let before = shop.texts()
        let codes = refusals { _ = try shop.newFeature("Episodes") }
        #expect(codes.count == 1 && codes.first?.hasSuffix("template.invalid") == true, "\(codes)")
        #expect(shop.texts() == before)
    }

    @Test("a folder of templates that is a link out of the workspace is not read")
    func link() throws {
        // Given
        let outside = try TemporaryFolder(["modular/feature/{{ feature.path }}/secret.txt": "from outside"])
        let shop = try Workshop()
        let folder = try TemporaryFolder(shop.texts())
        try folder.makeFolder(".scaffold")
        try folder.link(".scaffold/templates", to: outside.path)

        // When
        let workspace = try Workspace.find(from: folder.path)
        let plan = try NewFeature(name: Name("Episodes")).plan(in: workspace)

        // Then
        #expect(!plan.changeset.changes.isEmpty)
        #expect(!plan.changeset.changes.contains { $0.path.name == "secret.txt" })
    }
}
