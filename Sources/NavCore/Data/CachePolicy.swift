/// Which of a remote source and a cache is asked for a value, in which order.
public nonisolated enum CachePolicy: Hashable, Sendable {
    /// The cache, else the remote source, whose value is saved.
    case localFirst
    /// The remote source, whose value is saved; the cache where that fails.
    case remoteFirst
    /// The remote source alone: the cache is neither read nor written.
    case noCache

    /// Fetches a value in the policy's order.
    ///
    /// The cache is a help, never a reason to fail:
    /// - a cache that throws when it is read counts as empty;
    /// - a cache that throws when it is written changes nothing: the fetched value is returned;
    /// - the error thrown is always the remote source's, also under `remoteFirst` when the cache has no value.
    ///
    /// Cancellation is no failure to recover from: under `remoteFirst`, a remote source that throws because the task was
    /// cancelled is not followed by the cache.
    ///
    /// It runs on the caller's actor, so `Value` need not be `Sendable`.
    ///
    /// - Parameters:
    ///   - fromRemote: asks the remote source.
    ///   - fromCache: reads the cache; `nil` when it holds no value or one too old to be used.
    ///   - saveToCache: writes a value that came from the remote source.
    /// - Throws: what `fromRemote` threw.
    public nonisolated(nonsending) func fetch<Value>(
        fromRemote: nonisolated(nonsending) () async throws -> Value,
        fromCache: nonisolated(nonsending) () async throws -> Value?,
        saveToCache: nonisolated(nonsending) (Value) async throws -> Void
    ) async throws -> Value {
        switch self {
        case .localFirst:
            if let cached = try? await fromCache() { return cached }
        case .remoteFirst:
            do {
                let value = try await fromRemote()
                try? await saveToCache(value)
                return value
            } catch {
                guard !(error is CancellationError), !Task.isCancelled, let cached = try? await fromCache() else {
                    throw error
                }
                return cached
            }
        case .noCache:
            return try await fromRemote()
        }
        let value = try await fromRemote()
        try? await saveToCache(value)
        return value
    }
}
