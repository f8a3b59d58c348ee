import Testing

@testable import ScaffoldKit

@Suite("The address of a remote source")
struct EndpointTests {
    @Test(
        "Addresses on the web are taken",
        arguments: ["https://api.example.com/v2/characters", "http://localhost:8080/x?key=1", "https://[::1]/x"]
    )
    func accepted(text: String) throws {
        // When, Then
        try Endpoint.check(text)
    }

    @Test(
        "What is none, or can't stand in a string literal, is refused",
        arguments: [
            "", "characters", "ftp://example.com", "https://", "https:///x", "https://a b", "https://a\"b",
            "https://a\\(b)", "https://a\n", "https://exämple.com",
        ]
    )
    func refused(text: String) {
        // When
        let codes = refusals { try Endpoint.check(text) }

        // Then
        #expect(codes == ["domain.endpoint"])
    }
}
