/// Where {{ model.title }} values are fetched from. It runs off the caller's actor.
nonisolated protocol {{ model.name }}RemoteDataSourceContract: Sendable {
    @concurrent func fetch({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) async throws({{ model.name }}DataSourceError){{ wrap.arrow }}{{ model.name }}DTO

    /// Pages count from 1.
    @concurrent func fetchPage({{ wrap.open }}_ page: Int{{ wrap.close }}) async throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO]

    @concurrent func search({{ wrap.open }}_ query: String{{ wrap.close }}) async throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO]
}
