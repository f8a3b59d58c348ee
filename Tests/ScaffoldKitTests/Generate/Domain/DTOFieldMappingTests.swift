import Testing

@testable import ScaffoldKit

@Suite("A model's way back into its DTO")
struct DTOFieldMappingTests {
    private static let status = FieldType.enumeration(.init(name: "Status", sample: "alive", rawValue: "alive"))

    @Test(
        "Each type has its own",
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
        let sut = DTOFieldMapping(model: "Character")

        // When
        let expression = sut.expression(for: ModelField(name: "x", shape: type, sample: .null))

        // Then
        #expect(expression == expected)
    }
}
