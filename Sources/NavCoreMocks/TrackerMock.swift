import Foundation
import NavCore

/// A tracker that records the events it was given, from whatever thread.
public nonisolated final class TrackerMock: TrackerContract, @unchecked Sendable {
    private let lock = NSLock()
    private var events: [AnyTrackingEvent] = []

    /// A tracker that has recorded nothing.
    public init() {}

    /// The events given to `track(_:)`, in order.
    public var trackedEvents: [AnyTrackingEvent] {
        lock.withLock { events }
    }

    public func track(_ event: any TrackingEventContract) {
        lock.withLock { events.append(AnyTrackingEvent(event)) }
    }

    /// Forgets everything recorded.
    public func reset() {
        lock.withLock { events = [] }
    }
}
