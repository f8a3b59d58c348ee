import Testing

@testable import ScaffoldKit

@Suite("Add use case")
struct AddUseCaseTests {
    @Test(
        "Each kind and result asks the repository in its own way, and changes nothing again",
        arguments: [
            ("GetCharacter", .get, "try await repository.get(identifier: identifier)"),
            ("GetCharacters", .get, "try await repository.getPage(page)"),
            (
                "RefreshCharacter", .refresh,
                "try await repository.get(identifier: identifier, cachePolicy: .remoteFirst)"
            ),
            ("RefreshCharacterPage", .refresh, "try await repository.getPage(page, cachePolicy: .remoteFirst)"),
            ("SearchCharacters", .search, "try await repository.search(query)"),
        ] as [(String, UseCaseKind, String)]
    )
    func kinds(name: String, kind: UseCaseKind, call: String) throws {
        // Given
        var shop = try Workshop()

        // When
        try shop.addUseCase(name, kind: kind)
        let again = try shop.addUseCase(name, kind: kind)

        // Then
        #expect(shop.flaws() == [])
        #expect(again.changeset.isEmpty)
        #expect(shop.text(ofFile: "\(name)UseCase.swift").contains("        \(call)\n"))
        #expect(shop.path(ofFile: "\(name)UseCaseMock.swift") != nil)
        #expect(shop.path(ofFile: "\(name)UseCaseTests.swift") != nil)
        #expect(shop.path(ofFile: "CharacterRepository.swift") != nil)
    }

    @Test(
        "What is asked depends on the repository's policy",
        arguments: [
            (.all, .get, "get(identifier: identifier, cachePolicy: .localFirst)"),
            (.all, .refresh, "get(identifier: identifier, cachePolicy: .remoteFirst)"),
            (.noCache, .get, "get(identifier: identifier)"),
            (.remote, .refresh, "get(identifier: identifier)"),
            (.local, .refresh, "get(identifier: identifier)"),
        ] as [(RepositoryPolicy, UseCaseKind, String)]
    )
    func policies(policy: RepositoryPolicy, kind: UseCaseKind, call: String) throws {
        // Given
        var shop = try Workshop()
        try shop.addRepository("Character", policy: policy)

        // When
        try shop.addUseCase("DoCharacter", kind: kind, model: "Character")

        // Then
        #expect(shop.flaws() == [])
        #expect(shop.text(ofFile: "DoCharacterUseCase.swift").contains("        try await repository.\(call)\n"))
    }

    @Test("Logic asks nobody, and a name that would double an error is refused")
    func logic() throws {
        // Given
        var shop = try Workshop()
        try shop.addRepository("Name")

        // When
        try shop.addUseCase("FormatName", kind: .logic)
        let again = try shop.addUseCase("FormatName", kind: .logic)
        let error = refusals { try shop.addUseCase("Name", kind: .logic) }
        let model = refusals { try shop.addRepository("FormatName") }

        // Then
        #expect(shop.flaws() == [])
        #expect(again.changeset.isEmpty)
        #expect(refusals { try shop.addUseCase("SaveNames", kind: .get) } == ["domain.model-unsaid"])
        #expect(error == ["Features/Home/Sources/Domain/Errors/NameError.swift domain.error-taken"])
        #expect(model == ["Features/Home/Sources/Domain/UseCases/FormatNameUseCase.swift domain.error-taken"])
    }

    @Test("A suffix that is added anyway is dropped, with a note")
    func suffix() throws {
        // Given
        var shop = try Workshop()

        // When
        let plan = try shop.addUseCase("GetNoteUseCase")

        // Then
        #expect(plan.diagnostics.map(\.fact.code) == ["name.suffix-dropped"])
        #expect(shop.path(ofFile: "GetNoteUseCase.swift") != nil)
    }

    @Test(
        "What can't be is refused",
        arguments: [
            ("GetAxes", .get, nil, nil, "domain.model-unclear"),
            ("FindNote", .search, "Note", .one, "domain.search-returns-one"),
            ("FindNote", .search, "Note", nil, "domain.search-needs-remote"),
            ("Format", .logic, "Note", nil, "domain.logic-has-no-model"),
            ("GetNote", .get, nil, .page, "domain.use-case-taken"),
        ] as [(String, UseCaseKind, String?, UseCaseResult?, String)]
    )
    func refused(
        name: String,
        kind: UseCaseKind,
        model: String?,
        returns: UseCaseResult?,
        expected: String
    ) throws {
        // Given
        var shop = try Workshop()
        try shop.addRepository("Note", policy: .local)
        try shop.addUseCase("GetNote")

        // When
        let codes = refusals { try shop.addUseCase(name, kind: kind, model: model, returns: returns) }

        // Then
        #expect(codes == [expected])
    }

    @Test("Edited files are refused, kept or replaced")
    func edited() throws {
        // Given
        var shop = try Workshop()
        try shop.addUseCase("GetCharacter")
        let path = try #require(shop.path(ofFile: "GetCharacterUseCase.swift"))
        let mock = try #require(shop.path(ofFile: "GetCharacterUseCaseMock.swift"))
        shop[path] = shop[path].map { $0 + "// Mine.\n" }
        shop[mock] = nil

        // When
        let codes = refusals { try shop.addUseCase("GetCharacter") }
        try shop.addUseCase("GetCharacter", options: GenerationOptions(existing: .skip))
        let kept = shop
        try shop.addUseCase("GetCharacter", options: GenerationOptions(existing: .overwrite))

        // Then
        #expect(codes == ["\(path) generate.differs", "generate.some-differ"])
        #expect(kept[path]?.hasSuffix("// Mine.\n") == true)
        #expect(kept[mock] != nil)
        #expect(shop[path]?.hasSuffix("// Mine.\n") == false)
    }

    @Test("A use case that is there is taken, whatever its name; one that is missing is made")
    func ensure() throws {
        // Given
        var shop = try Workshop()
        try shop.addUseCase("LoadHeroes", model: "Character")
        let workspace = shop.workspace
        var writer = try FeatureWriter(feature: "Home", in: workspace, options: .init())
        let model = try #require(try writer.model(named: Name("Character")))

        // When
        let page = try writer.ensureUseCase(.get, returns: .page, of: model)
        let one = try writer.ensureUseCase(.get, returns: .one, of: model)

        // Then
        #expect([page.name, page.property] == ["LoadHeroes", "loadHeroes"])
        #expect(page.construction == "LoadHeroesUseCase(repository: characterRepository)")
        #expect([one.name, one.mock] == ["GetCharacter", "GetCharacterUseCaseMock"])
        let names = writer.bench.changeset.changes.map(\.path.name).filter { $0.contains("UseCase") }
        let expected = ["UseCase", "UseCaseMock", "UseCaseTests"].map { "GetCharacter\($0).swift" }
        #expect(names.sorted() == expected)
    }
}
