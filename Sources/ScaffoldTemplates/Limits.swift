/// Bounds that keep any template from overflowing the stack or never ending; far above what a real one needs.
enum Limits {
    /// Blocks, includes and macro calls inside one another, counted together; and parentheses in an expression.
    static let depth = 100
    /// Numbers in a range.
    static let range = 100_000
    /// Bytes made in one rendering, with what its filters and blocks make on the way.
    static let work = 1 << 24
    /// Bytes that each node and each turn of a loop counts as, so that what makes no text ends too.
    static let node = 16
}
