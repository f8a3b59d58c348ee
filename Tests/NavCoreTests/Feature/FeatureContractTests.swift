import NavCore
import NavCoreMocks
import Testing

#if canImport(SwiftUI)
import SwiftUI
#endif

@MainActor
@Suite("FeatureContract")
struct FeatureContractTests {
    private struct BookFeature: FeatureContract {
        #if canImport(SwiftUI)
        func makeMainView(navigator: any NavigatorContract) -> AnyView {
            AnyView(EmptyView())
        }

        func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
            switch navigation {
            case BookIncomingNavigation.main: makeMainView(navigator: navigator)
            default: nil
            }
        }
        #endif
    }

    @Test("A feature has no deep links until it says so")
    func deepLinkHandlerIsNil() {
        // Given
        let sut: any FeatureContract = BookFeature()

        // Then
        #expect(sut.deepLinkHandler == nil)
    }

    #if canImport(SwiftUI)
    @Test("A feature resolves its own destinations and no other")
    func resolve() {
        // Given
        let sut: any FeatureContract = BookFeature()
        let navigatorMock = NavigatorMock()

        // Then
        #expect(sut.resolve(BookIncomingNavigation.main, navigator: navigatorMock) != nil)
        #expect(sut.resolve(ShelfIncomingNavigation.main, navigator: navigatorMock) == nil)
    }
    #endif
}
