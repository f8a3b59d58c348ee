import Foundation
import Testing

/// Another name for a feature, and back, with the built program.
@Suite("Renaming, end to end")
struct RenamingTests {
    @Test("There and back: folders, files and modes are what they were")
    func thereAndBack() throws {
        // Given
        let scene = try Scene()
        #expect(try scene.run("sync-redirects").status == 0)
        let before = try scene.snapshot()

        // When
        let result = try scene.run("rename-feature Characters People")

        // Then
        #expect(result.status == 0, "\(result.error)")
        #expect(result.error.contains("still begin with the host 'characters'"), "\(result.error)")
        #expect(!FileManager.default.fileExists(atPath: scene.absolute("Demo/Features/Characters")))
        #expect(try scene.run("sync-redirects --check").status == 0)

        // When
        #expect(try scene.run("rename-feature People Characters").status == 0)

        // Then
        #expect(try scene.snapshot() == before)
    }

    @Test("A folder or feature in the way, or a change of case alone, refuses it and writes nothing")
    func refused() throws {
        let scene = try Scene()
        try scene.expect("mkdir Demo/Features/Taken && touch Demo/Features/Taken/notes.txt")
        let before = try scene.snapshot()

        for name in ["Home", "Taken", "CHaracters", "'2fa'"] {
            let result = try scene.run("rename-feature Characters \(name)")
            #expect(result.status == 2, "\(name)")
            #expect(result.error.contains("error: "), "\(result.error)")
        }
        #expect(try scene.snapshot() == before)
    }
}
