import Foundation
import Testing

/// One line an entry, sorted: branches that each add a feature merge.
@Suite("Branches that meet, end to end")
struct MergeTests {
    private static let git = "git -c user.name=a -c user.email=a@b.invalid -c core.autocrlf=false"

    @Test("Two branches that each add a feature with destinations merge cleanly, and what comes of it is in sync")
    func features() throws {
        // Given
        let scene = try Scene()
        #expect(try scene.run("sync-redirects").status == 0)
        try scene.expect("cd Demo && \(Self.git) init -q -b main . && \(Self.git) add -A")
        try scene.expect("cd Demo && \(Self.git) commit -qm base")

        // When
        for (name, destination) in [("Alpha", "home"), ("Zulu", "characters")] {
            try scene.expect("cd Demo && \(Self.git) checkout -q -b \(name) main")
            #expect(try scene.run("new-feature \(name)").status == 0)
            let line = "add-navigator --feature \(name) --outgoing \(destination)"
            #expect(try scene.run(line).status == 0)
            try scene.expect("cd Demo && \(Self.git) add -A && \(Self.git) commit -qm \(name)")
        }
        try scene.expect("cd Demo && \(Self.git) merge -q -m merge Alpha")

        // Then
        #expect(try scene.run("sync-redirects --check").status == 0)
        let manifest = try String(contentsOfFile: scene.absolute("Demo/Package.swift"), encoding: .utf8)
        let names = manifest.split(separator: Character("\n")).filter { $0.hasPrefix("    feature(\"") }
        #expect(names == names.sorted() && names.count == 4)
    }
}
