@testable import {{ feature.module }}

actor {{ model.name }}RemoteDataSourceMock:{{ wrap.conformance }}{{ model.name }}RemoteDataSourceContract{{ wrap.brace }}{
    private(set) var fetchedIdentifiers: [{{ model.identifier }}] = []
    private(set) var fetchedPages: [Int] = []
    private(set) var searchedQueries: [String] = []
    private let result: Result<{{ model.name }}DTO, {{ model.name }}DataSourceError>
    private let pageResult: Result<[{{ model.name }}DTO], {{ model.name }}DataSourceError>

    /// - Parameter pageResult: of pages and searches.
    init(
        result: Result<{{ model.name }}DTO, {{ model.name }}DataSourceError> = .success(.stub()),
        pageResult: Result<[{{ model.name }}DTO], {{ model.name }}DataSourceError> = .success([.stub()])
    ) {
        self.result = result
        self.pageResult = pageResult
    }

    func fetch({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) async throws({{ model.name }}DataSourceError){{ wrap.arrow }}{{ model.name }}DTO {
        fetchedIdentifiers.append(identifier)
        return try result.get()
    }

    func fetchPage({{ wrap.open }}_ page: Int{{ wrap.close }}) async throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO] {
        fetchedPages.append(page)
        return try pageResult.get()
    }

    func search({{ wrap.open }}_ query: String{{ wrap.close }}) async throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO] {
        searchedQueries.append(query)
        return try pageResult.get()
    }
}
