import {{ modules.networking }}
import Testing

@testable import {{ feature.module }}

@Suite("{{ model.name }}ErrorMapper")
struct {{ model.name }}ErrorMapperTests {
    private let sut = {{ model.name }}ErrorMapper()

    @Test(
        "Each error of a data source is one of the domain's",
        arguments: [
{%- if model.name|count > 32 %}
            (
                {{ model.name }}DataSourceError.notFound,
                {{ model.name }}Error.notFound
            ),
{%- else %}
            ({{ model.name }}DataSourceError.notFound, {{ model.name }}Error.notFound),
{%- endif %}
            (.status(500), .unavailable),
            (.client(.notHTTP), .unavailable),
            (.unreadable, .unexpected),
            (.malformedURL(""), .unexpected),
            (.cancelled, .unexpected),
        ]
    )
    func map(
        error: {{ model.name }}DataSourceError,
        expected: {{ model.name }}Error
    ) {
        // When
        let mapped = sut.map(error)

        // Then
        #expect(mapped == expected)
    }

    @Test("Any other error is unexpected")
    func mapOther() {
        // When
        let mapped = sut.map(CancellationError())

        // Then
        #expect(mapped == .unexpected)
    }
}
