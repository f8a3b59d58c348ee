import ScaffoldTemplates

/// A tree as it would be after a changeset: what one plan writes, the next one reads.
package struct OverlayTree: FileTree {
    package let base: any FileTree
    private let after: [RelativePath: [UInt8]?]
    /// What the changeset writes, without what it removes.
    private let written: MemoryTree

    package init(base: any FileTree, changeset: Changeset) {
        self.init(base: base, after: Dictionary(uniqueKeysWithValues: changeset.changes.map { ($0.path, $0.after) }))
    }

    /// - Parameter after: what each file holds then; nil where it is gone.
    init(base: any FileTree, after: [RelativePath: [UInt8]?]) {
        self.base = base
        self.after = after
        written = MemoryTree(after.compactMapValues { $0 })
    }

    package func kind(of path: RelativePath) throws(Failure) -> FileKind? {
        if let kind = try written.kind(of: path), path != .root { return kind }
        if after[path] != nil { return nil }
        let kind = try base.kind(of: path)
        // A folder that loses its last file goes with it.
        if kind == .folder, path != .root, after.keys.contains(where: { $0.isAtOrBelow(path) }) {
            return try children(of: path).isEmpty ? nil : .folder
        }
        return kind
    }

    package func read(_ path: RelativePath) throws(Failure) -> [UInt8]? {
        if let bytes = after[path] { return bytes }
        return try written.kind(of: path) == .folder ? written.read(path) : base.read(path)
    }

    package func children(of folder: RelativePath) throws(Failure) -> [String] {
        var names = Set(try written.children(of: folder))
        for name in try base.children(of: folder) where try kind(of: folder.appending(name)) != nil {
            names.insert(name)
        }
        return names.sorted { $0.precedesInBytes($1) }
    }

    package func folders(in folder: RelativePath, holding name: String) throws(Failure) -> [HoldingFolder] {
        let touched = Set(
            after.keys.lazy.filter { $0 != folder && $0.isAtOrBelow(folder) }
                .map { String($0.components[folder.components.count]) }
        )
        var folders = try base.folders(in: folder, holding: name).filter { !touched.contains($0.name) }
        for child in touched {
            if let found = try self.folder(folder.appending(child), holding: name) { folders.append(found) }
        }
        return folders.sorted { $0.name.precedesInBytes($1.name) }
    }

    package func files(
        below roots: [RelativePath],
        suffix: String,
        containingAny needles: [[UInt8]],
        strays: Strays,
        skip: @Sendable (RelativePath) -> Bool
    ) throws(Failure) -> [FoundFile] {
        let kept = try base.files(below: roots, suffix: suffix, containingAny: needles, strays: strays, skip: skip)
            .filter { after[$0.path] == nil }
        let new = try written.files(below: roots, suffix: suffix, containingAny: needles, strays: strays, skip: skip)
        return (kept + new).sorted { $0.path < $1.path }
    }

    package func isExecutable(_ path: RelativePath) throws(Failure) -> Bool { try base.isExecutable(path) }

    package func isLink(_ path: RelativePath) throws(Failure) -> Bool {
        if after[path] != nil { return false }
        return try base.isLink(path)
    }
}
