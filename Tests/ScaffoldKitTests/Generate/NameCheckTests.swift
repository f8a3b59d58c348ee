import Testing

@testable import ScaffoldKit

@Suite("Names that a plan refuses")
struct NameCheckTests {
    private static let three = Result { try Workshop(features: ["Home", "Characters", "character-list"]) }
    private static let one = Result { try Workshop() }

    @Test(
        "Features: what would be hidden, doubled or confused",
        arguments: [
            ("Any", "name.keyword"), ("Swift", "name.reserved"), ("protocol", "name.keyword"),
            ("Protocol", "name.keyword"),
            ("Foundation", "name.reserved"), ("AppKit", "name.taken"), ("Networking", "name.taken"),
            ("NetworkingMocks", "name.taken"), ("Dependencies", "name.taken"), ("characters", "name.taken"),
            ("charActers", "name.taken"), ("CHARACTERS", "name.taken"), ("character_list", "name.taken"),
            ("CharacterListTests", "name.taken"), ("2fa", "name.not-identifier"), ("../Escape", "name.path"),
            ("a/b", "name.path"), ("", "name.empty"), ("_", "name.not-identifier"), ("class", "name.keyword"),
            ("Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "name.too-long"),
        ]
    )
    func features(_ name: String, code: String) throws {
        var shop = try Self.three.get()
        let before = shop.texts()
        #expect(refusals { _ = try shop.newFeature(name) }.joined() == code)
        if !code.isEmpty { #expect(shop.texts() == before) }
    }

    @Test("Another spelling than the one that made a feature is refused; the same again is no change")
    func otherSpelling() throws {
        var shop = try Workshop()
        try shop.newFeature("character-list")
        #expect(try shop.newFeature("character-list").changeset.isEmpty)
        #expect(try shop.newFeature("CharacterList").changeset.isEmpty)
        let before = shop.texts()
        let fact = NameFact.taken(name: "character_list", kind: .feature, existing: "CharacterList")
        #expect(throws: Failure(.name(fact))) { _ = try shop.newFeature("character_list") }
        #expect(shop.texts() == before)
        #expect(try shop.newFeature("character_list", options: GenerationOptions(existing: .skip)).changeset.isEmpty)
    }

    @Test("A module's rendered name is what counts: Core with Data is CoreData")
    func renderedModule() throws {
        var shop = try Workshop(app: "Core")
        #expect(refusals { _ = try shop.newFeature("Data") } == ["name.reserved"])
        #expect(refusals { _ = try shop.newFeature("Items") } == [])
    }

    @Test(
        "Screens: a view that would hide SwiftUI's, and clashes",
        arguments: [
            ("Progress", "name.reserved"), ("Tab", "name.reserved"), ("Navigation", "name.reserved"),
            ("home", "Features/Home/Sources/HomeFeature.swift present.screen"), ("HOME", "name.taken"),
            ("class", "name.keyword"), ("Detail", ""), ("a/b", "name.path"),
        ]
    )
    func screens(_ name: String, code: String) throws {
        var shop = try Self.one.get()
        #expect(refusals { _ = try shop.addScreen(name, to: "Home") }.joined() == code)
        if name != "home", name != "HOME" {
            #expect(refusals { _ = try shop.newFeature("Other", screen: name) }.joined() == code)
        }
    }

    @Test("An app that can't be a module's name", arguments: ["Swift", "Foundation", "SwiftUI", "class", "1a"])
    func apps(_ app: String) {
        #expect(refusals { _ = try Workshop(app: app) } != [])
    }

    @Test(
        "A suffix that is added anyway is dropped, with a note",
        arguments: [("CharactersFeature", nil), ("Characters", "CharactersView"), ("Characters", "CharactersScreen")]
            as [(String, String?)]
    )
    func suffix(_ name: String, screen: String?) throws {
        var shop = try Workshop()
        var plain = shop
        let plan = try shop.newFeature(name, screen: screen)
        try plain.newFeature("Characters")
        #expect(shop.texts() == plain.texts())
        #expect(plan.diagnostics.map(\.fact.code).contains("name.suffix-dropped"))
    }
}
