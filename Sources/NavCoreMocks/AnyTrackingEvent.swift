import NavCore

/// Any event, as one concrete type, so that the events of several screens compare in one array.
///
/// Two are equal when the wrapped events have the same type and are equal as values of it.
public nonisolated struct AnyTrackingEvent: Hashable, Sendable {
    /// The event as it was given.
    public let wrapped: any TrackingEventContract

    /// Wraps `wrapped` without changing it.
    public init(_ wrapped: any TrackingEventContract) {
        self.wrapped = wrapped
    }

    public static func == (lhs: AnyTrackingEvent, rhs: AnyTrackingEvent) -> Bool {
        lhs.wrapped.isSame(as: rhs.wrapped)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: wrapped)))
        wrapped.hash(into: &hasher)
    }
}

extension TrackingEventContract {
    nonisolated fileprivate func isSame(as other: any TrackingEventContract) -> Bool {
        guard type(of: self as any TrackingEventContract) == type(of: other), let other = other as? Self else {
            return false
        }
        return self == other
    }
}
