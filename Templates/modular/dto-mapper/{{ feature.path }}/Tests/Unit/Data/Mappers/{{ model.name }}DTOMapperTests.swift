import Testing

@testable import {{ feature.module }}

@Suite("{{ model.name }}DTOMapper")
struct {{ model.name }}DTOMapperTests {
    private let sut = {{ model.name }}DTOMapper()

    @Test("Every field is mapped")
    func map() {
        // Given
        let input = {{ model.name }}.stub()

        // When
        let output = sut.map(input)

        // Then
        #expect(output == .stub())
    }
}
