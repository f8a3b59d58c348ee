import Testing

@testable import {{ feature.module }}

@MainActor
@Suite("{{ filter.name }}Store")
struct {{ filter.name }}StoreTests {
    private let sut = {{ filter.name }}Store()

    @Test("It begins with an empty filter")
    func initialFilter() {
        // When
        let filter = sut.filter

        // Then
        #expect(filter == {{ filter.name }}())
    }

    @Test("It keeps what was saved last")
    func save() {
        // Given
        sut.save({{ filter.name }}(text: "first"))

        // When
        sut.save({{ filter.name }}(text: "second"))

        // Then
        #expect(sut.filter == {{ filter.name }}(text: "second"))
    }
}
