/// The files below a folder on disk. Symbolic links are followed where they stay below it.
///
/// The root may be missing (a workspace that is yet to be made): then nothing is there.
package struct DiskTree: FileTree {
    /// Absolute; links resolved where it exists.
    package let root: String

    /// `root` is absolute, or relative to the working directory.
    package init(root: String) {
        // Where not even this can be asked, reading says why.
        let resolved = (try? Disk.resolved(root)) ?? nil
        self.root = resolved ?? AbsolutePath.absolute(root)
    }

    private func absolute(_ path: RelativePath) -> String {
        path == .root ? root : AbsolutePath.appending(path.string, to: root)
    }

    /// Where a path leads after links are resolved, below the root.
    private enum Place {
        case missing
        case inside(String)
        case outside
    }

    private func place(_ path: RelativePath) throws(Failure) -> Place {
        try reading(path) { () throws(SystemError) in
            guard let resolved = try Disk.resolved(absolute(path)) else { return .missing }
            return AbsolutePath.isAtOrBelow(resolved, root) ? .inside(resolved) : .outside
        }
    }

    private func reading<Result>(
        _ path: RelativePath,
        _ body: () throws(SystemError) -> Result
    ) throws(Failure) -> Result {
        do {
            return try body()
        } catch {
            throw Failure(.file(.unreadable(reason: error.message)), at: SourceLocation(path: path))
        }
    }

    package func kind(of path: RelativePath) throws(Failure) -> FileKind? {
        let place = try place(path)
        return try reading(path) { () throws(SystemError) in
            switch place {
            case .outside: .other
            case .missing: try Disk.status(absolute(path), following: false) == nil ? nil : .other
            case .inside(let place):
                switch try Disk.status(place, following: true)?.kind {
                case nil: nil
                case .file: .file
                case .folder: .folder
                case .link, .other: .other
                }
            }
        }
    }

    package func read(_ path: RelativePath) throws(Failure) -> [UInt8]? {
        let location = SourceLocation(path: path)
        switch try place(path) {
        case .missing: return nil
        case .outside: throw Failure(.file(.outside), at: location)
        case .inside(let place):
            switch try reading(path, { () throws(SystemError) in try Disk.status(place, following: true)?.kind }) {
            case nil: return nil
            case .file: return try reading(path) { () throws(SystemError) in try Disk.read(place) }
            case .folder: throw Failure(.file(.isFolder), at: location)
            case .link, .other: throw Failure(.file(.isNoFile), at: location)
            }
        }
    }

    package func children(of folder: RelativePath) throws(Failure) -> [String] {
        switch try place(folder) {
        case .missing: return []
        case .outside: throw Failure(.file(.outside), at: SourceLocation(path: folder))
        case .inside(let place): return try reading(folder) { () throws(SystemError) in try Disk.names(in: place) }
        }
    }
}
