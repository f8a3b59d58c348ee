import SwiftScan
import Testing

@testable import ScaffoldKit

@Suite("Models in a feature")
struct AddModelTests {
    private static let feature = "Features/Home"

    private static func add(
        _ name: String = "Character",
        fields: String? = nil,
        json: String? = nil,
        to shop: inout Workshop,
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let sample = json.map { AddModel.Sample(file: "sample.json", bytes: Array($0.utf8)) }
        let plan = try AddModel(name: Name(name), feature: "Home", fields: fields, sample: sample)
            .plan(in: shop.workspace, options: options)
        shop.apply(plan.changeset)
        return plan
    }

    private static func text(_ path: String, in shop: Workshop) throws -> String {
        try #require(shop["\(feature)/\(path)"], "\(path)")
    }

    @Test("Without fields a model has an id and a name; the files of every layer are there, and nothing else changes")
    func usual() throws {
        // Given
        var shop = try Workshop()
        let before = shop.texts()

        // When
        let plan = try Self.add(to: &shop)

        // Then
        #expect(shop.flaws() == [])
        let new = Set(shop.texts().keys).subtracting(before.keys)
        #expect(
            new.sorted()
                == [
                    "Sources/Data/DTOs/CharacterDTO.swift", "Sources/Data/Mappers/CharacterMapper.swift",
                    "Sources/Domain/Models/Character.swift", "Tests/Shared/Fixtures/character.json",
                    "Tests/Shared/Stubs/Character+Stub.swift", "Tests/Shared/Stubs/CharacterDTO+Stub.swift",
                    "Tests/Unit/Data/DTOs/CharacterDTOTests.swift",
                    "Tests/Unit/Data/Mappers/CharacterMapperTests.swift",
                ].map { "\(Self.feature)/\($0)" }
        )
        #expect(before.filter { shop[$0.key] != $0.value }.keys.sorted() == ["\(Self.feature)/.scaffold.json"])
        #expect(
            try Self.text("Sources/Domain/Models/Character.swift", in: shop) == """
                /// Character: what the app's screens and rules know of it.
                nonisolated struct Character: Hashable, Identifiable, Sendable {
                    let id: Int
                    let name: String
                }

                """
        )
        #expect(
            try Self.text("Tests/Shared/Fixtures/character.json", in: shop)
                == "{\n  \"id\": 1,\n  \"name\": \"name\"\n}\n"
        )
        #expect(plan.diagnostics.map(\.fact.code) == ["model.hides-standard"])
        let record = try FeatureRecord(
            Array(Self.text(".scaffold.json", in: shop).utf8),
            path: Workshop.path("record")
        )
        #expect(
            record.parts.first { $0.template == "modular/model" }?.inputs == [
                "model": "Character", "fields": "id: Int, name: String",
            ]
        )
        #expect(new.allSatisfy { record.files[String($0.dropFirst(Self.feature.count + 1))] != nil })
    }

    @Test("Run twice, the command changes nothing, with fields and without; so it does after somebody's edits")
    func twice() throws {
        var shop = try Workshop()
        let fields = "id: UUID, at: Date?, status: Status?, tags: Set<String>, children: [Item]"
        _ = try Self.add("Item", fields: fields, to: &shop)
        #expect(try Self.add("Item", fields: fields, to: &shop).changeset.isEmpty)
        #expect(try Self.add("Item", to: &shop).changeset.isEmpty)
        let model = "\(Self.feature)/Sources/Domain/Models/Item.swift"
        shop[model] = shop[model].map {
            $0.replacing("    let at: Date?\n", with: "    let at: Date?\n    let more: Int\n")
        }
        #expect(try Self.add("Item", fields: fields, to: &shop).changeset.isEmpty)
        #expect(shop.flaws() == [])
    }

    @Test("Other fields than those that are there are refused; --force replaces the model, and its part of the record")
    func others() throws {
        // Given
        var shop = try Workshop()
        _ = try Self.add(to: &shop)
        let before = shop.texts()

        // Then
        #expect(throws: Failure(.model(.taken("Character", fields: "id: Int, name: String")))) {
            try Self.add(fields: "id: String", to: &shop)
        }
        #expect(shop.texts() == before)
        _ = try Self.add(fields: "id: String", to: &shop, options: GenerationOptions(existing: .overwrite))
        #expect(try Self.text("Sources/Domain/Models/Character.swift", in: shop).contains("let id: String\n}"))
        let record = try Self.text(".scaffold.json", in: shop)
        #expect(record.split(separator: "modular/model").count == 2)
        #expect(record.contains("\"fields\": \"id: String\""))
    }

    @Test("A file that is gone comes back as the model is by now")
    func missing() throws {
        // Given
        var shop = try Workshop()
        _ = try Self.add(to: &shop)
        let model = "\(Self.feature)/Sources/Domain/Models/Character.swift"
        shop[model] = """
            nonisolated struct Character: Hashable, Sendable {
                let id: Int, name: String // both
                var at: Date?
                static let none = 0
                var isOld: Bool { at == nil }
                let home: Home

                nonisolated struct Home: Hashable, Sendable { let street: String }
            }
            """
        for path in ["Sources/Data/DTOs/CharacterDTO.swift", "Sources/Data/Mappers/CharacterMapper.swift"] {
            shop["\(Self.feature)/\(path)"] = nil
        }

        // When
        _ = try Self.add(to: &shop)

        // Then
        #expect(
            try Self.text("Sources/Data/DTOs/CharacterDTO.swift", in: shop) == """
                /// Character as the API sends it.
                nonisolated struct CharacterDTO: Codable, Hashable, Sendable {
                    let id: Int
                    let name: String
                    let at: DateDTO?
                    let home: Home

                    nonisolated struct Home: Codable, Hashable, Sendable {
                        let street: String
                    }
                }

                """
        )
        #expect(
            try Self.text("Sources/Data/Mappers/CharacterMapper.swift", in: shop).contains(
                "home: makeHome(input.home)\n"
            )
        )
        #expect(try Self.text("Sources/Data/DTOs/DateDTO.swift", in: shop).contains("struct DateDTO"))
    }

    @Test("A type that nobody declares becomes an enum whose unknown values have a case")
    func undeclared() throws {
        // Given
        var shop = try Workshop()

        // When
        let plan = try Self.add("Item", fields: "a: Status, b: Status?, c: [Status]", to: &shop)

        // Then
        #expect(try Self.text("Sources/Domain/Models/Status.swift", in: shop).contains("    case unknown\n"))
        #expect(
            try Self.text("Sources/Data/DTOs/ItemDTO.swift", in: shop).contains("let b: String?\n    let c: [String]\n")
        )
        let mapper = try Self.text("Sources/Data/Mappers/ItemMapper.swift", in: shop)
        #expect(mapper.contains("a: makeStatus(input.a),\n"))
        #expect(mapper.contains("b: input.b.map(makeStatus),\n"))
        #expect(mapper.contains("c: input.c.map(makeStatus)\n"))
        #expect(plan.diagnostics.map(\.fact.code) == ["model.enumeration-made"])
        #expect(try Self.add("Other", fields: "a: Status", to: &shop).diagnostics == [])
    }

    @Test("What the feature declares is taken for what it is")
    func declared() throws {
        // Given
        var shop = try Workshop()
        shop["\(Self.feature)/Sources/Domain/Kinds.swift"] = """
            enum Kind: String { case good = "GOOD", bad, unknown }
            enum Mood: String, Codable { case sad, glad }
            enum Level: Int { case low = 3 }
            extension Level: Codable {}
            struct Money: Codable { let amount: Double; var kind: Level }
            """
        _ = try Self.add("Place", fields: "id: Int, at: Date", to: &shop)

        // When
        _ = try Self.add(
            "Item",
            fields: "kind: Kind, mood: Mood, level: Level?, money: Money, place: Place?, places: [Place]",
            to: &shop
        )

        // Then
        #expect(shop.flaws() == [])
        let stub = try Self.text("Tests/Shared/Stubs/Item+Stub.swift", in: shop)
        for line in [
            "kind: Kind = .good,", "mood: Mood = .sad,", "level: Level? = .low,",
            "money: Money = Money(amount: 1.5, kind: .low),", "place: Place? = .stub(),",
            "places: [Place] = [.stub()]\n",
        ] {
            #expect(stub.contains("        \(line)"), "\(line)")
        }
        let dto = try Self.text("Sources/Data/DTOs/ItemDTO.swift", in: shop)
        for line in [
            "kind: String", "mood: Mood", "level: Level?", "money: Money", "place: PlaceDTO?", "places: [PlaceDTO]",
        ] {
            #expect(dto.contains("    let \(line)\n"), "\(line)")
        }
        let fixture = JSONValue(try JSONReader.read(Array(Self.text("Tests/Shared/Fixtures/item.json", in: shop).utf8)))
        #expect(fixture[key: "kind"] == .string("GOOD"))
        #expect(fixture[key: "level"] == .number("3"))
        let place = JSONValue(try JSONReader.read(Array(Self.text("Tests/Shared/Fixtures/place.json", in: shop).utf8)))
        #expect(fixture[key: "place"] == place)
    }

    @Test(
        "What can't be a field is refused, and nothing is written",
        arguments: [
            ("a: Plain", .notCodable), ("a: Kind", .enumWithoutUnknown), ("a: Reference", .notValue(kind: "a class")),
            ("a: Alias", .alias), ("a: Item", .itself), ("a: Item?", .itself), ("a: Opaque", .noSample),
        ] as [(String, ModelFact.DeclaredFlaw)]
    )
    func refused(_ fields: String, flaw: ModelFact.DeclaredFlaw) throws {
        var shop = try Workshop()
        shop["\(Self.feature)/Sources/Domain/Kinds.swift"] = """
            struct Plain { let a: Int }
            enum Kind: String { case a }
            final class Reference {}
            typealias Alias = Int
            struct Opaque: Codable { let a: Int; init() { a = 1 } }
            """
        let before = shop.texts()
        let failure = #expect(throws: Failure.self) { try Self.add("Item", fields: fields, to: &shop) }
        guard case .model(.type(_, "a", .declared(flaw)))? = failure?.diagnostics.first?.fact else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(shop.texts() == before)
    }

    @Test(
        "A model can't be called what something else is called",
        arguments: [
            ("Task", "name.reserved"), ("Error", "name.reserved"), ("Result", "name.reserved"),
            ("URL", "name.reserved"),
            ("Color", "name.reserved"), ("HomeFeature", "name.taken"), ("HomeContainer", "name.taken"),
            ("DemoHome", "name.taken"), ("HomeView", "name.taken"), ("HomeEvent", "name.taken"),
            ("class", "name.keyword"),
        ]
    )
    func names(_ name: String, code: String) throws {
        var shop = try Workshop()
        #expect(refusals { _ = try Self.add(name, to: &shop) }.joined().hasSuffix(code))
    }

    @Test("DTO at the end of a name is dropped, with a note; a name that differs in case alone is refused")
    func suffix() throws {
        var shop = try Workshop()
        #expect(try Self.add("ItemDTO", to: &shop).diagnostics.map(\.fact.code) == ["name.suffix-dropped"])
        #expect(shop["\(Self.feature)/Sources/Data/DTOs/ItemDTO.swift"] != nil)
        #expect(refusals { _ = try Self.add("ITEM", to: &shop) } == ["name.taken"])
    }

    @Test("A sample becomes the fixture as it is; the same again changes nothing, another one is refused")
    func sample() throws {
        // Given
        var shop = try Workshop()
        let json = "[ {\"id\": 1, \"full_name\": \"Rick\", \"origin\": {\"at\": \"2020-01-01\"}},\r\n  {\"id\": 2} ]"

        // When
        _ = try Self.add(json: json, to: &shop)

        // Then
        #expect(shop.flaws() == [])
        #expect(try Self.text("Tests/Shared/Fixtures/character.json", in: shop) == json)
        let dto = try Self.text("Sources/Data/DTOs/CharacterDTO.swift", in: shop)
        #expect(dto.contains("        case fullName = \"full_name\"\n"))
        #expect(dto.contains("    nonisolated struct Origin: Codable, Hashable, Sendable {\n        let at: DateDTO\n"))
        let tests = try Self.text("Tests/Unit/Data/DTOs/CharacterDTOTests.swift", in: shop)
        #expect(tests.contains("[CharacterDTO].self"))
        let expected = "let expected: [CharacterDTO] = [.stub(), .stub(id: 2, fullName: nil, origin: nil)]"
        #expect(tests.contains("        \(expected)\n        #expect(sut == expected)\n"))
        #expect(try Self.add(json: json, to: &shop).changeset.isEmpty)
        let other = json.replacing("Rick", with: "Morty")
        #expect(refusals { _ = try Self.add(json: other, to: &shop) }.last == "generate.some-differ")
        shop["\(Self.feature)/Tests/Shared/Fixtures/character.json"] = other
        #expect(try Self.add(json: json, to: &shop).changeset.isEmpty, "somebody edited the fixture")
    }

    @Test("A file of a model from a sample that is gone comes back the same, to the byte, without the sample")
    func sampledAgain() throws {
        // Given
        var shop = try Workshop()
        let json = """
            [
              {"id": 42, "full_name": "Rick", "born_at": null, "origin": {"at": "2020-01-01", "moons": [{"r": 1}]}},
              {"id": 43, "full_name": "Morty", "born_at": "2020-01-01", "origin": {"at": "2021-01-01", "moons": []}}
            ]
            """
        _ = try Self.add(json: json, to: &shop)
        let before = shop.texts(below: Self.feature)

        for path in before.keys where path.contains("Character") && !path.contains("DTO.") && !path.contains("Models/")
        {
            // When
            shop[path] = nil
            _ = try Self.add(to: &shop)

            // Then
            #expect(shop[path] == before[path], "\(path)")
        }
        let model = FeatureWriter(
            feature: try shop.workspace.feature(named: "Home"),
            bench: Workbench(base: shop.tree, configuration: shop.configuration),
            store: try shop.workspace.templates()
        )
        #expect(try model.model(named: Name("Character"))?.identifierField?.sample == .number("42"))
    }

    @Test("Of a long list the first element is compared, and the others counted")
    func longList() throws {
        var shop = try Workshop()
        let json = "[" + Array(repeating: "{\"id\": 1}", count: 20).joined(separator: ",") + "]"
        _ = try Self.add(json: json, to: &shop)
        let tests = try Self.text("Tests/Unit/Data/DTOs/CharacterDTOTests.swift", in: shop)
        #expect(tests.contains("        #expect(sut.count == 20)\n        #expect(sut.first == .stub())\n"))
    }

    @Test("Fields and a sample at once are refused")
    func both() throws {
        var shop = try Workshop()
        #expect(refusals { _ = try Self.add(fields: "id: Int", json: "{}", to: &shop) } == ["model.fields-twice"])
    }

    @Test("A layout without a field that always has an id has no identifier")
    func identifier() throws {
        #expect(try ModelLayout(name: Name("A")).identifier == "Int")
        #expect(try ModelLayout(name: Name("A"), fields: [ModelField(name: "id", type: "UUID?")]).identifier == nil)
        #expect(try ModelLayout(name: Name("A"), fields: [ModelField(name: "name", type: "String")]).identifier == nil)
    }
}
