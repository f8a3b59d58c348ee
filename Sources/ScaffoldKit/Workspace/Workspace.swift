/// A folder with `scaffold.json`: one app, its features, its core library.
package struct Workspace: Sendable {
    /// Absolute, links resolved.
    package let root: String
    package let configuration: Configuration
    package let tree: any FileTree
    /// The working directory below the root; nil where it is elsewhere.
    package let workingDirectory: RelativePath?

    package init(root: String, configuration: Configuration, tree: any FileTree, workingDirectory: RelativePath? = nil)
    {
        self.root = root
        self.configuration = configuration
        self.tree = tree
        self.workingDirectory = workingDirectory
    }

    /// The workspace of a working directory: the nearest folder at or above it with a `scaffold.json`.
    /// `explicit` (`-C`), absolute or relative to the working directory, is taken as it is.
    package static func find(from directory: String, explicit: String? = nil) throws(Failure) -> Workspace {
        let start = try folder(AbsolutePath.absolute(directory))
        if let explicit {
            let absolute =
                explicit.utf8.first == UInt8(ascii: "/") ? explicit : AbsolutePath.appending(explicit, to: start)
            let root = try folder(AbsolutePath.absolute(absolute))
            guard let workspace = try load(root: root, workingDirectory: start) else {
                throw Failure(.configuration(.noWorkspaceIn(explicit)))
            }
            return workspace
        }
        var candidate: String? = start
        while let root = candidate {
            if let workspace = try load(root: root, workingDirectory: start) { return workspace }
            candidate = AbsolutePath.parent(root)
        }
        throw Failure(.configuration(.noWorkspace(from: start)))
    }

    /// nil where the folder has no `scaffold.json`.
    private static func load(root: String, workingDirectory: String) throws(Failure) -> Workspace? {
        let tree = DiskTree(root: root)
        guard let bytes = try tree.read(Configuration.fileName) else { return nil }
        return Workspace(
            root: tree.root,
            configuration: try Configuration(decoding: bytes),
            tree: tree,
            workingDirectory: AbsolutePath.relative(workingDirectory, to: tree.root)
        )
    }

    private static func folder(_ path: String) throws(Failure) -> String {
        do {
            return try Disk.resolved(path) ?? path
        } catch {
            throw Failure(.file(.unreadable(reason: "\(path): \(error.message)")))
        }
    }

    /// The same workspace as it would be after a changeset. `configuration` stays as it is.
    package func after(_ changeset: Changeset) -> Workspace {
        with(OverlayTree(base: tree, changeset: changeset))
    }

    func with(_ tree: any FileTree) -> Workspace {
        Workspace(root: root, configuration: configuration, tree: tree, workingDirectory: workingDirectory)
    }
}
