import Foundation
import NavCore

/// A redirector that gives one answer to everything, and records what it was asked.
public nonisolated final class NavigationRedirectMock: NavigationRedirectContract, @unchecked Sendable {
    private let lock = NSLock()
    private let result: (any NavigationContract)?
    private var asked: [AnyNavigation] = []

    /// A redirector that answers `result`.
    public init(result: (any NavigationContract)? = nil) {
        self.result = result
    }

    /// The destinations that it was asked about, in order.
    public var redirectedNavigations: [AnyNavigation] {
        lock.withLock { asked }
    }

    public func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        lock.withLock { asked.append(AnyNavigation(navigation)) }
        return result
    }

    /// Forgets everything recorded.
    public func reset() {
        lock.withLock { asked = [] }
    }
}
