import NavCore
import NavCoreMocks
import Testing

@MainActor
@Suite("NavigationCoordinator redirects")
struct NavigationCoordinatorRedirectTests {
    /// The two ways into the coordinator: both redirect alike.
    enum Way: CaseIterable, Sendable {
        case navigate
        case sheet
        case fullScreenCover
    }

    private func arrival(
        of destination: any NavigationContract,
        by way: Way,
        redirector: (any NavigationRedirectContract)?
    ) -> AnyNavigation? {
        let sut = NavigationCoordinator(redirector: redirector)
        switch way {
        case .navigate:
            sut.navigate(to: destination)
            return sut.path.last
        case .sheet:
            sut.present(destination, style: .sheet())
            return sut.sheetNavigation?.navigation
        case .fullScreenCover:
            sut.present(destination, style: .fullScreenCover)
            return sut.fullScreenCoverNavigation?.navigation
        }
    }

    @Test("An outgoing destination arrives where the redirector leads it", arguments: Way.allCases)
    func outgoingIsRedirected(way: Way) {
        // Given
        let redirectMock = NavigationRedirectMock(result: BookIncomingNavigation.detail(identifier: 7))

        // When
        let arrival = arrival(of: BookOutgoingNavigation.author(name: "Ada"), by: way, redirector: redirectMock)

        // Then
        #expect(arrival == AnyNavigation(BookIncomingNavigation.detail(identifier: 7)))
        #expect(redirectMock.redirectedNavigations == [AnyNavigation(BookOutgoingNavigation.author(name: "Ada"))])
    }

    @Test("An outgoing destination that the redirector does not know is not found", arguments: Way.allCases)
    func unansweredIsNotFound(way: Way) {
        // Given
        let redirectMock = NavigationRedirectMock(result: nil)

        // When
        let arrival = arrival(of: BookOutgoingNavigation.main, by: way, redirector: redirectMock)

        // Then
        #expect(arrival == AnyNavigation(UnknownNavigation.notFound))
    }

    @Test("Without a redirector an outgoing destination is not found", arguments: Way.allCases)
    func withoutRedirectorIsNotFound(way: Way) {
        // When
        let arrival = arrival(of: BookOutgoingNavigation.main, by: way, redirector: nil)

        // Then
        #expect(arrival == AnyNavigation(UnknownNavigation.notFound))
    }

    @Test("An incoming destination passes untouched, and the redirector is not asked", arguments: Way.allCases)
    func incomingPasses(way: Way) {
        // Given
        let redirectMock = NavigationRedirectMock(result: UnknownNavigation.notFound)

        // When
        let arrival = arrival(of: BookIncomingNavigation.main, by: way, redirector: redirectMock)

        // Then
        #expect(arrival == AnyNavigation(BookIncomingNavigation.main))
        #expect(redirectMock.redirectedNavigations == [])
    }

    @Test("A destination of neither kind passes untouched", arguments: Way.allCases)
    func plainPasses(way: Way) {
        // Given
        let redirectMock = NavigationRedirectMock(result: UnknownNavigation.notFound)

        // When
        let arrival = arrival(of: PlainNavigation.here, by: way, redirector: redirectMock)

        // Then
        #expect(arrival == AnyNavigation(PlainNavigation.here))
        #expect(redirectMock.redirectedNavigations == [])
    }

    @Test("A destination of both kinds is redirected, being outgoing", arguments: Way.allCases)
    func sharedIsRedirected(way: Way) {
        // Given
        let redirectMock = NavigationRedirectMock(result: BookIncomingNavigation.main)

        // When
        let arrival = arrival(of: SharedNavigation.settings, by: way, redirector: redirectMock)

        // Then
        #expect(arrival == AnyNavigation(BookIncomingNavigation.main))
    }

    @Test("The result of a redirect is not redirected again", arguments: Way.allCases)
    func oneHop(way: Way) {
        // When
        let arrival = arrival(of: BookOutgoingNavigation.author(name: "Ada"), by: way, redirector: EndlessRedirect())

        // Then
        #expect(arrival == AnyNavigation(BookOutgoingNavigation.main))
    }
}
