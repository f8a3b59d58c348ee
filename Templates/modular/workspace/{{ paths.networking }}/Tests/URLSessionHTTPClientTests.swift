import {{ modules.networking }}
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("URLSessionHTTPClient")
struct URLSessionHTTPClientTests {
    private let sut = URLSessionHTTPClient()

    @Test("What can't be reached is a transport error")
    func unreachable() async throws {
        // Given
        let url = try #require(URL(string: "unsupported-scheme://nowhere"))

        // When
        let error = await #expect(throws: HTTPClientError.self) {
            try await sut.send(HTTPRequest(url: url))
        }

        // Then
        guard case .transport = error else {
            Issue.record("Expected a transport error, got \(String(describing: error))")
            return
        }
    }
}
