/// One outgoing case and where it leads.
package struct Redirect: Hashable, Sendable {
    /// `HomeOutgoingNavigation.characters`
    package var outgoing: String
    package var module: String
    /// Where the outgoing case is declared.
    package var location: SourceLocation
    /// `CharactersIncomingNavigation.main`, a hand-written expression, or nil where it is undecided
    /// or written by hand elsewhere.
    package var destination: String?
    /// nil where it is undecided.
    package var reason: RedirectReason?
    /// True where the table doesn't have it yet.
    package var isNew: Bool
}

/// A redirect that somebody decided.
package struct RedirectDecision: Hashable, Sendable {
    package var navigation: NavigationEnum
    package var item: NavigationCase
    /// nil for "not yet": `UnknownNavigation.notFound`.
    package var destination: Destination?
}
