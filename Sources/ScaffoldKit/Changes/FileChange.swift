/// One file before and after. nil: absent.
package struct FileChange: Hashable, Sendable {
    package let path: RelativePath
    package let before: [UInt8]?
    package let after: [UInt8]?
    /// Of a new file: it may be run. One that is there keeps its mode.
    package let isExecutable: Bool

    package init(path: RelativePath, before: [UInt8]?, after: [UInt8]?, isExecutable: Bool = false) {
        self.path = path
        self.before = before
        self.after = after
        self.isExecutable = isExecutable
    }
}

/// What a command would do: sorted by path, one change a path, none that changes nothing.
package struct Changeset: Hashable, Sendable {
    package let changes: [FileChange]
    /// Folders that go with every folder below them, where no file is left in them: those too that were empty before.
    package var prunes: Set<RelativePath> = []

    /// Changes of the same path are joined, in the order given.
    package init(_ changes: [FileChange] = []) {
        var joined: [RelativePath: FileChange] = [:]
        for change in changes {
            let before = joined[change.path].map(\.before) ?? change.before
            joined[change.path] = FileChange(
                path: change.path,
                before: before,
                after: change.after,
                isExecutable: change.isExecutable || joined[change.path]?.isExecutable == true
            )
        }
        self.changes = joined.values.filter { $0.before != $0.after }.sorted { $0.path < $1.path }
    }

    package var isEmpty: Bool { changes.isEmpty }

    /// This changeset, then the other one made on top of it.
    package func followed(by next: Changeset) -> Changeset {
        var joined = Changeset(changes + next.changes)
        joined.prunes = prunes.union(next.prunes)
        return joined
    }
}
