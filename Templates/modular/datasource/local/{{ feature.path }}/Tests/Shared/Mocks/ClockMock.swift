import Foundation

/// A clock that stands still until it is told to go on.
nonisolated final class ClockMock: @unchecked Sendable {
    private let lock = NSLock()
    private var date = Date(timeIntervalSince1970: 0)

    func now() -> Date {
        lock.withLock { date }
    }

    /// - Parameter interval: in seconds.
    func advance(by interval: TimeInterval) {
        lock.withLock { date += interval }
    }
}
