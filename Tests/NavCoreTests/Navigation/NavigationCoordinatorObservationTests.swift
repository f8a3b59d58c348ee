import NavCore
import Observation
import Testing

@MainActor
@Suite("NavigationCoordinator observation")
struct NavigationCoordinatorObservationTests {
    /// What a view may read of the coordinator.
    enum Part: CaseIterable, Sendable {
        case path
        case sheet
        case fullScreenCover
    }

    /// Written where observation calls back: on the caller's thread, within the change.
    nonisolated private final class Changes: @unchecked Sendable {
        var count = 0
    }

    private func read(_ part: Part, of sut: NavigationCoordinator) {
        switch part {
        case .path: _ = sut.path
        case .sheet: _ = sut.visibleSheetNavigation
        case .fullScreenCover: _ = sut.fullScreenCoverNavigation
        }
    }

    private func change(_ part: Part, of sut: NavigationCoordinator) {
        switch part {
        case .path: sut.navigate(to: BookIncomingNavigation.main)
        case .sheet: sut.present(BookIncomingNavigation.main, style: .sheet())
        case .fullScreenCover: sut.present(BookIncomingNavigation.main, style: .fullScreenCover)
        }
    }

    @Test("Whoever reads a part learns of its change", arguments: Part.allCases)
    func changeIsObserved(part: Part) {
        // Given
        let sut = NavigationCoordinator()
        let changes = Changes()
        withObservationTracking {
            read(part, of: sut)
        } onChange: {
            changes.count += 1
        }

        // When
        change(part, of: sut)

        // Then
        #expect(changes.count == 1)
    }
}
