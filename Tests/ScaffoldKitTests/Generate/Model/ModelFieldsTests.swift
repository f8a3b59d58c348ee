import Testing

@testable import ScaffoldKit

@Suite("Fields as a user writes them")
struct ModelFieldsTests {
    @Test("are kept in order, with their types and a sample each that no other field has")
    func fields() throws {
        // Given
        let text = "id: Int, name: String,\n at: Date?, count: UInt8, class: [String], map: [String: Double]"

        // When
        let fields = try ModelFields.read(text)

        // Then
        #expect(fields.map(\.name) == ["id", "name", "at", "count", "class", "map"])
        #expect(fields.map(\.key) == fields.map(\.name))
        #expect(fields.map(\.type) == ["Int", "String", "Date?", "UInt8", "[String]", "[String: Double]"])
        #expect(
            ModelLayout.object(of: fields).rendered == """
                {
                  "id": 1,
                  "name": "name",
                  "at": "1970-01-02T00:00:00Z",
                  "count": 3,
                  "class": [
                    "class"
                  ],
                  "map": {
                    "map": 4.5
                  }
                }
                """
        )
    }

    @Test(
        "are refused with what is wrong",
        arguments: [
            ("", .none), (" ", .none), ("id", .unnamed(type: "id")), ("Int", .unnamed(type: "Int")),
            ("_: Int", .unnamed(type: "Int")), ("a b: Int", .unnamed(type: "Int")), ("id: Int, id: Int", .twice("id")),
            ("id: Int = 1", .defaultValue("id")), ("Id: Int", .name("Id")), ("a_b: Int", .name("a_b")),
            ("self: Int", .name("self")), ("init: Int", .name("init")), ("hashValue: Int", .name("hashValue")),
            ("größe: Int", .name("größe")), ("id: Int)", .notSwift), ("id: Int) }; enum A { case a(b: Int", .notSwift),
            ("id: Int /*", .notSwift), ("\"", .notSwift),
            (
                "a1234567890123456789012345678901234567890: Int",
                .name("a1234567890123456789012345678901234567890")
            ),
        ] as [(String, ModelFact.FieldsFlaw)]
    )
    func refused(_ text: String, flaw: ModelFact.FieldsFlaw) {
        #expect(throws: Failure(.model(.fields(text, flaw)))) { try ModelFields.read(text) }
    }

    @Test("name the field whose type is refused")
    func refusedType() {
        #expect(throws: Failure(.model(.type("Int??", field: "b", .optionalTwice)))) {
            try ModelFields.read("a: Int, b: Int??")
        }
    }
}
