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
        let own = Set(overrides.map { Self.template($0.path) })
        let paths = Set((overrides + embedded).map(\.path)).sorted { $0.precedesInBytes($1) }
        return Dictionary(grouping: paths, by: Self.template).sorted { $0.key < $1.key }.map { name, paths in
            let files = paths.map { String($0.dropFirst(name.count + 1)) }
            return StoredTemplate(name: name, files: files, isOwn: own.contains(name))
        }
    }

    /// A template's text by its whole path, as `include` names it.
    package func source(named path: String) -> String? { file(named: path)?.contents }

    package func file(named path: String) -> EmbeddedFile? { overrides.file(at: path) ?? embedded.file(at: path) }

    /// The folders of own files that are no template's, each with the template that was most likely meant: no command reads
    /// them.
    package var misnamed: [(folder: String, nearest: String)] {
        let known = Set(embedded.map { Self.template($0.path) })
        var found: [(folder: String, nearest: String)] = []
        for folder in Set(overrides.map { Self.template($0.path) }).subtracting(known).sorted() {
            if let near = Self.nearestPath(to: folder, among: known.sorted()) { found.append((folder, near)) }
        }
        let snippets = embedded.map(\.path).filter { $0.split(separator: "/").dropFirst().first == "snippets" }
        let own = overrides.map(\.path).filter { $0.split(separator: "/").dropFirst().first == "snippets" }
        for path in own where !snippets.contains(path) {
            if let near = Self.nearestPath(to: path, among: snippets), !own.contains(near) {
                found.append((path, near))
            }
        }
        return found
    }

    /// By the last component; what stands before it must be the same.
    private static func nearestPath(to path: String, among known: [String]) -> String? {
        func parts(_ path: String) -> (folder: String, name: String) {
            let components = path.split(separator: "/").map(String.init)
            return (components.dropLast().joined(separator: "/"), components.last ?? "")
        }
        let wanted = parts(path)
        let names = known.map(parts).filter { $0.folder == wanted.folder }.map(\.name)
        let stem = { (name: String) in name.hasSuffix(".swift") ? String(name.dropLast(6)) : name }
        guard let near = nearest(to: stem(wanted.name), among: names.map(stem)) else { return nil }
        return names.first { stem($0) == near }.map { wanted.folder + "/" + $0 }
    }

    private static func template(_ path: String) -> String {
        path.split(separator: "/").prefix(2).joined(separator: "/")
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
