/// What the user narrows a list down to.
nonisolated struct {{ filter.name }}: Hashable, Sendable {
    var text = ""

    /// True where it lets everything through.
    var isEmpty: Bool { text.isEmpty }
}
