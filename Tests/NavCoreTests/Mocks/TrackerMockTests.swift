import NavCore
import NavCoreMocks
import Testing

@Suite("TrackerMock")
struct TrackerMockTests {
    @Test("It records events of any type, in order, until reset")
    func records() {
        // Given
        let sut = TrackerMock()

        // When
        sut.track(BookEvent.bookSelected(identifier: 1, title: "Emma"))
        sut.track(ShelfEvent.screenViewed)

        // Then
        #expect(
            sut.trackedEvents == [
                AnyTrackingEvent(BookEvent.bookSelected(identifier: 1, title: "Emma")),
                AnyTrackingEvent(ShelfEvent.screenViewed),
            ]
        )

        sut.reset()
        #expect(sut.trackedEvents == [])
    }

    @Test("Events differ by type and by value")
    func differences() {
        #expect(AnyTrackingEvent(BookEvent.screenViewed) == AnyTrackingEvent(BookEvent.screenViewed))
        #expect(AnyTrackingEvent(BookEvent.screenViewed) != AnyTrackingEvent(ShelfEvent.screenViewed))
        #expect(
            AnyTrackingEvent(BookEvent.bookSelected(identifier: 1, title: "Emma"))
                != AnyTrackingEvent(BookEvent.bookSelected(identifier: 2, title: "Emma"))
        )
        #expect(
            Set([AnyTrackingEvent(BookEvent.screenViewed), AnyTrackingEvent(BookEvent.screenViewed)]).count == 1
        )
    }

    @Test("It loses no event when several tasks track at once")
    func concurrent() async {
        // Given
        let sut = TrackerMock()

        // When
        await withTaskGroup(of: Void.self) { group in
            for identifier in 0..<200 {
                group.addTask { sut.track(BookEvent.bookSelected(identifier: identifier, title: "")) }
            }
        }

        // Then
        let expected = Set((0..<200).map { AnyTrackingEvent(BookEvent.bookSelected(identifier: $0, title: "")) })
        #expect(sut.trackedEvents.count == 200)
        #expect(Set(sut.trackedEvents) == expected)
    }
}
