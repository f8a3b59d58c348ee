import Testing

@testable import {{ feature.module }}

@Suite("{{ usecase.type }}")
struct {{ usecase.type }}Tests {
    private let sut = {{ usecase.type }}()

    @Test(
        "White space is put in order",
        arguments: [
            ("name", "name"),
            ("  some\n name ", "some name"),
        ]
    )
    func execute(input: String, expected: String) throws {
        // When
        let result = try sut.execute(input)

        // Then
        #expect(result == expected)
    }

    @Test("An input of nothing but white space is an error", arguments: ["", " \n"])
    func emptyInput(input: String) {
        // When, Then
        #expect(throws: {{ usecase.name }}Error.emptyInput) {
            try sut.execute(input)
        }
    }
}
