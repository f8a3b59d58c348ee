/// Why there is no {{ model.title }} to show.
///
/// Cancellation is none of the reasons: who may have been cancelled checks `Task.isCancelled` before showing an error.
nonisolated enum {{ model.name }}Error: Error, Hashable, Sendable {
    /// There is nothing by this identifier.
    case notFound
    /// The source can't be reached or can't answer now: trying again may help.
    case unavailable
    /// Anything else: trying again won't help.
    case unexpected
}
