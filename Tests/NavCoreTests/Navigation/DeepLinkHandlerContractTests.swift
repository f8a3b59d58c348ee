import Foundation
import NavCore
import Testing

@Suite("DeepLinkHandlerContract")
struct DeepLinkHandlerContractTests {
    /// The few lines that a handler needs.
    nonisolated struct BookDeepLinkHandler: DeepLinkHandlerContract {
        let scheme = "demo"
        let host = "books"

        func resolve(_ url: URL) -> (any NavigationContract)? {
            guard let link = link(from: url) else { return nil }
            if link.matches("") {
                return BookIncomingNavigation.main
            }
            let detail = link.parameters(of: "detail/:identifier")
            if let identifier: Int = detail?["identifier"] {
                return BookIncomingNavigation.detail(identifier: identifier)
            }
            return nil
        }
    }

    nonisolated static let examples: [(String, AnyNavigation?)] = [
        ("demo://books", AnyNavigation(BookIncomingNavigation.main)),
        ("demo://books/", AnyNavigation(BookIncomingNavigation.main)),
        ("Demo://Books/detail/5", AnyNavigation(BookIncomingNavigation.detail(identifier: 5))),
        ("demo://books/detail/five", nil),
        ("demo://books/detail", nil),
        ("demo://books/detail/5/6", nil),
        ("demo://books/nowhere", nil),
        ("demo://authors/detail/5", nil),
        ("other://books/detail/5", nil),
    ]

    @Test("A handler resolves its own links and no other", arguments: examples)
    func resolve(link: String, expected: AnyNavigation?) throws {
        // Given
        let sut = BookDeepLinkHandler()
        let url = try #require(URL(string: link))

        // When
        let navigation = sut.resolve(url)

        // Then
        #expect(navigation.map { AnyNavigation($0) } == expected)
    }
}
