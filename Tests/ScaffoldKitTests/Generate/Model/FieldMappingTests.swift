import Testing

@testable import ScaffoldKit

@Suite("How a field gets from one layer into the other")
struct FieldMappingTests {
    private static let status = FieldType.enumeration(.init(name: "Status", sample: "alive", rawValue: "alive"))

    @Test(
        "Each type has its own way back into the DTO",
        arguments: [
            (.plain("Int"), "input.x"),
            (.optional(.plain("Int")), "input.x"),
            (.array(.plain("Int")), "input.x"),
            (.date, "DateDTO(input.x)"),
            (.optional(.date), "input.x.map(DateDTO.init)"),
            (.array(.date), "input.x.map(DateDTO.init)"),
            (.optional(.array(.date)), "input.x?.map(DateDTO.init)"),
            (status, "input.x.rawValue"),
            (.optional(status), "input.x?.rawValue"),
            (.array(status), "input.x.map(\\.rawValue)"),
            (.dictionary(status), "input.x.mapValues(\\.rawValue)"),
            (.nested("Place"), "makePlace(input.x)"),
            (.optional(.nested("Place")), "input.x.map(makePlace)"),
            (.set(.nested("Place")), "Set(input.x.map(makePlace))"),
            (.optional(.set(.nested("Place"))), "input.x.map { Set($0.map(makePlace)) }"),
            (.array(.array(.date)), "input.x.map { $0.map(DateDTO.init) }"),
        ] as [(FieldType, String)]
    )
    func expression(type: FieldType, expected: String) {
        // Given
        let sut = FieldMapping(model: "Character", direction: .toDTO)

        // When
        let expression = sut.expression(for: ModelField(name: "x", shape: type, sample: .null))

        // Then
        #expect(expression == expected)
    }
}
