import Testing

@testable import ScaffoldKit

@Suite("The id of a model")
struct ModelIdentifierTests {
    private func add(
        fields: String? = nil,
        json: String? = nil,
        identifier: String,
        to shop: inout Workshop,
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let sample = json.map { AddModel.Sample(file: "sample.json", bytes: Array($0.utf8)) }
        let plan = try AddModel(
            name: Name("Country"),
            feature: "Home",
            fields: fields,
            sample: sample,
            identifier: identifier
        ).plan(in: shop.workspace, options: options)
        shop.apply(plan.changeset)
        return plan
    }

    private func text(_ path: String, in shop: Workshop) throws -> String {
        try #require(shop["Features/Home/\(path)"], "\(path)")
    }

    private static let country = #"{ "country_code": "de", "name": "Germany", "area": null }"#

    @Test(
        "The field that --id names, as the model or the JSON has it, is the id, and keeps its key",
        arguments: ["country_code", "countryCode", "CountryCode"]
    )
    func identifier(spelling: String) throws {
        // Given
        var shop = try Workshop()

        // When
        _ = try add(json: Self.country, identifier: spelling, to: &shop)

        // Then
        #expect(shop.flaws() == [])
        #expect(
            try text("Sources/Domain/Models/Country.swift", in: shop).contains(
                "Identifiable, Sendable {\n    let id: String\n    let name: String\n"
            )
        )
        #expect(
            try text("Sources/Data/DTOs/CountryDTO.swift", in: shop).contains("case id = \"country_code\"")
        )
        #expect(try text("Tests/Shared/Fixtures/country.json", in: shop) == Self.country)
        let before = shop.texts()
        let again = try add(json: Self.country, identifier: spelling, to: &shop)
        #expect(again.changeset.isEmpty)
        #expect(try add(identifier: spelling, to: &shop).changeset.isEmpty)
        #expect(shop.texts() == before)
    }

    @Test("A model that is there gets its id with --force, and its JSON stays")
    func identifierLater() throws {
        // Given
        var shop = try Workshop()
        let sample = AddModel.Sample(file: "sample.json", bytes: Array(Self.country.utf8))
        let plan = try AddModel(name: Name("Country"), feature: "Home", sample: sample).plan(in: shop.workspace)
        shop.apply(plan.changeset)

        // Then
        #expect(
            throws: Failure(.model(.taken("Country", fields: "countryCode: String, name: String, area: String?")))
        ) {
            try add(identifier: "countryCode", to: &shop)
        }
        let force = GenerationOptions(existing: .overwrite)
        _ = try add(identifier: "countryCode", to: &shop, options: force)
        #expect(shop.flaws() == [])
        #expect(
            try text("Sources/Data/DTOs/CountryDTO.swift", in: shop).contains("case id = \"country_code\"")
        )
        #expect(try text("Tests/Shared/Fixtures/country.json", in: shop) == Self.country)
    }

    @Test(
        "An id that can't be one is refused",
        arguments: [
            (
                "code: String, name: String?", "kode",
                .identifierUnknown("kode", nearest: "code", known: ["code", "name"])
            ),
            ("code: String, name: String?", "name", .identifierOptional("name")),
            ("id: Int, code: String", "code", .identifierThere(other: "code")),
            (nil, "code", .identifierAlone),
        ] as [(String?, String, ModelFact)]
    )
    func identifierRefused(fields: String?, identifier: String, fact: ModelFact) throws {
        // Given
        var shop = try Workshop()
        let before = shop.texts()

        // Then
        #expect(throws: Failure(.model(fact))) {
            try add(fields: fields, identifier: identifier, to: &shop)
        }
        #expect(shop.texts() == before)
    }
}
