extension Mutation {
    /// One of each kind of generated source.
    static let ofParts: [Mutation] = []
}
