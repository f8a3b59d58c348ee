import Testing

@testable import {{ feature.module }}

@Suite("{{ filter.name }}")
struct {{ filter.name }}Tests {
    @Test(
        "It is empty where it lets everything through",
        arguments: [("", true), ("text", false)]
    )
    func isEmpty(text: String, expected: Bool) {
        // Given
        let sut = {{ filter.name }}(text: text)

        // When
        let isEmpty = sut.isEmpty

        // Then
        #expect(isEmpty == expected)
    }
}
