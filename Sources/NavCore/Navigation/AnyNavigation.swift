/// Any destination, as one concrete type: what a navigation path holds.
///
/// Two are equal when the wrapped values have the same type and are equal as values of it. Values of different types are
/// never equal, whatever they print or hash as.
public nonisolated struct AnyNavigation: Hashable, Sendable {
    /// The destination as it was given.
    public let wrapped: any NavigationContract

    /// Wraps `wrapped` without changing it.
    public init(_ wrapped: any NavigationContract) {
        self.wrapped = wrapped
    }

    public static func == (lhs: AnyNavigation, rhs: AnyNavigation) -> Bool {
        lhs.wrapped.isSame(as: rhs.wrapped)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: wrapped)))
        wrapped.hash(into: &hasher)
    }
}

extension NavigationContract {
    /// Compares the types first: a cast alone would let a subclass equal its superclass one way and not the other.
    nonisolated fileprivate func isSame(as other: any NavigationContract) -> Bool {
        guard type(of: self as any NavigationContract) == type(of: other), let other = other as? Self else {
            return false
        }
        return self == other
    }
}
