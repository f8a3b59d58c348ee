import Foundation
import NavCore
import NavCoreMocks
import Testing

@Suite("DeepLinkHandlerMock")
struct DeepLinkHandlerMockTests {
    @Test("It gives its answer and records what it was asked, until reset")
    func records() throws {
        // Given
        let url = try #require(URL(string: "demo://books/detail/1"))
        let sut = DeepLinkHandlerMock(scheme: "demo", host: "books", result: BookIncomingNavigation.main)

        // When
        let answer = sut.resolve(url)

        // Then
        #expect(sut.scheme == "demo")
        #expect(sut.host == "books")
        #expect(answer.map { AnyNavigation($0) } == AnyNavigation(BookIncomingNavigation.main))
        #expect(sut.resolvedURLs == [url])

        sut.reset()
        #expect(sut.resolvedURLs == [])
    }
}
