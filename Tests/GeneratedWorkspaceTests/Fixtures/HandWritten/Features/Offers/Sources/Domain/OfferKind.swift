/// A type of the feature's own, of which no generated test has a sample. Data says so under either default isolation.
public nonisolated enum OfferKind: Hashable, Sendable {
    case ordinary
    case seasonal(Int)
}
