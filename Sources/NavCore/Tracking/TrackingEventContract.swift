/// Something that a user did or saw.
///
/// Enums with one case an event are the usual conformers; being `Hashable`, they compare as values in tests.
public nonisolated protocol TrackingEventContract: Hashable, Sendable {
    /// The event's name, in snake case.
    var name: String { get }

    /// What else is known of the event, by key; `[:]` by default.
    var properties: [String: String] { get }
}

extension TrackingEventContract {
    public nonisolated var properties: [String: String] { [:] }
}
