import {{ modules.core }}
import {{ modules.coreMocks }}
import Testing

@testable import {{ feature.module }}

@MainActor
@Suite("{{ screen.name }}Navigator")
struct {{ screen.name }}NavigatorTests {
    private let navigatorMock = NavigatorMock()
    private let sut: {{ screen.name }}Navigator

    init() {
        sut = {{ screen.name }}Navigator(navigator: navigatorMock)
    }

    @Test("Going back pops one destination")
    func goBack() {
        // When
        sut.goBack()

        // Then
        #expect(navigatorMock.goBackCallCount == 1)
        #expect(navigatorMock.navigatedDestinations == [])
    }
}
