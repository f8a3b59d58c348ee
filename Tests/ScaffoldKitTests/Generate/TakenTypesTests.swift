import Testing

@testable import ScaffoldKit

/// Types of one module that have the same name, though nobody chose it twice.
@Suite("Types that are taken")
struct TakenTypesTests {
    private static let models = "Features/Home/Sources/Domain/Models/"

    private func addModel(_ name: String, fields: String? = nil, to shop: inout Workshop) throws {
        let plan = try AddModel(name: Name(name), feature: "Home", fields: fields).plan(in: shop.workspace)
        shop.apply(plan.changeset)
    }

    @Test(
        "A model that is named like a part of another model is not that part",
        arguments: ["CharacterError", "CharacterRepository", "CharacterMemoryDataSource", "CharacterMapper"]
    )
    func partOfModel(_ name: String) throws {
        // Given
        var shop = try Workshop()
        try addModel(name, to: &shop)

        // When
        let refused = refusals {
            _ = try AddRepository(model: Name("Character"), policy: .localFirst, feature: "Home")
                .plan(in: shop.workspace)
        }

        // Then
        #expect(refused == ["\(Self.models)\(name).swift name.taken"])
    }

    @Test("An enum that a field asks for is none of the model's own parts", arguments: ["PassDTO", "PassMapper"])
    func enumeration(_ type: String) throws {
        // Given
        var shop = try Workshop()

        // When
        let refused = refusals { try addModel("Pass", fields: "id: Int, part: \(type)", to: &shop) }

        // Then
        #expect(refused == ["\(Self.models)\(type).swift name.taken"])
    }

    @Test("A screen whose types a model has is refused", arguments: ["ShopEvent", "ShopView", "ShopViewState"])
    func screen(_ model: String) throws {
        // Given
        var shop = try Workshop()
        try addModel(model, to: &shop)

        // When
        let refused = refusals { try shop.addScreen("Shop", to: "Home") }

        // Then
        #expect(refused == ["\(Self.models)\(model).swift name.taken"])
    }

    @Test("A filter's model is not written over by the filter of a screen", arguments: [true, false])
    func filter(isOwn: Bool) throws {
        // Given
        var shop = try Workshop()
        try addModel("HomeFilter", to: &shop)
        if !isOwn { shop["Features/Home/.scaffold.json"] = nil }
        let before = shop.texts()

        // When
        let refused = refusals { try shop.addViewModel(to: "Home", kind: .filter) }

        // Then
        #expect(refused.first?.hasPrefix(Self.models + "HomeFilter.swift ") == true)
        #expect(shop.texts() == before)
    }

    @Test("A type inside another is not the one that is missing")
    func nested() throws {
        // Given
        var shop = try Workshop()
        let sample = AddModel.Sample(file: "s.json", bytes: Array(#"{"id": 1, "studio": {"name": "n"}}"#.utf8))
        let episode = AddModel(name: try Name("Episode"), feature: "Home", sample: sample)
        shop.apply(try episode.plan(in: shop.workspace).changeset)

        // When
        try addModel("Movie", fields: "id: Int, studio: Studio", to: &shop)

        // Then
        #expect(shop[Self.models + "Studio.swift"]?.contains("enum Studio") == true)
    }

    @Test(
        "What has been moved is neither doubled nor taken for another",
        arguments: [ExistingFiles.refuse, .skip, .overwrite]
    )
    func moved(_ existing: ExistingFiles) throws {
        // Given
        var shop = try Workshop()
        let repository = AddRepository(model: try Name("Character"), policy: .localFirst, feature: "Home")
        shop.apply(try repository.plan(in: shop.workspace).changeset)
        let old = "Features/Home/Sources/Domain/Errors/CharacterError.swift"
        shop[Self.models + "CharacterError.swift"] = shop[old]
        shop[old] = nil
        let contract = "Features/Home/Sources/Domain/Repositories/CharacterRepositoryContract.swift"
        shop["Features/Home/Sources/Contracts.swift"] = shop[contract]
        shop[contract] = nil

        // When
        let options = GenerationOptions(existing: existing)
        shop.apply(try repository.plan(in: shop.workspace, options: options).changeset)

        // Then
        #expect(shop[old] == nil)
        #expect(shop[contract] == nil)
        #expect(shop.flaws() == [])
    }

    @Test("A model that is named like a type of the test library has that name to itself among the tests")
    func testLibrary() throws {
        // Given
        var shop = try Workshop()

        // When
        try addModel("Comment", to: &shop)
        try addModel("Remark", to: &shop)

        // Then
        let stubs = "Features/Home/Tests/Shared/Stubs/"
        let comment = try #require(shop[stubs + "Comment+Stub.swift"])
        #expect(comment.contains("@testable import DemoHome\n\n/// Testing has"))
        #expect(comment.contains("\ntypealias Comment = DemoHome.Comment\n\nnonisolated extension Comment {"))
        #expect(shop[stubs + "Remark+Stub.swift"]?.contains("DemoHome\n\nnonisolated extension Remark {") == true)
    }

    @Test(
        "Names that generated code hides behind its own, or that its imports bring along, are none for a model",
        arguments: [
            "Failure", "Given", "Input", "More", "Output", "Predicate", "SortOrder", "Suite", "Test", "ViewModel",
        ]
    )
    func reserved(_ name: String) throws {
        var shop = try Workshop()
        #expect(refusals { try addModel(name, to: &shop) } == ["name.reserved"])
    }
}
