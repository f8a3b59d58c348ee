/// Every command that adds to a feature.
struct GenerationResult: Encodable, Sendable {
    var feature: String
    @NullEncoded var screen: String?
}

/// `init`.
struct WorkspaceResult: Encodable, Sendable {
    var app: String
    /// The workspace's folder, absolute.
    var folder: String
    /// The first is the one that the app opens with.
    var features: [String]
}
