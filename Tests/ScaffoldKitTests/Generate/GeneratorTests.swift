import Testing

@testable import ScaffoldKit

@Suite("Generators on a workspace in memory")
struct GeneratorTests {
    private static let container = "AppKit/Sources/AppContainer.swift"

    @Test("A long sample of a payload stands on a line of its own", arguments: ["UUID", "UUID?", "[URL]"])
    func longSample(_ type: String) throws {
        // Given
        var shop = try Workshop()
        try shop.newFeature("Character")

        // When
        try shop.addScreen("CharacterDetail", to: "Character", payload: "identifier: \(type)")

        // Then
        let sources = shop.texts(below: "Features/Character").filter { $0.key.hasSuffix(".swift") }
        let lines = sources.values.flatMap { $0.split(separator: "\n") }
        #expect(lines.filter { $0.count > 120 } == [])
    }

    @Test("A workspace, a feature, a screen and a navigator: read, wired, and nothing said twice")
    func mainPath() throws {
        // Given
        var shop = try Workshop(features: ["Home", "Characters"])

        // When
        try shop.newFeature("Episodes", screen: "EpisodeList")
        try shop.addScreen("EpisodeDetail", to: "Episodes", payload: "identifier: Int, opened: URL?")
        try shop.addNavigator(to: "Home", outgoing: ["episodeDetail(identifier: Int)"])

        // Then
        #expect(shop.flaws() == [])
        let manifest = try #require(shop["Package.swift"])
        #expect(
            manifest.contains("    feature(\"Characters\"),\n    feature(\"Episodes\"),\n    feature(\"Home\"),\n]")
        )
        let container = try #require(shop[Self.container])
        #expect(container.contains("import DemoCharacters\nimport DemoDependencies\nimport DemoEpisodes\n"))
        #expect(container.contains("rootFeature: (any FeatureContract.Type)? = HomeFeature.self"))
        let incoming = try #require(
            shop["Features/Episodes/Sources/Presentation/Navigation/EpisodesIncomingNavigation.swift"]
        )
        #expect(incoming.contains("import Foundation\n"))
        #expect(incoming.contains("    case main\n"))
    }

    @Test("Run twice, a command changes nothing")
    func twice() throws {
        var shop = try Workshop(features: ["Home", "Characters"])
        try shop.newFeature("Episodes")
        #expect(try shop.newFeature("Episodes").changeset.isEmpty)
        try shop.addScreen("Detail", to: "Episodes", payload: "id: Int")
        #expect(try shop.addScreen("Detail", to: "Episodes", payload: "id: Int").changeset.isEmpty)
        try shop.addNavigator("Detail", to: "Episodes", outgoing: ["characters", "other(at: Date, Int)"])
        #expect(
            try shop.addNavigator("Detail", to: "Episodes", outgoing: ["characters", "other(at: Date, Int)"])
                .changeset.isEmpty
        )
        #expect(shop.flaws() == [])
    }

    @Test("A screen with a case that is there with another payload is refused at the case")
    func otherPayload() throws {
        var shop = try Workshop()
        try shop.addScreen("Detail", to: "Home", payload: "id: Int")
        let place = "Features/Home/Sources/Presentation/Navigation/HomeIncomingNavigation.swift generate.case-taken"
        #expect(refusals { _ = try shop.addScreen("Detail", to: "Home", payload: "id: String") } == [place])
        try shop.addNavigator(to: "Home", outgoing: ["go(id: Int)"])
        #expect(
            refusals { _ = try shop.addNavigator(to: "Home", outgoing: ["go(name: Int)"]) }
                == ["Features/Home/Sources/Presentation/Navigation/HomeOutgoingNavigation.swift generate.case-taken"]
        )
    }

    @Test("Somebody's edits are refused and listed; --skip-existing adds only what is missing; --force overwrites")
    func existing() throws {
        // Given
        var shop = try Workshop()
        try shop.newFeature("Episodes")
        let view = "Features/Episodes/Sources/Presentation/Episodes/Views/EpisodesView.swift"
        let handler = "Features/Episodes/Sources/Presentation/Navigation/EpisodesDeepLinkHandler.swift"
        let mock = "Features/Episodes/Tests/Shared/Mocks/EpisodesNavigatorMock.swift"
        let original = try #require(shop[view])
        let originalMock = try #require(shop[mock])
        shop[view] = original + "// mine\n"
        shop[handler]? += "// mine\n"
        shop[mock] = nil
        let before = shop.texts()

        // Then
        let refused = refusals { _ = try shop.newFeature("Episodes") }
        #expect(Set(refused) == ["\(view) generate.differs", "\(handler) generate.differs", "generate.some-differ"])
        #expect(shop.texts() == before)
        let skipped = try shop.newFeature("Episodes", options: GenerationOptions(existing: .skip))
        #expect(skipped.changeset.changes.map(\.path.string) == [mock])
        #expect(shop[mock] == originalMock)
        #expect(shop[view] == original + "// mine\n")
        let forced = try shop.newFeature("Episodes", options: GenerationOptions(existing: .overwrite))
        #expect(Set(forced.changeset.changes.map(\.path.string)) == [view, handler])
        #expect(shop[view] == original)
    }

    @Test("A folder where a file should be, and a file where a folder should be, are listed")
    func inTheWay() throws {
        var shop = try Workshop()
        shop["Features/Episodes/Sources/EpisodesFeature.swift/x"] = "x"
        shop["Features/Episodes/Tests/Unit"] = "x"
        #expect(
            refusals { _ = try shop.newFeature("Episodes") } == [
                "Features/Episodes/Sources/EpisodesFeature.swift file.is-folder",
                "Features/Episodes/Tests/Unit change.file-in-the-way",
            ]
        )
    }

    @Test(
        "What --without leaves out can be added later",
        arguments: [[], [ScreenPart.navigator], [.tracker], [.navigator, .tracker]] as [Set<ScreenPart>]
    )
    func without(_ parts: Set<ScreenPart>) throws {
        // Given
        var shop = try Workshop()
        try shop.newFeature("Episodes", without: parts)
        try shop.addScreen("Detail", to: "Episodes", payload: "id: Int", without: parts)
        let navigators = shop.texts(below: "Features/Episodes").keys.filter { $0.contains("Navigator") }
        #expect(navigators.isEmpty == parts.contains(.navigator))

        // When
        try shop.addNavigator("Episodes", to: "Episodes")
        try shop.addNavigator("Detail", to: "Episodes")

        // Then
        var whole = try Workshop()
        try whole.newFeature("Episodes", without: parts.subtracting([.navigator]))
        try whole.addScreen("Detail", to: "Episodes", payload: "id: Int", without: parts.subtracting([.navigator]))
        let sources = "Features/Episodes/Sources"
        #expect(shop.texts(below: sources) == whole.texts(below: sources))
        #expect(shop.texts(below: "Features/Episodes/Tests").keys == whole.texts(below: "Features/Episodes/Tests").keys)
        #expect(shop.flaws() == [])
    }

    @Test("A screen whose payload has no sample value goes without the tests that need one, also later")
    func noSample() throws {
        var shop = try Workshop()
        let plan = try shop.addScreen("Detail", to: "Home", payload: "range: Range<Int>", without: [.navigator])
        #expect(plan.diagnostics.map(\.fact.code).contains("generate.no-sample"))
        try shop.addNavigator("Detail", to: "Home", outgoing: ["other(range: Range<Int>)"])
        #expect(shop.flaws() == [])
    }

    @Test("A payload that bears the names of the generated code's parts")
    func ownNames() throws {
        var shop = try Workshop()
        let payload = "navigator: Int, tracker: String, state: Bool, container: Int"
        try shop.addScreen("Detail", to: "Home", payload: payload)
        try shop.addNavigator("Detail", to: "Home", outgoing: ["go(navigator: Int)"])
        #expect(shop.flaws() == [])
    }

    @Test("A later screen's case is its words without the feature's, and never a keyword")
    func caseNames() throws {
        var shop = try Workshop(features: ["Characters"])
        for name in ["CharacterDetail", "CharactersImport", "Filter"] { try shop.addScreen(name, to: "Characters") }
        let incoming = try #require(
            shop["Features/Characters/Sources/Presentation/Navigation/CharactersIncomingNavigation.swift"]
        )
        #expect(incoming.contains("    case main\n    case detail\n    case charactersImport\n    case filter\n"))
    }

    @Test("A feature without a tracker gets one with its first screen that has one")
    func firstTracker() throws {
        var shop = try Workshop()
        try shop.newFeature("Episodes", without: [.tracker])
        try shop.addScreen("Detail", to: "Episodes", payload: "id: Int")
        try shop.addScreen("Search", to: "Episodes")

        let container = try #require(shop["Features/Episodes/Sources/EpisodesContainer.swift"])
        #expect(container.components("private let tracker: any TrackerContract") == 1)
        #expect(container.components("self.tracker = tracker") == 1)
        let entry = try #require(shop["Features/Episodes/Sources/EpisodesFeature.swift"])
        #expect(entry.components("tracker: dependencies.tracker") == 1)
        let tests = try #require(shop["Features/Episodes/Tests/Unit/EpisodesContainerTests.swift"])
        #expect(tests.components("tracker: trackerMock") == 1)
        #expect(shop.flaws() == [])
    }

    @Test(
        "Other styles: tabs, two spaces, a header, no guards",
        arguments: [
            #"{"app": "Demo", "style": {"indent": "tabs"}}"#, #"{"app": "Demo", "style": {"indent": "2 spaces"}}"#,
            #"{"app": "Demo", "style": {"header": "Ours.\nAll of it."}}"#, #"{"app": "Demo", "guards": false}"#,
        ]
    )
    func styles(_ text: String) throws {
        // Given
        var shop = try Workshop()
        shop.tree = MemoryTree(texts: ["scaffold.json": text])
        shop.configuration = try Configuration(decoding: Array(text.utf8))
        let plan = try NewWorkspace(app: Name("Demo"), features: [Name("Home"), Name("Characters")])
            .plan(over: shop.tree, folder: "Demo")
        shop.apply(plan.changeset)

        // When
        try shop.addScreen("Detail", to: "Home", payload: "id: Int", without: [.navigator])
        try shop.addNavigator("Detail", to: "Home", outgoing: ["characters"])

        // Then
        #expect(shop.flaws() == [])
        let unit = shop.configuration.style.unit
        for (path, bytes) in shop.tree.contents
        where path.string.hasPrefix("Features/") && path.name.hasSuffix(".swift") {
            let style = SourceStyle(of: bytes, fallback: unit)
            #expect(style.indent == unit, "\(path)")
            let header = shop.configuration.style.header
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.hasPrefix("// ") == !header.isEmpty, "\(path)")
        }
    }
}

extension String {
    /// How often a text stands in this one.
    fileprivate func components(_ text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
