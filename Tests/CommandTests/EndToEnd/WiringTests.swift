import Foundation
import Testing

/// New files go where they belong, and what people own is edited, or told to be.
@Suite("Wiring, end to end")
struct WiringTests {
    @Test("A place that is gone is trouble with the text to paste; --no-wiring leaves all of it to do")
    func placeGone() throws {
        // Given
        let scene = try Scene()
        try scene.expect("cd Demo && sed -i.bak 's/^let features: .*$/let others: [Feature] = [/' Package.swift")
        try scene.expect("cd Demo && rm Package.swift.bak")
        let before = try scene.snapshot()

        // When
        let result = try scene.run("new-feature Episodes")

        // Then
        #expect(result.status == 2)
        #expect(result.error.contains("Package.swift"), "\(result.error)")
        #expect(result.error.contains("feature(\"Episodes\"),"), "no text to paste: \(result.error)")
        #expect(try scene.snapshot() == before)

        // When
        let unwired = try scene.run("new-feature Episodes --no-wiring")

        // Then
        #expect(unwired.status == 0, "\(unwired.error)")
        for text in ["feature(\"Episodes\"),", "EpisodesFeature(dependencies: dependencies),", "import DemoEpisodes"] {
            #expect((unwired.output + unwired.error).contains(text), "not told: \(text)")
        }
        let after = try scene.snapshot()
        for (path, contents) in before where path != "Features" { #expect(after[path] == contents, "\(path)") }
        #expect(after["Features/Episodes/Sources/EpisodesFeature.swift"] != nil)
    }

    @Test(
        "Inside a feature's folder a command knows its feature",
        arguments: [
            "Demo/Features/Characters", "Demo/Features/Characters/Sources/Presentation/Navigation",
        ]
    )
    func whereOneStands(_ place: String) throws {
        let scene = try Scene()
        let screen = try scene.run("add-screen Detail", in: place)
        #expect(screen.status == 0, "\(screen.error)")
        let navigator = try scene.run("add-navigator Detail --outgoing home", in: place)
        #expect(navigator.status == 0, "\(navigator.error)")
        let found = try scene.snapshot().keys.filter { $0.hasSuffix("/DetailView.swift") }
        #expect(found == ["Features/Characters/Sources/Presentation/Detail/Views/DetailView.swift"])

        let elsewhere = try scene.run("add-screen Other")
        #expect(elsewhere.status == 2)
        #expect(elsewhere.error.contains("Characters"), "the features aren't listed: \(elsewhere.error)")
    }

    @Test("Somebody's edits are refused and named; --skip-existing adds what is missing, --force replaces")
    func existing() throws {
        // Given
        let scene = try Scene()
        #expect(try scene.run("new-feature Plain").status == 0)
        let view = "Features/Plain/Sources/Presentation/Plain/Views/PlainView.swift"
        let tracker = "Features/Plain/Sources/Presentation/Plain/Tracker/PlainTracker.swift"
        let original = try scene.snapshot()
        try scene.expect("cd Demo && echo '// mine' >> \(view) && rm \(tracker)")
        let edited = try scene.snapshot()

        // Then
        let refused = try scene.run("new-feature Plain")
        #expect(refused.status == 2)
        #expect(refused.error.contains(view), "\(refused.error)")
        #expect(try scene.snapshot() == edited)

        let skipped = try scene.run("new-feature Plain --skip-existing")
        #expect(skipped.status == 0, "\(skipped.error)")
        let after = try scene.snapshot()
        #expect(after[view] == edited[view])
        #expect(after[tracker] == original[tracker])

        let forced = try scene.run("new-feature Plain --force")
        #expect(forced.status == 0, "\(forced.error)")
        #expect(try scene.snapshot()[view] == original[view])
    }

    @Test(
        "One name in two spellings is one feature: the second is refused and the clash is named",
        arguments: [
            ("character-list", "character_list", "CharacterList"), ("Episodes", "episodes", "Episodes"),
            ("Episodes", "EPISODES", "Episodes"),
        ]
    )
    func twoSpellings(_ first: String, second: String, existing: String) throws {
        let scene = try Scene()
        #expect(try scene.run("new-feature \(first)").status == 0)
        let before = try scene.snapshot(times: true)
        let again = try scene.run("new-feature \(first)")
        #expect(again.status == 0, "\(again.error)")
        let other = try scene.run("new-feature \(second)")
        #expect(other.status == 2)
        #expect(other.error.contains("'\(existing)'"), "\(other.error)")
        #expect(try scene.snapshot(times: true) == before)
    }
}
