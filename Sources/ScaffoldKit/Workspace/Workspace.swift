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

    /// The root of a working directory's workspace: the nearest folder at or above it with a `scaffold.json`.
    /// `explicit` (`-C`), absolute or relative to the working directory, is taken as it is. Absolute, links resolved.
    ///
    /// - Parameter names: what such a folder holds one of.
    package static func root(
        from directory: String,
        explicit: String? = nil,
        holding names: [String] = [Configuration.fileName.string]
    ) throws(Failure) -> String {
        let start = try folder(AbsolutePath.absolute(directory))
        func isRoot(_ folder: String) -> Bool {
            // Where it can't be asked, reading it says why.
            names.contains { (try? Disk.status(AbsolutePath.appending($0, to: folder), following: true)) != .some(nil) }
        }
        if let explicit {
            let absolute =
                explicit.utf8.first == UInt8(ascii: "/") ? explicit : AbsolutePath.appending(explicit, to: start)
            let root = try folder(AbsolutePath.absolute(absolute))
            if !isRoot(root) { throw Failure(.configuration(.noWorkspaceIn(explicit))) }
            return root
        }
        var candidate: String? = start
        while let root = candidate {
            if isRoot(root) { return root }
            candidate = AbsolutePath.parent(root)
        }
        throw Failure(.configuration(.noWorkspace(from: start)))
    }

    /// - Parameter root: of `root(from:)`.
    package static func load(_ root: String, from directory: String) throws(Failure) -> Workspace {
        let tree = DiskTree(root: root)
        guard let bytes = try tree.read(Configuration.fileName) else {
            throw Failure(.configuration(.noWorkspaceIn(root)))
        }
        let start = try folder(AbsolutePath.absolute(directory))
        return Workspace(
            root: tree.root,
            configuration: try Configuration(decoding: bytes),
            tree: tree,
            workingDirectory: AbsolutePath.relative(start, to: tree.root)
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
