/// The folders from a root down to the one entered last. Each was opened in the one above it, so that no link on the way
/// leads anywhere; none is one of Git's. All that is written is written through here.
final class FolderTrail {
    let root: OpenFolder
    private var trail: [(path: RelativePath, folder: OpenFolder)] = []

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
        while let last = trail.last, !path.isAtOrBelow(last.path) { trail.removeLast() }
        if let last = trail.last, last.path == path { return last.folder }
        let known = trail.last?.path ?? .root
        var folder = trail.last?.folder ?? root
        var entered = known
        for component in path.components.dropFirst(known == .root ? 0 : known.components.count) {
            let name = String(component)
            if GitFolder.isName(name) { throw .insideGit }
            folder = try folder.open(name)
            if try GitFolder.isGit(folder) { throw .insideGit }
            entered = entered.appending(name)
            trail.append((entered, folder))
        }
        return folder
    }

    /// The folder that a path's last part is in, for what is done to that.
    func folder(of path: RelativePath) throws(SystemError) -> OpenFolder {
        if GitFolder.isName(path.name) { throw .insideGit }
        return try enter(path.parent)
    }

    /// Opens folders anew: they may have been moved.
    func leave() {
        trail = []
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
