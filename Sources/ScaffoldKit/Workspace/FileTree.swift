/// What planning reads: a workspace's files, on disk or in memory. Nothing can be written through it.
/// Symbolic links are followed where they stay inside the root; else reading them is an error.
package protocol FileTree: Sendable {
    /// nil where nothing is.
    func kind(of path: RelativePath) throws(Failure) -> FileKind?
    /// nil where nothing is; an error for a folder or what can't be read.
    func read(_ path: RelativePath) throws(Failure) -> [UInt8]?
    /// Names of what is directly in a folder, sorted by UTF-8 bytes; empty where it is missing.
    func children(of folder: RelativePath) throws(Failure) -> [String]
    /// The folders that are directly in a folder, sorted by the UTF-8 bytes of their names, and whether each has a folder
    /// called `name` in it; empty where `folder` is missing or no folder.
    func folders(in folder: RelativePath, holding name: String) throws(Failure) -> [HoldingFolder]
    /// Every regular file below `roots` whose name ends in `suffix` and whose bytes contain one of `needles`
    /// (or simply every such file where there are none), sorted by path. Folders for which `skip` holds are not entered,
    /// and what can't be read is no trouble where it holds for that.
    ///
    /// Where there is a suffix, hidden files are passed by, and a file that is not UTF-8 by its first bytes is found
    /// whatever the needles are: nobody can say what is in it.
    func files(
        below roots: [RelativePath],
        suffix: String,
        containingAny needles: [[UInt8]],
        strays: Strays,
        skip: @Sendable (RelativePath) -> Bool
    ) throws(Failure) -> [FoundFile]
    /// Whether the path itself is a symbolic link, wherever it leads.
    func isLink(_ path: RelativePath) throws(Failure) -> Bool
    /// Whether the file that is there has a bit for running it.
    func isExecutable(_ path: RelativePath) throws(Failure) -> Bool
}

/// What a search does about links that lead nowhere, out of the tree or back above themselves, about names that are not
/// UTF-8, and about pipes that are named like files.
package enum Strays: Hashable, Sendable {
    /// Each is an error: there may be sources in it that a build takes.
    case fail
    case pass
}

extension FileTree {
    package func isExecutable(_ path: RelativePath) throws(Failure) -> Bool { false }

    package func files(
        below roots: [RelativePath],
        suffix: String,
        containingAny needles: [[UInt8]],
        skip: @Sendable (RelativePath) -> Bool
    ) throws(Failure) -> [FoundFile] {
        try files(below: roots, suffix: suffix, containingAny: needles, strays: .pass, skip: skip)
    }

    package func folders(in folder: RelativePath, holding name: String) throws(Failure) -> [HoldingFolder] {
        guard try kind(of: folder) == .folder else { return [] }
        var folders: [HoldingFolder] = []
        for child in try children(of: folder) {
            if let found = try self.folder(folder.appending(child), holding: name) { folders.append(found) }
        }
        return folders
    }

    /// nil where the path is no folder.
    func folder(_ path: RelativePath, holding name: String) throws(Failure) -> HoldingFolder? {
        guard try kind(of: path) == .folder else { return nil }
        return HoldingFolder(name: path.name, holds: try kind(of: path.appending(name)) == .folder)
    }

    package func isLink(_ path: RelativePath) throws(Failure) -> Bool { false }
}

package struct HoldingFolder: Hashable, Sendable {
    package var name: String
    package var holds: Bool
}

package enum FileKind: Hashable, Sendable { case file, folder, other }

package struct FoundFile: Hashable, Sendable {
    package var path: RelativePath
    package var bytes: [UInt8]
}
