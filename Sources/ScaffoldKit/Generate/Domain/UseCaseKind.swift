/// What a use case does.
package enum UseCaseKind: String, CaseIterable, Hashable, Sendable {
    /// Gets what the repository has, by the repository's own policy.
    case get
    /// Fetches anew.
    case refresh
    case search
    /// Computes, and asks no repository.
    case logic
}

/// What a use case that asks a repository gives.
package enum UseCaseResult: String, CaseIterable, Hashable, Sendable {
    /// The value with an identifier.
    case one
    /// The values of a page, or those that a search finds.
    case page
}
