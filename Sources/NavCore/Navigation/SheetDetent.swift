/// A height at which a sheet rests.
///
/// It needs no user interface framework, so that features and their tests need none either.
public nonisolated enum SheetDetent: Hashable, Sendable {
    /// About half of the screen.
    case medium
    /// The full height.
    case large
    /// A part of the full height, from 0 to 1.
    case fraction(Double)
    /// A height in points.
    case height(Double)
}
