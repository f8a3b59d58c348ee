import NavCore
import NavCoreMocks
import Testing

@Suite("NavigationRedirectMock")
struct NavigationRedirectMockTests {
    @Test("It gives its answer and records what it was asked, until reset")
    func records() {
        // Given
        let sut = NavigationRedirectMock(result: BookIncomingNavigation.main)

        // When
        let answer = sut.redirect(BookOutgoingNavigation.main)

        // Then
        #expect(answer.map { AnyNavigation($0) } == AnyNavigation(BookIncomingNavigation.main))
        #expect(sut.redirectedNavigations == [AnyNavigation(BookOutgoingNavigation.main)])

        sut.reset()
        #expect(sut.redirectedNavigations == [])
    }

    @Test("It has no answer unless it is given one")
    func noAnswer() {
        // Given
        let sut = NavigationRedirectMock()

        // Then
        #expect(sut.redirect(BookOutgoingNavigation.main) == nil)
    }
}
