import NavCore
import Testing

@Suite("ModalNavigation")
struct ModalNavigationTests {
    nonisolated static let examples: [(ModalPresentationStyle, Set<SheetDetent>)] = [
        (.sheet(), [.large]),
        (.sheet(detents: [.medium, .height(120)]), [.medium, .height(120)]),
        (.sheet(detents: []), [.large]),
        (.fullScreenCover, [.large]),
    ]

    @Test("It rests at the detents of its style, and always somewhere", arguments: examples)
    func detents(style: ModalPresentationStyle, expected: Set<SheetDetent>) {
        // When
        let sut = ModalNavigation(navigation: AnyNavigation(BookIncomingNavigation.main), style: style)

        // Then
        #expect(sut.detents == expected)
    }

    @Test("Each has an identity of its own")
    func identity() {
        // Given
        let navigation = AnyNavigation(BookIncomingNavigation.main)

        // Then
        #expect(
            ModalNavigation(navigation: navigation, style: .fullScreenCover)
                != ModalNavigation(navigation: navigation, style: .fullScreenCover)
        )
    }
}
