import Foundation
import NavCore
import Testing

@Suite("PrintTracker")
struct PrintTrackerTests {
    nonisolated private final class Lines: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []

        var all: [String] { lock.withLock { lines } }

        func append(_ line: String) {
            lock.withLock { lines.append(line) }
        }
    }

    @Test("It writes a line an event, properties ordered by key")
    func lines() {
        // Given
        let lines = Lines()
        let sut = PrintTracker { lines.append($0) }

        // When
        sut.track(BookEvent.screenViewed)
        sut.track(BookEvent.bookSelected(identifier: 1, title: "Emma"))

        // Then
        #expect(lines.all == ["[track] book_screen_viewed", "[track] book_selected identifier=1 title=Emma"])
    }

    @Test("An event has no properties until it says so")
    func defaultProperties() {
        #expect(ShelfEvent.screenViewed.properties == [:])
    }
}
