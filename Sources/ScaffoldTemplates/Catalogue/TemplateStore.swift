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

    /// Every template, sorted by name.
    package var templates: [StoredTemplate] {
        func template(_ path: String) -> String { path.split(separator: "/").prefix(2).joined(separator: "/") }
        let own = Set(overrides.map { template($0.path) })
        let paths = Set((overrides + embedded).map(\.path)).sorted { $0.precedesInBytes($1) }
        return Dictionary(grouping: paths, by: template).sorted { $0.key < $1.key }.map { name, paths in
            let files = paths.map { String($0.dropFirst(name.count + 1)) }
            return StoredTemplate(name: name, files: files, isOwn: own.contains(name))
        }
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

/// A template as a whole.
package struct StoredTemplate: Hashable, Sendable {
    /// `modular/feature`
    package var name: String
    /// Paths below it, sorted.
    package var files: [String]
    /// True where the workspace has files of its own for it.
    package var isOwn: Bool
}
