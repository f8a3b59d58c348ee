import Foundation
import Testing

@testable import scaffold

@Suite("Recipes")
struct RecipeTests {
    private static let pages: [String] = {
        let folder = Repository.root.appendingPathComponent("docs/recipes").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
    }()

    @Test("A page shows what its commands write", arguments: pages)
    func page(_ name: String) throws {
        let path = "docs/recipes/\(name)"
        let text = try #require(Repository.text(path))
        let rendered = try RecipePage(text: text).rendered()
        if Repository.records {
            try Repository.record(rendered, to: path)
            Issue.record("recorded \(path)")
        }
        #expect(rendered == text, "\(path) differs; RECORD=1 records it anew")
    }

    @Test("A page runs its command, draws what it writes and shows code", arguments: pages)
    func parts(_ name: String) throws {
        let text = try #require(Repository.text("docs/recipes/\(name)"))
        #expect(text.contains("scaffold \(name.dropLast(3))"))
        #expect(text.contains("<!-- tree -->"))
        #expect(text.contains("<!-- code: "))
    }

    @Test("Every command that writes a part has a page, which the index lists")
    func index() throws {
        let index = try #require(Repository.text("docs/recipes/README.md"))
        let others: Set = ["init", "sync-redirects", "redirect", "list", "recover"]
        let commands = AllCommands.program.commands.map(\.name).filter { !others.contains($0) }
        for command in commands {
            #expect(Self.pages.contains("\(command).md"), "no page for \(command)")
            #expect(index.contains("(\(command).md)"), "the index leaves out \(command)")
        }
    }
}
