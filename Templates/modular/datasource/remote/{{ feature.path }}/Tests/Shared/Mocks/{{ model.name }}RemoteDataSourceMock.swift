@testable import {{ feature.module }}

actor {{ model.name }}RemoteDataSourceMock:{{ wrap.conformance }}{{ model.name }}RemoteDataSourceContract{{ wrap.brace }}{
    typealias Failure = {{ model.name }}DataSourceError

    private(set) var fetchedIdentifiers: [{{ model.identifier }}] = []
    private(set) var fetchedPages: [Int] = []
    private(set) var searchedQueries: [String] = []
    private let result: Result<{{ model.name }}DTO, Failure>
    private let pageResult: Result<[{{ model.name }}DTO], Failure>

    /// - Parameter pageResult: of pages and searches.
    init(
        result: Result<{{ model.name }}DTO, Failure> = .success(.stub()),
        pageResult: Result<[{{ model.name }}DTO], Failure> = .success([.stub()])
    ) {
        self.result = result
        self.pageResult = pageResult
    }

    func fetch(identifier: {{ model.identifier }}) async throws(Failure) -> {{ model.name }}DTO {
        fetchedIdentifiers.append(identifier)
        return try result.get()
    }

    func fetchPage(_ page: Int) async throws(Failure) -> [{{ model.name }}DTO] {
        fetchedPages.append(page)
        return try pageResult.get()
    }

    func search(_ query: String) async throws(Failure) -> [{{ model.name }}DTO] {
        searchedQueries.append(query)
        return try pageResult.get()
    }
}
