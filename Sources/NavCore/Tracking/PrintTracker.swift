/// A tracker that writes a line an event: what an app starts with, until it has an analytics service.
public nonisolated struct PrintTracker: TrackerContract {
    private let write: @Sendable (String) -> Void

    /// A tracker that hands its lines to `write`, which prints them by default.
    public init(write: @escaping @Sendable (String) -> Void = { print($0) }) {
        self.write = write
    }

    /// Writes the event's name, then its properties as `key=value`, ordered by key.
    public func track(_ event: any TrackingEventContract) {
        let properties = event.properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
        write("[track] " + event.name + properties.joined())
    }
}
