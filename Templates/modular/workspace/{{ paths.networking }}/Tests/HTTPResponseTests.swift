import {{ modules.networking }}
import Testing

@Suite("HTTPResponse")
struct HTTPResponseTests {
    @Test(
        "Only a status of 200 to 299 is a success",
        arguments: [(199, false), (200, true), (204, true), (299, true), (300, false), (404, false), (500, false)]
    )
    func isSuccess(statusCode: Int, expected: Bool) {
        // Given
        let sut = HTTPResponse(statusCode: statusCode)

        // When
        let isSuccess = sut.isSuccess

        // Then
        #expect(isSuccess == expected)
    }
}
