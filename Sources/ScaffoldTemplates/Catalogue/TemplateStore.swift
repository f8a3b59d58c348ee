/// The templates that a workspace sees: its own first, file by file, then the embedded ones.
package struct TemplateStore: Sendable {
    private let overrides: [EmbeddedFile]
    private let embedded: [EmbeddedFile]

    /// `overrides` are the files below the workspace's `.scaffold/templates/`, in any order.
    package init(overrides: [EmbeddedFile], embedded: [EmbeddedFile] = Catalogue.files) {
        self.overrides = overrides.sortedByPath()
        self.embedded = embedded.sortedByPath()
    }

    /// The files of a template such as `modular/feature`, whose paths are what follows it. Sorted by path.
    ///
    /// A workspace's file takes the place of the embedded one with the same path, or comes in addition.
    package func files(in template: String) -> [EmbeddedFile] {
        let own = overrides.below(template)
        guard !own.isEmpty else { return embedded.below(template) }
        let replaced = Set(own.map(\.path))
        return (own + embedded.below(template).filter { !replaced.contains($0.path) }).sortedByPath()
    }

    /// Every template, `modular/feature`, with the number of its files and whether the workspace has one of them.
    package var names: [(name: String, count: Int, isOwn: Bool)] {
        func template(_ path: String) -> String { path.split(separator: "/").prefix(2).joined(separator: "/") }
        let own = Set(overrides.map { template($0.path) })
        let paths = Set((overrides + embedded).map(\.path))
        let counts = Dictionary(paths.map { (template($0), 1) }, uniquingKeysWith: +)
        return counts.keys.sorted().map { ($0, counts[$0] ?? 0, own.contains($0)) }
    }

    /// A template's text by its whole path, as `include` names it.
    package func source(named path: String) -> String? {
        (overrides.file(at: path) ?? embedded.file(at: path))?.contents
    }

    /// Whether a template's text is the workspace's own: what is wrong with it is at a place in `.scaffold/templates/`.
    package func isOwn(_ path: String) -> Bool {
        overrides.file(at: path) != nil
    }
}
