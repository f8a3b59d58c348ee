/// What `sync-redirects` would do, and what there is to say. Nothing is written by making it.
package struct RedirectPlan: Sendable {
    /// Empty where something blocks it; see `isBlocked`.
    package var changeset = Changeset()
    /// Errors, warnings and notes, by file and line.
    package var diagnostics: [Diagnostic] = []
    /// Every outgoing case that is asked for, by its enum's name and in its order.
    package var redirects: [Redirect] = []
    /// The incoming cases that nothing leads to, where that is asked for.
    package var unused: [UnusedDestination] = []
    /// What the table says that belongs to no case of the scan, and stays.
    package var kept: [KeptPart] = []
    /// The types whose redirects, or tests, go because somebody asked for it.
    package var pruned: [String] = []
    /// The arms that go since their case is gone, and the types whose redirect goes, as `HomeOutgoingNavigation.promo`.
    package var removed: [String] = []
    /// Right-hand sides and dispatching lines that are written in a way that can't be compared with the code.
    package var unchecked: [SourceLocation] = []
    /// True where the table doesn't say what it must, so that a sync would change it.
    package var isStale = false

    /// True where a decision or a repair is needed: nothing may be written.
    package var isBlocked: Bool { diagnostics.contains { $0.severity == .error } }

    package init() {}
}

package struct UnusedDestination: Hashable, Sendable {
    /// `CharactersIncomingNavigation.filter`
    package var name: String
    package var module: String
    package var location: SourceLocation
}
