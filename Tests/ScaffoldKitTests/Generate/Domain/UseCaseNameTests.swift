import Testing

@testable import ScaffoldKit

@Suite("The name of a use case")
struct UseCaseNameTests {
    @Test(
        "It says which model and how many",
        arguments: [
            ("GetCharacter", [], "Character", false, false),
            ("GetCharacters", [], "Character", true, false),
            ("GetCharacters", ["Character"], "Character", true, false),
            ("GetCharacters", ["Characters"], "Characters", false, false),
            ("RefreshCharacterPage", [], "Character", false, true),
            ("LoadCharacterList", [], "Character", false, true),
            ("SearchCharacters", [], "Character", true, false),
            ("FetchMovies", ["Movie"], "Movie", true, false),
            ("FetchCategories", ["Category"], "Category", true, false),
            ("GetHeroes", ["Hero"], "Hero", true, false),
            ("GetMovies", [], "Movie", true, false),
            ("GetBoxes", [], "Box", true, false),
            ("GetPeople", [], "Person", true, false),
            ("GetSeries", [], "Series", false, false),
            ("GetNews", [], "News", false, false),
            ("GetStatus", [], "Status", false, false),
            ("GetAddress", [], "Address", false, false),
            ("Character", [], "Character", false, false),
            ("Getaway", [], "Getaway", false, false),
        ] as [(String, [String], String, Bool, Bool)]
    )
    func model(name: String, models: [String], expected: String, isPlural: Bool, isPage: Bool) throws {
        // Given
        let sut = UseCaseName(try Name(name))

        // When
        let model = sut.model(among: models)

        // Then
        #expect(model?.name == expected)
        #expect(model?.isPlural == isPlural)
        #expect(sut.isPage == isPage)
    }

    @Test("A plural of several words is nobody's", arguments: ["GetAxes", "GetBases", "GetLeaves"])
    func unclear(name: String) throws {
        // Given
        let sut = UseCaseName(try Name(name))

        // When
        let model = sut.model(among: [])

        // Then
        #expect(model == nil)
        #expect(sut.isPlural)
    }

    @Test(
        "Where a plural has several readings, the model that is there wins",
        arguments: [
            ("GetAxes", "Axe"), ("GetAxes", "Axis"), ("GetLeaves", "Leave"), ("GetZaxies", "Zaxie"),
            ("GetMedia", "Medium"),
        ]
    )
    func known(name: String, model: String) throws {
        #expect(UseCaseName(try Name(name)).model(among: [model])?.name == model)
    }
}
