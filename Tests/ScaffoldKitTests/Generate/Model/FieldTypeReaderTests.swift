import Testing

@testable import ScaffoldKit

@Suite("Types of a model's fields")
struct FieldTypeReaderTests {
    @Test(
        "are spelled canonically in the model, and as JSON has them in the DTO",
        arguments: [
            ("Int", "Int", "Int"), ("Swift.String", "String", "String"), ("Foundation.URL?", "URL?", "URL?"),
            ("Date", "Date", "DateDTO"), ("Optional<Date>", "Date?", "DateDTO?"), ("[Date?]", "[Date?]", "[DateDTO?]"),
            ("Array<Int>", "[Int]", "[Int]"), ("Set<Date>", "Set<Date>", "Set<DateDTO>"),
            ("Dictionary<String, [Int]>", "[String: [Int]]", "[String: [Int]]"),
            ("[ String : Date ]?", "[String: Date]?", "[String: DateDTO]?"), ("(Int)", "Int", "Int"),
            ("[[[Date]]]", "[[[Date]]]", "[[[DateDTO]]]"), ("Swift.Optional<Swift.Int>", "Int?", "Int?"),
            ("Status", "Status", "Status"), ("Character", "Character", "Character"),
        ]
    )
    func spelling(_ text: String, model: String, dto: String) throws {
        let type = try FieldTypeReader.read(text)
        #expect(type.spelling(.model) == model)
        #expect(type.spelling(.dto) == dto)
        #expect(try FieldTypeReader.read(model) == type, "its spelling reads as the same")
    }

    @Test(
        "are refused for what can't be decoded",
        arguments: [
            ("() -> Void", .function), ("[(Int) -> Int]", .function), ("(Int, Int)", .tuple), ("()", .tuple),
            ("(a: Int)", .tuple), ("any Error", .existential), ("some View", .existential), ("Any", .existential),
            ("A & B", .existential), ("Void", .existential), ("Range<Int>", .generic), ("Result<Int, Never>", .generic),
            ("Int!", .implicitlyUnwrapped), ("Int??", .optionalTwice), ("Optional<Int?>", .optionalTwice),
            ("[Int: Int]", .dictionaryKey), ("[Date: Int]", .dictionaryKey), ("Swift.Character", .notDecodable),
            ("Swift.Substring", .notDecodable), ("Foundation.Locale", .notDecodable),
            ("Home.Status", .declared(.undeclared)), ("", .notSwift), ("?", .notSwift), ("int", .notSwift),
            ("[Int", .notSwift), ("Int]", .notSwift), ("[Int][Int]", .notSwift), ("A B", .notSwift), ("1", .notSwift),
            ("class", .notSwift), ("Set<Int", .generic), (String(repeating: "[", count: 40), .notSwift),
            (String(repeating: "[", count: 40) + "Int" + String(repeating: "]", count: 40), .tooDeep),
        ] as [(String, ModelFact.TypeFlaw)]
    )
    func refused(_ text: String, flaw: ModelFact.TypeFlaw) {
        #expect(throws: flaw) { try FieldTypeReader.read(text) }
    }
}
