/// `list templates`.
struct TemplatesResult: Encodable, Sendable {
    struct Template: Encodable, Sendable {
        /// `modular/feature`
        var name: String
        /// `embedded`, or `workspace` where the workspace's own comes before it.
        var source: String
        /// What it holds, sorted.
        var files: [String]
    }

    var templates: [Template]
}
