import NavCore
import NavCoreMocks
import Testing

@MainActor
@Suite("NavigatorMock")
struct NavigatorMockTests {
    @Test("It records each call, in order, and changes no destination")
    func records() {
        // Given
        let sut = NavigatorMock()

        // When
        sut.navigate(to: BookOutgoingNavigation.main)
        sut.navigate(to: BookIncomingNavigation.detail(identifier: 1))
        sut.present(BookIncomingNavigation.main, style: .fullScreenCover)
        sut.present(BookIncomingNavigation.main, style: .sheet(detents: [.medium]))
        sut.dismiss()
        sut.goBack()
        sut.goBack()

        // Then
        #expect(
            sut.navigatedDestinations == [
                AnyNavigation(BookOutgoingNavigation.main),
                AnyNavigation(BookIncomingNavigation.detail(identifier: 1)),
            ]
        )
        #expect(
            sut.presentedModals == [
                .init(BookIncomingNavigation.main, style: .fullScreenCover),
                .init(BookIncomingNavigation.main, style: .sheet(detents: [.medium])),
            ]
        )
        #expect(sut.dismissCallCount == 1)
        #expect(sut.goBackCallCount == 2)
    }

    @Test("Reset forgets everything")
    func reset() {
        // Given
        let sut = NavigatorMock()
        sut.navigate(to: BookIncomingNavigation.main)
        sut.present(BookIncomingNavigation.main, style: .sheet())
        sut.dismiss()
        sut.goBack()

        // When
        sut.reset()

        // Then
        #expect(sut.navigatedDestinations == [])
        #expect(sut.presentedModals == [])
        #expect(sut.dismissCallCount == 0)
        #expect(sut.goBackCallCount == 0)
    }
}
