import NavCore
import Testing

@MainActor
@Suite("NavigationCoordinator stack")
struct NavigationCoordinatorStackTests {
    private let main = AnyNavigation(BookIncomingNavigation.main)
    private let detail = AnyNavigation(BookIncomingNavigation.detail(identifier: 1))

    @Test("It starts at the root, without modals")
    func startsEmpty() {
        // When
        let sut = NavigationCoordinator()

        // Then
        #expect(sut.path == [])
        #expect(sut.sheetNavigation == nil)
        #expect(sut.fullScreenCoverNavigation == nil)
    }

    @Test("Navigating appends, the same destination twice too")
    func navigateAppends() {
        // Given
        let sut = NavigationCoordinator()

        // When
        sut.navigate(to: BookIncomingNavigation.main)
        sut.navigate(to: BookIncomingNavigation.detail(identifier: 1))
        sut.navigate(to: BookIncomingNavigation.detail(identifier: 1))

        // Then
        #expect(sut.path == [main, detail, detail])
    }

    @Test("Navigating leaves modals as they are")
    func navigateKeepsModals() {
        // Given
        let sut = NavigationCoordinator()
        sut.present(BookIncomingNavigation.main, style: .sheet())
        sut.present(BookIncomingNavigation.main, style: .fullScreenCover)
        let sheet = sut.sheetNavigation
        let cover = sut.fullScreenCoverNavigation

        // When
        sut.navigate(to: BookIncomingNavigation.detail(identifier: 1))

        // Then
        #expect(sut.path == [detail])
        #expect(sut.sheetNavigation == sheet)
        #expect(sut.fullScreenCoverNavigation == cover)
        #expect(sheet != nil)
        #expect(cover != nil)
    }

    @Test("Going back pops one destination")
    func goBackPopsOne() {
        // Given
        let sut = NavigationCoordinator()
        sut.path = [main, detail, main]

        // When
        sut.goBack()

        // Then
        #expect(sut.path == [main, detail])
    }

    @Test("Going back at the root does nothing")
    func goBackAtRoot() {
        // Given
        var dismissCallCount = 0
        let sut = NavigationCoordinator(onDismiss: { dismissCallCount += 1 })
        sut.present(BookIncomingNavigation.main, style: .sheet())

        // When
        sut.goBack()

        // Then
        #expect(sut.path == [])
        #expect(sut.sheetNavigation != nil)
        #expect(dismissCallCount == 0)
    }

    @Test("Popping to the root empties the path and leaves modals")
    func popToRoot() {
        // Given
        let sut = NavigationCoordinator()
        sut.path = [main, detail]
        sut.present(BookIncomingNavigation.main, style: .sheet())

        // When
        sut.popToRoot()

        // Then
        #expect(sut.path == [])
        #expect(sut.sheetNavigation != nil)
    }

    @Test("Popping to the root at the root does nothing")
    func popToRootAtRoot() {
        // Given
        let sut = NavigationCoordinator()

        // When
        sut.popToRoot()

        // Then
        #expect(sut.path == [])
    }
}
