import NavCore
import Testing

@MainActor
@Suite("NavigationCoordinator modals")
struct NavigationCoordinatorModalTests {
    private let main = AnyNavigation(BookIncomingNavigation.main)
    private let detail = AnyNavigation(BookIncomingNavigation.detail(identifier: 1))

    @Test("A sheet fills its slot alone, with its detents")
    func presentSheet() {
        // Given
        let sut = NavigationCoordinator()

        // When
        sut.present(BookIncomingNavigation.main, style: .sheet(detents: [.medium, .fraction(0.3)]))

        // Then
        #expect(sut.sheetNavigation?.navigation == main)
        #expect(sut.sheetNavigation?.style == .sheet(detents: [.medium, .fraction(0.3)]))
        #expect(sut.sheetNavigation?.detents == [.medium, .fraction(0.3)])
        #expect(sut.fullScreenCoverNavigation == nil)
        #expect(sut.path == [])
    }

    @Test("A full-screen cover fills its slot alone")
    func presentCover() {
        // Given
        let sut = NavigationCoordinator()

        // When
        sut.present(BookIncomingNavigation.main, style: .fullScreenCover)

        // Then
        #expect(sut.fullScreenCoverNavigation?.navigation == main)
        #expect(sut.fullScreenCoverNavigation?.style == .fullScreenCover)
        #expect(sut.sheetNavigation == nil)
        #expect(sut.path == [])
    }

    @Test("The two slots are independent")
    func independentSlots() {
        // Given
        let sut = NavigationCoordinator()

        // When
        sut.present(BookIncomingNavigation.main, style: .fullScreenCover)
        sut.present(BookIncomingNavigation.detail(identifier: 1), style: .sheet())

        // Then
        #expect(sut.fullScreenCoverNavigation?.navigation == main)
        #expect(sut.sheetNavigation?.navigation == detail)
    }

    @Test(
        "Presenting again replaces what the slot holds, with a new identity",
        arguments: [ModalPresentationStyle.sheet(), .fullScreenCover]
    )
    func presentAgain(style: ModalPresentationStyle) throws {
        // Given
        let sut = NavigationCoordinator()
        sut.present(BookIncomingNavigation.main, style: style)
        let first = try #require(sut.sheetNavigation ?? sut.fullScreenCoverNavigation)

        // When
        sut.present(BookIncomingNavigation.main, style: style)

        // Then
        let second = try #require(sut.sheetNavigation ?? sut.fullScreenCoverNavigation)
        #expect(second.navigation == first.navigation)
        #expect(second.id != first.id)
    }

    @Test("Dismissing takes the cover, then the sheet, then calls onDismiss: one level a call")
    func dismissOrder() {
        // Given
        var dismissCallCount = 0
        let sut = NavigationCoordinator(onDismiss: { dismissCallCount += 1 })
        sut.path = [main, detail]
        sut.present(BookIncomingNavigation.main, style: .fullScreenCover)
        sut.present(BookIncomingNavigation.main, style: .sheet())

        // When, Then
        sut.dismiss()
        #expect(sut.fullScreenCoverNavigation == nil)
        #expect(sut.sheetNavigation != nil)
        #expect(dismissCallCount == 0)

        sut.dismiss()
        #expect(sut.sheetNavigation == nil)
        #expect(dismissCallCount == 0)

        sut.dismiss()
        #expect(dismissCallCount == 1)
        #expect(sut.path == [main, detail])
    }

    @Test("Dismissing with nothing to dismiss does nothing")
    func dismissNothing() {
        // Given
        let sut = NavigationCoordinator()
        sut.path = [main]

        // When
        sut.dismiss()

        // Then
        #expect(sut.path == [main])
    }

    @Test("Dismissing all empties both slots, and neither the path nor the modal around is touched")
    func dismissAll() {
        // Given
        var dismissCallCount = 0
        let sut = NavigationCoordinator(onDismiss: { dismissCallCount += 1 })
        sut.path = [main]
        sut.present(BookIncomingNavigation.main, style: .sheet())
        sut.present(BookIncomingNavigation.main, style: .fullScreenCover)

        // When
        sut.dismissAll()

        // Then
        #expect(sut.sheetNavigation == nil)
        #expect(sut.fullScreenCoverNavigation == nil)
        #expect(sut.path == [main])
        #expect(dismissCallCount == 0)
    }

    @Test("A modal's own coordinator closes it through onDismiss, and modals nest")
    func nestedModals() throws {
        // Given
        let root = NavigationCoordinator()
        root.present(BookIncomingNavigation.main, style: .sheet())
        let outerModal = try #require(root.sheetNavigation)
        let outer = NavigationCoordinator(onDismiss: { root.dismiss(outerModal) })
        outer.present(BookIncomingNavigation.main, style: .sheet())
        let innerModal = try #require(outer.sheetNavigation)
        let inner = NavigationCoordinator(onDismiss: { outer.dismiss(innerModal) })

        // When, Then
        inner.dismiss()
        #expect(outer.sheetNavigation == nil)
        #expect(root.sheetNavigation == outerModal)

        outer.dismiss()
        #expect(root.sheetNavigation == nil)
    }

    @Test(
        "Dismissing a given modal takes that one alone",
        arguments: [ModalPresentationStyle.sheet(), .fullScreenCover]
    )
    func dismissGivenModal(style: ModalPresentationStyle) throws {
        // Given
        let sut = NavigationCoordinator()
        sut.present(BookIncomingNavigation.main, style: .sheet())
        sut.present(BookIncomingNavigation.main, style: .fullScreenCover)
        let sheet = try #require(sut.sheetNavigation)
        let cover = try #require(sut.fullScreenCoverNavigation)

        // When
        sut.dismiss(style == .fullScreenCover ? cover : sheet)

        // Then
        #expect(sut.fullScreenCoverNavigation == (style == .fullScreenCover ? nil : cover))
        #expect(sut.sheetNavigation == (style == .fullScreenCover ? sheet : nil))
    }

    @Test("Dismissing a modal that was replaced leaves its successor")
    func dismissReplacedModal() throws {
        // Given
        let sut = NavigationCoordinator()
        sut.present(BookIncomingNavigation.main, style: .sheet())
        let replaced = try #require(sut.sheetNavigation)
        sut.present(BookIncomingNavigation.main, style: .sheet())
        let successor = try #require(sut.sheetNavigation)

        // When
        sut.dismiss(replaced)

        // Then
        #expect(sut.sheetNavigation == successor)
    }

    @Test("The visible sheet waits behind a cover, and can't be lost there")
    func visibleSheet() {
        // Given
        let sut = NavigationCoordinator()
        sut.present(BookIncomingNavigation.main, style: .sheet())
        let sheet = sut.sheetNavigation

        // When, Then
        #expect(sut.visibleSheetNavigation == sheet)

        sut.present(BookIncomingNavigation.main, style: .fullScreenCover)
        #expect(sut.visibleSheetNavigation == nil)

        sut.visibleSheetNavigation = nil
        #expect(sut.sheetNavigation == sheet)

        sut.dismiss()
        #expect(sut.visibleSheetNavigation == sheet)

        sut.visibleSheetNavigation = nil
        #expect(sut.sheetNavigation == nil)
    }
}
