/// Where a repository gets its values from, and in which order.
package enum RepositoryPolicy: String, CaseIterable, Hashable, Sendable {
    case remote
    case local
    case localFirst = "local-first"
    case remoteFirst = "remote-first"
    case noCache = "no-cache"
    /// A remote source and a cache, and every caller says in which order.
    case all

    package var isRemote: Bool { self != .local }
    package var isLocal: Bool { self != .remote }
    /// Both sources, so that callers may pass a `CachePolicy`.
    package var isCached: Bool { isRemote && isLocal }

    /// The case of `CachePolicy` that holds where a caller passes none; nil where there is no such thing.
    package var defaultCase: String? {
        switch self {
        case .localFirst: "localFirst"
        case .remoteFirst: "remoteFirst"
        case .noCache: "noCache"
        case .remote, .local, .all: nil
        }
    }

    /// The policy whose `defaultCase` it is.
    init?(defaultCase: String) {
        guard let policy = Self.allCases.first(where: { $0.defaultCase == defaultCase }) else { return nil }
        self = policy
    }
}
