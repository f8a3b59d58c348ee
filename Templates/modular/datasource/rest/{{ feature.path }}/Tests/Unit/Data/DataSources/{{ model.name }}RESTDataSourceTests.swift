import {{ modules.networking }}
import {{ modules.networkingMocks }}
import Foundation
import Testing

@testable import {{ feature.module }}

@Suite("{{ model.name }}RESTDataSource")
struct {{ model.name }}RESTDataSourceTests {
    private let endpoint = "https://example.com/values"
    private let identifier: {{ model.identifier }} = {{ model.identifierSample }}

    private func makeClient(statusCode: Int = 200, body: Data = Data()) -> HTTPClientMock {
        HTTPClientMock(result: .success(HTTPResponse(statusCode: statusCode, body: body)))
    }

    @Test("One value is asked for by its identifier, and decoded")
    func fetch() async throws {
        // Given
        let body = try JSONEncoder().encode({{ model.name }}DTO.stub())
        let httpClientMock = makeClient(body: body)
        let sut = {{ model.name }}RESTDataSource(httpClient: httpClientMock, endpoint: endpoint)

        // When
        let value = try await sut.fetch(identifier: identifier)

        // Then
        let url = try #require(URL(string: "\(endpoint)/\(identifier)"))
        #expect(value == .stub())
        #expect(await httpClientMock.sentRequests == [HTTPRequest(method: .get, url: url)])
    }

    @Test("A page is asked for by its number, and decoded")
    func fetchPage() async throws {
        // Given
        let body = try JSONEncoder().encode([{{ model.name }}DTO.stub()])
        let httpClientMock = makeClient(body: body)
        let sut = {{ model.name }}RESTDataSource(httpClient: httpClientMock, endpoint: endpoint)

        // When
        let values = try await sut.fetchPage(2)

        // Then
        let url = try #require(URL(string: "\(endpoint)?page=2"))
        #expect(values == [.stub()])
        #expect(await httpClientMock.sentRequests == [HTTPRequest(method: .get, url: url)])
    }

    @Test("A search sends its query, encoded, and decodes what is found")
    func search() async throws {
        // Given
        let body = try JSONEncoder().encode([{{ model.name }}DTO.stub()])
        let httpClientMock = makeClient(body: body)
        let sut = {{ model.name }}RESTDataSource(httpClient: httpClientMock, endpoint: endpoint)

        // When
        let values = try await sut.search("a b&c")

        // Then
        let url = try #require(URL(string: "\(endpoint)?query=a%20b%26c"))
        #expect(values == [.stub()])
        #expect(await httpClientMock.sentRequests == [HTTPRequest(method: .get, url: url)])
    }

    @Test(
        "A status that is no success is an error",
        arguments: [
            (404, {{ model.name }}DataSourceError.notFound),
            (500, .status(500)),
            (304, .status(304)),
        ]
    )
    func status(statusCode: Int, expected: {{ model.name }}DataSourceError) async throws {
        // Given
        let body = try JSONEncoder().encode({{ model.name }}DTO.stub())
        let httpClientMock = makeClient(statusCode: statusCode, body: body)
        let sut = {{ model.name }}RESTDataSource(httpClient: httpClientMock, endpoint: endpoint)

        // When, Then
        await #expect(throws: expected) {
            try await sut.fetch(identifier: identifier)
        }
    }

    @Test("A body that can't be decoded is an error")
    func unreadable() async {
        // Given
        let httpClientMock = makeClient(body: Data("[".utf8))
        let sut = {{ model.name }}RESTDataSource(httpClient: httpClientMock, endpoint: endpoint)

        // When, Then
        await #expect(throws: {{ model.name }}DataSourceError.unreadable) {
            try await sut.fetchPage(1)
        }
    }

    @Test("No answer is an error that says why")
    func noAnswer() async {
        // Given
        let httpClientMock = HTTPClientMock(result: .failure(.transport("offline")))
        let sut = {{ model.name }}RESTDataSource(httpClient: httpClientMock, endpoint: endpoint)

        // When, Then
        await #expect(throws: {{ model.name }}DataSourceError.client(.transport("offline"))) {
            try await sut.search("query")
        }
    }

    @Test("A request of a cancelled task is cancelled, not failed")
    func cancelled() async {
        // Given
        let httpClientMock = HTTPClientMock(result: .failure(.transport("cancelled")))
        let sut = {{ model.name }}RESTDataSource(httpClient: httpClientMock, endpoint: endpoint)

        // When
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await sut.fetchPage(1)
        }

        // Then
        await #expect(throws: {{ model.name }}DataSourceError.cancelled) {
            try await task.value
        }
    }

    @Test("An endpoint that makes no URL is an error, and nothing is sent", arguments: ["", "values", "https://"])
    func malformed(endpoint: String) async {
        // Given
        let httpClientMock = makeClient()
        let sut = {{ model.name }}RESTDataSource(httpClient: httpClientMock, endpoint: endpoint)

        // When
        await #expect(throws: {{ model.name }}DataSourceError.malformedURL(endpoint)) {
            try await sut.fetch(identifier: identifier)
        }

        // Then
        #expect(await httpClientMock.sentRequests == [])
    }
}
