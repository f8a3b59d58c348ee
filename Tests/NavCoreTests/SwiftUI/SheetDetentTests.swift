#if canImport(SwiftUI)
import NavCore
import SwiftUI
import Testing

@Suite("SheetDetent in SwiftUI")
struct SheetDetentTests {
    @Test(
        "Each detent has its counterpart",
        arguments: [
            (SheetDetent.medium, PresentationDetent.medium),
            (.large, .large),
            (.fraction(0.25), .fraction(0.25)),
            (.height(200), .height(200)),
        ]
    )
    func presentationDetent(sut: SheetDetent, expected: PresentationDetent) {
        #expect(sut.presentationDetent == expected)
    }

    @Test("A modal has the counterparts of its detents, and always one")
    func presentationDetents() {
        // Given
        let navigation = AnyNavigation(BookIncomingNavigation.main)

        // Then
        #expect(
            ModalNavigation(navigation: navigation, style: .sheet(detents: [.medium, .height(80)])).presentationDetents
                == [.medium, .height(80)]
        )
        #expect(ModalNavigation(navigation: navigation, style: .sheet(detents: [])).presentationDetents == [.large])
    }
}
#endif
