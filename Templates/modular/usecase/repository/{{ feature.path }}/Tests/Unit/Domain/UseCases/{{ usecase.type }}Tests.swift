{% if repository.isCached and usecase.kind != "search" %}import {{ modules.core }}
{% endif %}import Testing

@testable import {{ feature.module }}

@Suite("{{ usecase.type }}")
struct {{ usecase.type }}Tests {
    private let {{ usecase.argument }}: {{ usecase.argumentType }} = {{ usecase.argumentSample }}

    @Test("The repository is asked once{% if repository.isCached and usecase.kind != "search" %}, by its policy{% endif %}, and its answer handed on")
    func execute() async throws {
        // Given
        let repositoryMock = {{ model.name }}RepositoryMock()
        let sut = {{ usecase.type }}(repository: repositoryMock)

        // When
        let result = try await sut.execute({{ usecase.argument }}: {{ usecase.argument }})

        // Then
        #expect(result == {% if usecase.isPage %}[.stub()]{% else %}.stub(){% endif %})
{%- if usecase.kind == "search" %}
        #expect(await repositoryMock.searchedQueries == [query])
{%- elif usecase.isPage %}
        #expect(await repositoryMock.gotPages == [page])
{%- else %}
        #expect(await repositoryMock.gotIdentifiers == [identifier])
{%- endif %}
{%- if repository.isCached and usecase.kind != "search" %}
        #expect(await repositoryMock.cachePolicies == [.{{ usecase.expectedPolicy }}])
{%- endif %}
    }

    @Test(
        "The repository's error is passed on",
        arguments: [{{ model.name }}Error.notFound, .unavailable, .unexpected]
    )
    func failure(error: {{ model.name }}Error) async {
        // Given
        let repositoryMock = {{ model.name }}RepositoryMock(
            result: .failure(error),
            pageResult: .failure(error)
        )
        let sut = {{ usecase.type }}(repository: repositoryMock)

        // When, Then
        await #expect(throws: error) {
            try await sut.execute({{ usecase.argument }}: {{ usecase.argument }})
        }
    }
}
