import Foundation
import NavCore

/// A deep-link handler that gives one answer to every link, and records what it was asked.
public nonisolated final class DeepLinkHandlerMock: DeepLinkHandlerContract, @unchecked Sendable {
    public let scheme: String
    public let host: String

    private let lock = NSLock()
    private let result: (any NavigationContract)?
    private var asked: [URL] = []

    /// A handler that answers `result`.
    public init(scheme: String = "app", host: String = "feature", result: (any NavigationContract)? = nil) {
        self.scheme = scheme
        self.host = host
        self.result = result
    }

    /// The links that it was asked about, in order.
    public var resolvedURLs: [URL] {
        lock.withLock { asked }
    }

    public func resolve(_ url: URL) -> (any NavigationContract)? {
        lock.withLock { asked.append(url) }
        return result
    }

    /// Forgets everything recorded.
    public func reset() {
        lock.withLock { asked = [] }
    }
}
