/// Records what users do.
public nonisolated protocol TrackerContract: Sendable {
    /// Records `event`. It may be called from any thread.
    func track(_ event: any TrackingEventContract)
}
