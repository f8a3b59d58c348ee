import Foundation
import Testing

/// What people write in another way than the documents do, and advice that can be followed.
@Suite("Spellings and advice, end to end")
struct SpellingTests {
    private static let tests = "Demo/AppKit/Tests/Unit/AppNavigationRedirectTests.swift"

    private func text(_ path: String, of scene: Scene) throws -> String {
        try String(contentsOfFile: scene.absolute(path), encoding: .utf8)
    }

    @Test(
        "A feature's name stands for its enum, and none has any case",
        arguments: [
            "redirect HomeOutgoingNavigation.charactersExtra none", "redirect Home.charactersExtra None",
            "redirect home.charactersExtra NONE", "redirect Home.charactersExtra Characters.extra",
            "redirect Home.charactersExtra CharactersIncomingNavigation.extra",
            "redirect Home.charactersExtra Characters",
        ]
    )
    func shortNames(line: String) throws {
        let scene = try Scene()
        let result = try scene.run(line)
        #expect(result.status == 0, "\(result.error)")
        #expect(try scene.run("sync-redirects --check").status == 0)
        let before = try scene.snapshot(times: true)
        #expect(try scene.run(line).status == 0)
        #expect(try scene.snapshot(times: true) == before, "the second run changes nothing")
    }

    @Test("The printed command runs for a case with a raw identifier", arguments: ["x.y", "a b"])
    func rawIdentifier(name: String) throws {
        let scene = try Scene()
        let file = "Features/Home/Sources/Presentation/Navigation/HomeOutgoingNavigation.swift"
        try scene.expect(
            "cd Demo && sed -i.old 's/case charactersExtra/case charactersExtra\\n    case `\(name)`/' \(file)"
        )
        let refused = try scene.run("sync-redirects")
        #expect(refused.status == 2)
        let line = try #require(
            refused.error.split(separator: "\n").first { $0.contains("scaffold redirect") && $0.hasSuffix(" none") }
        )
        let command = line.trimmingCharacters(in: .whitespaces).dropFirst("scaffold ".count)
        let result = try scene.run(String(command))
        #expect(result.status == 0, "\(command): \(result.error)")
        #expect(try scene.run("sync-redirects --check").status == 0)
    }

    @Test("The test of a redirect follows the decision")
    func redirectTest() throws {
        let scene = try Scene()
        let name = "func homeCharactersExtra()"

        for (line, expected) in [
            ("redirect Home.charactersExtra Characters.extra", "CharactersIncomingNavigation.extra"),
            ("redirect Home.charactersExtra Characters.main", "CharactersIncomingNavigation.main"),
        ] {
            #expect(try scene.run(line).status == 0)
            let text = try text(Self.tests, of: scene)
            let parts = text.components(separatedBy: name)
            #expect(parts.count == 2, "one test")
            #expect(parts.last?.components(separatedBy: "func ").first?.contains(expected) == true)
        }

        #expect(try scene.run("redirect Home.charactersExtra none").status == 0)
        #expect(try !text(Self.tests, of: scene).contains(name))
    }

    @Test("A case with a payload that no command would write is decided too; its test is left out, and a note says so")
    func redirectWithoutSample() throws {
        // Given
        let scene = try Scene()
        let file = "Demo/Features/Home/Sources/Presentation/Navigation/HomeOutgoingNavigation.swift"
        let text = try text(file, of: scene)
        try scene.write(
            text.replacingOccurrences(
                of: "    case characters\n",
                with: "    case characters\n    case ask(then: @Sendable (Int) -> Void)\n"
            ),
            to: file
        )

        // When
        let result = try scene.run("redirect Home.ask none")

        // Then
        #expect(result.status == 0, "\(result.error)")
        #expect(result.error.contains("note: no sample value is known for"), "\(result.error)")
    }

    @Test("A test of a redirect that somebody has written is left alone, and what it lacks is said")
    func ownRedirectTest() throws {
        let scene = try Scene()
        #expect(try scene.run("redirect Home.charactersExtra Characters.extra").status == 0)
        try scene.expect(
            "sed -i.old 's/#expect(destination.map(AnyNavigation.init) == expected)/#expect(destination != nil)/' \(Self.tests)"
        )
        let before = try text(Self.tests, of: scene)
        let result = try scene.run("redirect Home.charactersExtra Characters.main --quiet")
        #expect(result.status == 0)
        #expect(result.error.contains("AppNavigationRedirectTests.swift"))
        #expect(try text(Self.tests, of: scene) == before)
    }

    @Test("Cases and fields may be written as Swift has them where they are used and declared")
    func asInSwift() throws {
        let scene = try Scene()
        #expect(try scene.run("add-navigator Home --feature Home --outgoing '.detail(id: Int)'").status == 0)
        #expect(try scene.run("add-navigator Home --feature Home --outgoing 'case other'").status == 0)
        #expect(try scene.run("add-model Note --feature Home --fields 'let id: Int, var title: String?'").status == 0)
        let model = try text("Demo/Features/Home/Sources/Domain/Models/Note.swift", of: scene)
        #expect(model.contains("let id: Int") && model.contains("let title: String?"))
    }

    @Test("An error in a sample has its place, in --json too", arguments: ["bad.json", "../Demo/bad.json"])
    func samplePlace(path: String) throws {
        let scene = try Scene()
        try scene.write("{\n  \"a\": tru\n}\n", to: "Demo/bad.json")
        let text = try scene.run("add-model Note --feature Home --from-json \(path)")
        #expect(text.status == 2)
        #expect(text.error.hasPrefix("\(path):2:8: error: "), "\(text.error)")
        let json = try scene.run("add-model Note --feature Home --from-json \(path) --json")
        #expect(json.output.contains("\"file\": \"\(path)\"") && json.output.contains("\"line\": 2"))
    }

    @Test("init into a file names it")
    func initIntoFile() throws {
        let scene = try Scene(empty: ())
        try scene.write("", to: "file")
        for line in ["init X --path file", "init file"] {
            let result = try scene.run(line, in: "")
            #expect(result.status == 2)
            #expect(result.error.contains("'file' is a file, not a folder"))
        }
    }

    @Test("With --no-wiring what this command makes is complete, and nothing is asked for twice")
    func noWiring() throws {
        let scene = try Scene()
        let result = try scene.run("add-viewmodel Home --feature Home --kind list --no-wiring")
        #expect(result.status == 0)
        let left = result.error.components(separatedBy: "\nDemo/").map { $0 }
        #expect(Set(left).count == left.count)
        let fresh = try scene.run("new-feature Fresh --with usecase=get,viewmodel=list --no-wiring")
        #expect(fresh.status == 0)
        #expect(!fresh.error.contains("Features/Fresh"), "\(fresh.error)")
    }

    @Test("A later feature is never advised as the one that the app opens with")
    func root() throws {
        let scene = try Scene()
        try scene.expect("sed -i.old 's/rootFeature/openingFeature/' Demo/AppKit/Sources/AppContainer.swift")
        let result = try scene.run("new-feature Fifth")
        #expect(!result.error.contains("FifthFeature.self"), "\(result.error)")
        #expect(result.status == 0)
    }

    @Test("check.off is said to have no effect")
    func checkOff() throws {
        let scene = try Scene()
        try scene.write("{ \"app\": \"Demo\", \"check\": { \"off\": [\"x\"] } }\n", to: "Demo/scaffold.json")
        let result = try scene.run("list")
        #expect(result.status == 0)
        #expect(result.error == "scaffold.json: note: 'check.off' has no effect yet\n")
    }
}
