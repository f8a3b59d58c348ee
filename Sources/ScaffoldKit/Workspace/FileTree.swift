/// What planning reads: a workspace's files, on disk or in memory. Nothing can be written through it.
/// Symbolic links are followed where they stay inside the root; else reading them is an error.
package protocol FileTree: Sendable {
    /// nil where nothing is.
    func kind(of path: RelativePath) throws(Failure) -> FileKind?
    /// nil where nothing is; an error for a folder or what can't be read.
    func read(_ path: RelativePath) throws(Failure) -> [UInt8]?
    /// Names of what is directly in a folder, sorted by UTF-8 bytes; empty where it is missing.
    func children(of folder: RelativePath) throws(Failure) -> [String]
    /// Every regular file below `roots` whose name ends in `suffix` and whose bytes contain one of `needles`
    /// (or simply every such file where there are none), sorted by path. Folders for which `skip` holds are not entered.
    func files(
        below roots: [RelativePath],
        suffix: String,
        containingAny needles: [[UInt8]],
        skip: @Sendable (RelativePath) -> Bool
    ) throws(Failure) -> [FoundFile]
    /// Whether the path itself is a symbolic link, wherever it leads.
    func isLink(_ path: RelativePath) throws(Failure) -> Bool
}

extension FileTree {
    package func isLink(_ path: RelativePath) throws(Failure) -> Bool { false }
}

package enum FileKind: Hashable, Sendable { case file, folder, other }

package struct FoundFile: Hashable, Sendable {
    package var path: RelativePath
    package var bytes: [UInt8]
}
