import {{ modules.core }}
import {{ modules.coreMocks }}
import Testing

@testable import {{ feature.module }}

@MainActor
@Suite("{{ screen.name }}Tracker")
struct {{ screen.name }}TrackerTests {
    private let trackerMock = TrackerMock()
    private let sut: {{ screen.name }}Tracker

    init() {
        sut = {{ screen.name }}Tracker(tracker: trackerMock)
    }

    @Test("Seeing the screen is one event")
    func trackScreenViewed() {
        // When
        sut.trackScreenViewed()

        // Then
        #expect(
            trackerMock.trackedEvents == [
                AnyTrackingEvent({{ screen.name }}Event.screenViewed)
            ]
        )
    }
}
