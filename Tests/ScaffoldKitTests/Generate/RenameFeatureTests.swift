import SwiftScan
import Testing

@testable import ScaffoldKit

@Suite("Renaming of a feature")
struct RenameFeatureTests {
    private static let table = "AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"
    private static let container = "AppKit/Sources/AppContainer.swift"

    /// A workspace in which the feature has parts of all kinds, and others lead to it.
    private static func furnished(_ features: [String]) throws -> Workshop {
        var shop = try Workshop(features: ["Home"] + features)
        try shop.newFeature("Characters")
        try shop.addScreen("CharactersFilter", to: "Characters", payload: "query: String")
        try shop.addScreen("CharacterDetail", to: "Characters", payload: "identifier: Int", without: [.navigator])
        try shop.addScreen("Plain", to: "Characters", without: [.navigator, .tracker])
        try shop.addNavigator("Characters", to: "Characters", outgoing: ["home"])
        try shop.addNavigator("Home", to: "Home", outgoing: ["characters", "charactersFilter(query: String)"])
        return shop
    }

    @Test(
        "Every name is the new one, and renaming back gives the same bytes",
        arguments: [
            ("People", []), ("People", ["Alpha", "Offer", "Zulu"]), ("Aaa", ["Alpha"]), ("Zoo", ["Offer"]), ("URL", []),
            ("A", ["B"]), ("x-ray tools", []),
        ]
    )
    func thereAndBack(name: String, features: [String]) throws {
        // Given
        var shop = try Self.furnished(features)
        let before = shop.texts()

        // When
        let plan = try shop.rename("Characters", to: name)

        // Then
        let new = try Name(name).upperCamel
        #expect(plan.feature == new)
        #expect(plan.changeset.prunes == [Workshop.path("Features/Characters")])
        #expect(shop.texts(below: "Features/Characters").isEmpty)
        #expect(shop.flaws() == [])
        let old = ["Characters", "DemoCharacters", "makeCharacters", "resolveCharacters", "charactersHome"]
        #expect(shop.identifiers { name in old.contains { name.hasPrefix($0) } } == [])
        #expect(shop.texts().keys.filter { $0.contains("Characters") } == [])
        #expect(shop["Package.swift"]?.contains("feature(\"\(new)\")") == true)
        #expect(shop["App/Demo.xctestplan"]?.contains("Characters") == false)
        #expect(try shop.syncCheck() == [])
        #expect(try shop.recordIsTrue(of: new))

        // When
        try shop.rename(new, to: "Characters")

        // Then
        #expect(shop.differences(from: before) == [])
    }

    @Test("A model that is called like the feature keeps its name, and its parts keep theirs")
    func model() throws {
        // Given
        var shop = try Workshop(features: ["Home"])
        try shop.newFeature("Item")
        try shop.addRepository("Item", to: "Item")
        let before = shop.texts()

        // When
        try shop.rename("Item", to: "Shop")

        // Then
        let files = shop.texts(below: "Features/Shop").keys.map { $0.split(separator: "/").last ?? "" }
        for name in ["Item", "ItemDTO", "ItemRepository", "ItemRepositoryMock", "ItemMapperTests", "ShopContainer"] {
            #expect(files.contains("\(name).swift"), "\(name)")
        }
        #expect(shop.identifiers { $0 == "ItemContainer" || $0 == "ItemView" || $0 == "ShopDTO" } == [])
        #expect(try shop.recordIsTrue(of: "Shop"))
        #expect(shop.flaws() == [])

        // When
        let again = try shop.addRepository("Item", to: "Shop")

        // Then
        #expect(again.changeset.isEmpty)

        // When
        try shop.rename("Shop", to: "Item")

        // Then
        #expect(shop.differences(from: before) == [])
    }

    @Test("Where the tool keeps things sorted they are sorted again; a table that wasn't keeps its order")
    func order() throws {
        // Given
        var shop = try Self.furnished(["Offer"])
        try shop.addNavigator("Offer", to: "Offer", outgoing: ["home"])

        // When
        try shop.rename("Characters", to: "Zoo")

        // Then
        let manifest = try #require(shop["Package.swift"])
        #expect(manifest.contains("    feature(\"Home\"),\n    feature(\"Offer\"),\n    feature(\"Zoo\"),\n]"))
        #expect(shop[Self.container]?.contains("import DemoOffer\nimport DemoZoo\nimport Foundation") == true)
        #expect(try shop.overloads() == ["HomeOutgoingNavigation", "OfferOutgoingNavigation", "ZooOutgoingNavigation"])

        // Given: an order of somebody's own.
        shop["Package.swift"] = manifest.replacing(
            "    feature(\"Home\"),\n    feature(\"Offer\"),\n    feature(\"Zoo\"),\n]",
            with:
                "    feature(\"Zoo\"), // first\n    feature(\"Home\", path: \"Features/Home\"),\n    feature(\"Offer\"),\n]"
        )

        // When
        try shop.rename("Zoo", to: "People")

        // Then
        #expect(
            shop["Package.swift"]?.contains(
                "    feature(\"People\"), // first\n    feature(\"Home\", path: \"Features/Home\"),\n    feature(\"Offer\"),\n]"
            ) == true
        )
    }

    @Test("Strings, comments and other words stay; interpolations, back-ticks and qualified names don't")
    func tokens() throws {
        // Given
        var shop = try Workshop(features: ["Home", "Characters"])
        shop["AppKit/Sources/Own.swift"] = """
            import DemoCharacters
            import struct DemoHome.HomeFeature

            // CharactersFeature in DemoCharacters
            let text = "CharactersFeature \\(CharactersIncomingNavigation.main) \\("\\(DemoCharacters.CharactersFeature.self)")"
            let raw = #"\\(CharactersFeature.self) \\#(CharactersFeature.self)"#
            let type: DemoCharacters.CharactersFeature.Type = `CharactersFeature`.self
            let other = DemoHome.CharactersFeature()
            let word = CharactersFeatures() + CharactersNavigator() + DemoCharactersMore.value

            """
        shop["AppKit/Sources/Stranger.swift"] = "let own = CharactersFeature()\n"

        // When
        try shop.rename("Characters", to: "People")

        // Then
        #expect(
            shop["AppKit/Sources/Own.swift"] == """
                import struct DemoHome.HomeFeature
                import DemoPeople

                // CharactersFeature in DemoCharacters
                let text = "CharactersFeature \\(PeopleIncomingNavigation.main) \\("\\(DemoPeople.PeopleFeature.self)")"
                let raw = #"\\(CharactersFeature.self) \\#(PeopleFeature.self)"#
                let type: DemoPeople.PeopleFeature.Type = `PeopleFeature`.self
                let other = DemoHome.CharactersFeature()
                let word = CharactersFeatures() + CharactersNavigator() + DemoCharactersMore.value

                """
        )
        #expect(shop["AppKit/Sources/Stranger.swift"] == "let own = CharactersFeature()\n")
    }

    @Test(
        "Entries keep their other arguments; paths in the manifest and scaffold.json move; the host stays, with a note"
    )
    func entries() throws {
        // Given
        var shop = try Workshop(features: ["Home", "Characters"])
        shop["Package.swift"] = shop["Package.swift"]?.replacing(
            "feature(\"Characters\")",
            with: "feature(\"Characters\", path: \"Features/Characters\", dependencies: [\"DemoHome\"])"
        ).replacing("feature(\"Home\")", with: "feature(\"Home\", dependencies: [\"DemoCharacters\"])")
        shop["scaffold.json"] =
            "{ \"scan\": { \"exclude\": [\"Features/Characters/Old\", \"Features/CharactersOld\"] } }\n"
        shop["Features/Characters/Tests/Shared/Fixtures/CharactersLogo.png"] = "image"
        shop["Features/Characters/Sources/Presentation/Characters/CharactersNotes.md"] = "Characters"

        // When
        let plan = try shop.rename("characters", to: "people")

        // Then
        let manifest = try #require(shop["Package.swift"])
        #expect(manifest.contains("feature(\"People\", path: \"Features/People\", dependencies: [\"DemoHome\"])"))
        #expect(manifest.contains("feature(\"Home\", dependencies: [\"DemoPeople\"])"))
        #expect(
            shop["scaffold.json"]
                == "{ \"scan\": { \"exclude\": [\"Features/People/Old\", \"Features/CharactersOld\"] } }\n"
        )
        #expect(shop["Features/People/Tests/Shared/Fixtures/CharactersLogo.png"] == "image")
        #expect(shop["Features/People/Sources/Presentation/People/CharactersNotes.md"] == "Characters")
        let handler = "Features/People/Sources/Presentation/Navigation/PeopleDeepLinkHandler.swift"
        #expect(shop[handler]?.contains("\"characters\"") == true)
        #expect(
            plan.diagnostics.map { "\($0.location?.path.string ?? "") \($0.fact.code)" }
                == ["\(handler) renaming.host-stays"]
        )
    }

    @Test("In a group's folder, and with modules that are named like their features, it is renamed and removed too")
    func groupAndPlainModules() throws {
        // Given
        var shop = try Workshop(features: ["Home", "Characters"])
        for (path, text) in shop.texts(below: "Features/Characters") {
            shop[path] = nil
            shop[path.replacing("Features/", with: "Features/Group/")] = text
        }
        for (path, text) in shop.texts() { shop[path] = text.replacing("DemoCharacters", with: "Characters") }
        shop.configuration.modules.feature = "{feature}"
        shop["Package.swift"] = shop["Package.swift"]?.replacing(
            "feature(\"Characters\")",
            with: "feature(\"Characters\", path: \"Features/Group/Characters\")"
        )
        let before = shop.texts()

        // When
        try shop.rename("Characters", to: "People")

        // Then
        #expect(shop["Package.swift"]?.contains("feature(\"People\", path: \"Features/Group/People\")") == true)
        #expect(
            shop["Features/Group/People/Tests/Unit/PeopleFeatureTests.swift"]?.contains("@testable import People\n")
                == true
        )
        #expect(shop["AppKit/Sources/AppContainer.swift"]?.contains("import People\n") == true)
        #expect(shop.texts(below: "Features/Group/Characters").isEmpty)
        try shop.rename("People", to: "Characters")
        #expect(shop.differences(from: before) == [])

        // When: the imports were written anew above, so the files count as edited.
        try shop.removeFeature("Characters", forces: true)

        // Then
        #expect(shop.texts(below: "Features/Group").isEmpty)
        #expect(shop["Package.swift"]?.contains("Characters") == false)
        #expect(shop["AppKit/Sources/AppContainer.swift"]?.contains("Characters") == false)
        #expect(try shop.syncCheck() == [])
    }

    @Test("An edited file stays an edited one in the record, an untouched one untouched")
    func record() throws {
        var shop = try Workshop(features: ["Home", "Characters"])
        shop["Features/Characters/Sources/CharactersFeature.swift"]? += "// mine\n"

        try shop.rename("Characters", to: "People")
        let plan = try shop.removeFeature("People")

        #expect(
            plan.diagnostics.filter { $0.fact.code == "removal.edited" }.map { $0.location?.path.string }
                == ["Features/People/Sources/PeopleFeature.swift"]
        )
    }

    @Test(
        "A name that can't be is refused with the reason",
        arguments: [
            ("Home", "name.taken"), ("home", "name.taken"), ("HOme", "name.taken"),
            ("CHaracters", "renaming.case-only"), ("Tab", "name.reserved"), ("Swift", "name.reserved"),
            ("Taken", "Features/Taken renaming.folder-taken"), ("Plain", "renaming.type-taken"),
        ]
    )
    func refused(name: String, code: String) throws {
        var shop = try Workshop(features: ["Home", "Characters"])
        try shop.addScreen("Plain", to: "Characters")
        shop["Features/Taken/notes.txt"] = "mine"
        let before = shop.texts()

        #expect(refusals { try shop.rename("Characters", to: name) } == [code])
        #expect(shop.texts() == before)
    }

    @Test(
        "The same name again changes nothing; a manifest that isn't spelled out is refused with the text to put there"
    )
    func nothingOrNoPlace() throws {
        var shop = try Workshop(features: ["Home", "Characters"])

        #expect(try shop.rename("Characters", to: "characters").changeset.isEmpty)
        shop["Package.swift"] = "let features = [\"Characters\"].map { feature($0) }\n"

        #expect(refusals { try shop.rename("Characters", to: "People") } == ["Package.swift wiring.place-not-found"])
    }
}

@Suite("A feature's name in other names")
struct FeaturePrefixTests {
    @Test(
        "Whole words alone",
        arguments: [
            ("Characters", "CharactersView", "PeopleView"), ("Characters", "Characters", nil),
            ("Characters", "CharacterDetailView", nil), ("Characters", "Charactersque", nil),
            ("Characters", "MyCharactersView", nil), ("Characters", "Characters_View", nil),
            ("Characters", "CharactersDTO", "PeopleDTO"), ("A", "AView", "PeopleView"), ("A", "ABTest", nil),
            ("A", "ADTO", "PeopleDTO"), ("URL", "URLFeature", "PeopleFeature"), ("URL", "URLSView", nil),
            ("iOSApp", "iOSAppView", "PeopleView"), ("X1", "X1View", "PeopleView"), ("X", "X1View", nil),
        ]
    )
    func renamed(old: String, name: String, expected: String?) {
        #expect(FeaturePrefix(old: old, new: "People").renamed(name) == expected)
    }

    @Test("Files by the name that they begin with")
    func files() {
        let prefix = FeaturePrefix(old: "Characters", new: "People")
        #expect(prefix.renamedFile("CharactersView+Preview.swift") == "PeopleView+Preview.swift")
        #expect(prefix.renamedFile("Characters+Stub.swift") == nil)
        #expect(prefix.renamedFile("CharactersLogo.png") == nil)
        #expect(prefix.renamedFolder("Characters") == "People")
    }
}

extension Workshop {
    @discardableResult
    mutating func rename(_ feature: String, to name: String) throws -> GenerationPlan {
        let plan = try RenameFeature(feature: feature, name: Name(name), spelling: name).plan(in: workspace)
        apply(plan.changeset)
        return plan
    }

    /// The identifiers of all Swift files that a name is among.
    fileprivate func identifiers(where isFound: (String) -> Bool) -> [String] {
        tree.contents.filter { $0.key.name.hasSuffix(".swift") }.flatMap { path, bytes -> [String] in
            guard let source = try? SourceFile(bytes) else { return ["\(path)"] }
            return IdentifierUse.all(in: source).map(\.name).filter(isFound).map { "\(path): \($0)" }
        }
    }

    fileprivate func overloads() throws -> [String] {
        let path = Self.path(configuration.redirects.table)
        let bytes = tree.contents[path] ?? []
        return try RedirectTable(bytes, path: path, configuration: configuration).overloads.map(\.typeName)
    }

    /// Whether every file of a feature is in its record, as it was written.
    fileprivate func recordIsTrue(of name: String) throws -> Bool {
        let files = try FeatureFiles(of: workspace.feature(named: name), in: tree)
        return files.record?.feature == name && files.edited.isEmpty && files.foreign.isEmpty
            && files.own.count == files.record?.files.count
    }
}
