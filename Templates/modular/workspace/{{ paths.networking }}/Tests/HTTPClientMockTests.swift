import {{ modules.networking }}
import {{ modules.networkingMocks }}
import Foundation
import Testing

@Suite("HTTPClientMock")
struct HTTPClientMockTests {
    @Test("It answers with its response and records the request")
    func success() async throws {
        // Given
        let response = HTTPResponse(statusCode: 201, body: Data("done".utf8))
        let sut = HTTPClientMock(result: .success(response))
        let request = HTTPRequest(method: .post, url: try #require(URL(string: "https://example.com/orders")))

        // When
        let answer = try await sut.send(request)

        // Then
        #expect(answer == response)
        #expect(await sut.sentRequests == [request])
    }

    @Test("It fails with its error")
    func failure() async throws {
        // Given
        let sut = HTTPClientMock(result: .failure(.notHTTP))
        let request = HTTPRequest(url: try #require(URL(string: "https://example.com")))

        // When, Then
        await #expect(throws: HTTPClientError.notHTTP) {
            try await sut.send(request)
        }
    }
}
