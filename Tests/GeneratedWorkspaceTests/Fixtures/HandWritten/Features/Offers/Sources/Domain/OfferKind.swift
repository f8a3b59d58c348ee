/// A type of the feature's own, of which no generated test has a sample.
public enum OfferKind: Hashable, Sendable {
    case ordinary
    case seasonal(Int)
}
