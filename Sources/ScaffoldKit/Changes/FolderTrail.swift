/// The folders below a root that were entered lately. Each was opened in the one above it, so that no link on the way
/// leads anywhere; none is one of Git's. All that is written is written through here.
final class FolderTrail {
    let root: OpenFolder
    private var entered: [RelativePath: OpenFolder] = [:]
    private var made: Set<RelativePath> = []
    private static let most = 64

    /// - Parameter path: the root's own, absolute, links resolved.
    init(_ root: OpenFolder, at path: String) throws(SystemError) {
        self.root = root
        if path.utf8.split(separator: UInt8(ascii: "/")).contains(where: { GitFolder.isName(Substring($0)) }) {
            throw .insideGit
        }
        if try GitFolder.isGit(root) { throw .insideGit }
    }

    /// Throws `.insideGit`, or what the system says of the part of the path that is no folder, or missing.
    func enter(_ path: RelativePath) throws(SystemError) -> OpenFolder {
        if path == .root { return root }
        if let known = entered[path] { return known }
        // A journal may hold anything.
        if path.string.utf8.count >= Disk.longestPath { throw .nameTooLong }
        let parent = try enter(path.parent)
        let name = path.name
        if GitFolder.isName(name) { throw .insideGit }
        let folder = try parent.open(name)
        // One that was just made has nothing of Git's in it.
        if !made.contains(path), try GitFolder.isGit(folder) { throw .insideGit }
        // Each takes a descriptor, of which a process has few.
        if entered.count >= Self.most { entered = [:] }
        entered[path] = folder
        return folder
    }

    func makeFolder(_ path: RelativePath) throws(SystemError) {
        try folder(of: path).makeFolder(path.name)
        made.insert(path)
    }

    /// The folder that a path's last part is in, for what is done to that.
    func folder(of path: RelativePath) throws(SystemError) -> OpenFolder {
        if GitFolder.isName(path.name) { throw .insideGit }
        return try enter(path.parent)
    }

    /// Opens folders anew: they may have been moved.
    func leave() {
        entered = [:]
    }

    /// nil where nothing is, or no folder for it.
    func status(_ path: RelativePath) throws(SystemError) -> Disk.Status? {
        do {
            return try folder(of: path).status(path.name)
        } catch {
            if error.isAbsence { return nil }
            throw error
        }
    }
}
