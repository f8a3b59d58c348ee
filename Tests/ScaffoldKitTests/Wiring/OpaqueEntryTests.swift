import Testing

@testable import ScaffoldKit

@Suite("Wiring that is there and written otherwise")
struct OpaqueEntryTests {
    private static let manifest = "Package.swift"

    @Test(
        "an entry of the manifest that doesn't say its feature stops removing and renaming",
        arguments: [
            "feature(chars)", "feature(\"Char\" + \"acters\")", "chars", "feature(\"\\(chars)\")", "feature(name())",
        ]
    )
    func manifest(entry: String) throws {
        // Given
        var shop = try Workshop(features: ["Home", "Characters"])
        shop[Self.manifest] = shop[Self.manifest]?.replacing("feature(\"Characters\")", with: entry)
        let before = shop.texts()

        // When, Then
        #expect(
            refusals { _ = try RemoveFeature(feature: "Characters").plan(in: shop.workspace) }
                == ["Package.swift wiring.removal-not-found"]
        )
        #expect(
            refusals { _ = try RenameFeature(feature: "Characters", name: Name("People")).plan(in: shop.workspace) }
                == ["Package.swift wiring.place-not-found"]
        )
        #expect(refusals { _ = try RemoveFeature(feature: "Home").plan(in: shop.workspace) } == [], "that one is plain")
        #expect(shop.texts() == before)
    }

    @Test("one that is gone already, beside entries that say what they are, is nothing to do")
    func gone() throws {
        var shop = try Workshop(features: ["Home", "Characters"])
        shop[Self.manifest] = shop[Self.manifest]?.replacing("feature(\"Characters\"),", with: "")
        #expect(refusals { _ = try RemoveFeature(feature: "Characters").plan(in: shop.workspace) } == [])
    }

    @Test("an entry of the container that is a name of its own is not taken for none")
    func container() throws {
        let file = try EditableSource(
            path: Workshop.path("AppContainer.swift"),
            bytes: Array("func makeFeatures() -> [any F] { [characters, HomeFeature(d: 1)] }\n".utf8),
            fallbackIndent: "    "
        )
        func removal(_ key: String) -> ArrayElementRemoval {
            ArrayElementRemoval(
                array: "makeFeatures",
                key: key,
                keyOf: AppWiring.callee,
                isPlain: AppWiring.isCall
            )
        }
        #expect(removal("CharactersFeature").edits(in: file) == nil)
        #expect(removal("HomeFeature").edits(in: file)?.isEmpty == false)
    }

    @Test("a test plan that has the target in another form is not taken for one without it")
    func testPlan() throws {
        func edits(_ text: String) throws -> [TextEdit]? {
            let file = try EditableSource(
                path: Workshop.path("Demo.xctestplan"),
                bytes: Array(text.utf8),
                fallbackIndent: "  "
            )
            return TestPlanRemoval(target: "DemoHomeTests").edits(in: file)
        }
        #expect(try edits("{ \"testTargets\" : { \"all\" : [\"DemoHomeTests\"] } }") == nil)
        #expect(try edits("{ \"testTargets\" : [ { \"target\" : \"DemoHomeTests\" } ] }") == nil)
        #expect(try edits("{ \"testTargets\" : [ ] }") == [])
    }
}
