import Foundation
import Testing

/// What was added is taken away again, with the built program.
@Suite("Removal, end to end")
struct RemovalTests {
    @Test("A feature with all that came to it leaves folders, files and modes as they were, the formatter in between")
    func leavesNothing() throws {
        // Given
        let scene = try Scene()
        #expect(try scene.run("sync-redirects").status == 0)
        try scene.expect("cd Demo && swift format -i -r AppKit Package.swift")
        let before = try scene.snapshot()
        let lines = [
            "new-feature Search --screen SearchList", "add-screen SearchDetail --feature Search --payload 'id: Int'",
            "add-navigator SearchDetail --feature Search --outgoing 'characters' --outgoing 'later(at: Date)'",
            "redirect SearchOutgoingNavigation.later none",
        ]
        for line in lines { #expect(try scene.run(line).status == 0, "\(line)") }
        try scene.expect("cd Demo && swift format -i -r AppKit Package.swift")
        try scene.expect(
            "mkdir -p Demo/Features/Search/Sources/Domain/Models && chmod 700 Demo/Features/Search/Sources/Domain"
        )

        // When
        let result = try scene.run("remove-feature search")

        // Then
        #expect(result.status == 0, "\(result.error)")
        #expect(result.output.contains("remove  Features/Search/Sources/SearchFeature.swift"), "\(result.output)")
        #expect(try scene.snapshot() == before)
        #expect(try scene.run("sync-redirects --check").status == 0)
    }

    @Test("A place that names the feature refuses the removal with file and line, and nothing is written")
    func refused() throws {
        // Given
        let scene = try Scene()
        try scene.write(
            "import DemoCharacters\n\nlet tab = CharactersIncomingNavigation.main\n",
            to: "Demo/AppKit/Sources/Tab.swift"
        )
        let before = try scene.snapshot()

        // When
        let result = try scene.run("remove-feature Characters")

        // Then
        #expect(result.status == 2)
        for line in [1, 3] { #expect(result.error.contains("AppKit/Sources/Tab.swift:\(line):"), "\(result.error)") }
        #expect(try scene.snapshot() == before)

        // When
        let forced = try scene.run("remove-feature Characters --force")

        // Then
        #expect(forced.status == 0, "\(forced.error)")
        #expect(!FileManager.default.fileExists(atPath: scene.absolute("Demo/Features/Characters")))
    }

    @Test("What somebody made stays: an edited file, a link and what it leads to")
    func keeps() throws {
        // Given
        let scene = try Scene()
        try scene.expect("echo '// mine' >> Demo/Features/Characters/Sources/CharactersFeature.swift")
        try scene.expect("mkdir Demo/Shared && echo 1 > Demo/Shared/a.txt")
        try scene.expect("ln -s ../../Shared Demo/Features/Characters/Shared")

        // When
        let result = try scene.run("remove-feature Characters --force")

        // Then
        #expect(result.status == 0, "\(result.error)")
        #expect(result.error.contains("Features/Characters/Shared: note: a link, so it stays"), "\(result.error)")
        let left = try scene.snapshot()
        #expect(left.keys.filter { $0.hasPrefix("Features/Characters/") } == ["Features/Characters/Shared"])
        #expect(left["Shared/a.txt"] != nil)
    }
}
