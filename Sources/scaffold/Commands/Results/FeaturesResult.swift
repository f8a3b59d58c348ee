/// `list features`.
struct FeaturesResult: Encodable, Sendable {
    struct Feature: Encodable, Sendable {
        var name: String
        var module: String
        /// Its folder, of the workspace.
        var path: String
    }

    var features: [Feature]
}
