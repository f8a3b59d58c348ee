import Foundation
import Testing

/// What a run would do is what it does.
@Suite("Previews, end to end")
struct PreviewTests {
    private static let lines = Scene.writing + ["new-feature Episodes --without tracker", "sync-redirects --rewrite"]

    @Test("The diff, applied, gives what the run writes", arguments: lines)
    func diff(_ line: String) throws {
        // Given
        let scene = try Scene()
        let before = try scene.snapshot()
        let diff = try scene.run("\(line) --diff")
        #expect(diff.status == 0)
        #expect(try scene.snapshot() == before)
        try scene.write(diff.output, to: "changes.diff")

        // When
        try scene.expect("cp -R Demo Patched && cd Patched && git apply ../changes.diff")
        #expect(try scene.run(line).status == 0)

        // Then
        #expect(try scene.snapshot(of: "Patched") == scene.snapshot())
    }

    @Test("The diff of init, applied to nothing, is the workspace")
    func diffOfInit() throws {
        let scene = try Scene(empty: ())
        let diff = try scene.run("init Demo --features Home,Search --diff", in: "")
        try scene.write(diff.output, to: "changes.diff")
        try scene.expect("mkdir Patched && cd Patched && git apply ../changes.diff")
        #expect(try scene.run("init Demo --features Home,Search", in: "").status == 0)
        #expect(try scene.snapshot(of: "Patched") == scene.snapshot())
    }

    @Test("The list of a dry run, as text and as JSON, is what the run changes", arguments: lines)
    func dryRun(_ line: String) throws {
        // Given
        let scene = try Scene()
        let before = try scene.snapshot()

        // When
        let dry = try scene.run("\(line) --dry-run")
        let json = try JSONSchema.object(try scene.run("\(line) --dry-run --json").output)
        #expect(try scene.snapshot() == before)
        #expect(try scene.run(line).status == 0)

        // Then
        let after = try scene.snapshot()
        let files = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
            .filter { (after[$0] ?? before[$0] ?? "").hasPrefix("NSFileTypeRegular") }
        let listed = dry.output.split(separator: Character("\n")).compactMap { entry -> String? in
            let words = entry.split(separator: " ")
            return words.count == 2 && ["create", "modify", "remove"].contains(words[0]) ? String(words[1]) : nil
        }
        #expect(listed.sorted() == files.sorted())
        let changes = json["changes"] as? [[String: Any]] ?? []
        #expect(changes.compactMap { $0["path"] as? String }.sorted() == files.sorted())
    }

    @Test("A second run changes nothing, not a moment of change", arguments: lines)
    func twice(_ line: String) throws {
        let scene = try Scene()
        #expect(try scene.run(line).status == 0)
        let after = try scene.snapshot(times: true)
        let again = try scene.run(line)
        // What is gone can't be named again.
        #expect(again.status == (line.hasPrefix("remove-") || line.hasPrefix("rename-") ? 2 : 0), "\(again.error)")
        #expect(try scene.snapshot(times: true) == after)
    }
}
