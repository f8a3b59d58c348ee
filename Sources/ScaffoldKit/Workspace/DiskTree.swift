/// The files below a folder on disk. Symbolic links are followed where they stay below it.
///
/// The root may be missing (a workspace that is yet to be made): then nothing is there.
package struct DiskTree: FileTree {
    /// Absolute; links resolved where it exists.
    package let root: String
    private let places: RootedPlaces

    /// `root` is absolute, or relative to the working directory.
    package init(root: String) {
        // Where not even this can be asked, reading says why.
        let resolved = (try? Disk.resolved(root)) ?? nil
        self.root = resolved ?? AbsolutePath.absolute(root)
        places = RootedPlaces(root: self.root)
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
        switch try reading(path, { () throws(SystemError) in try places.place(path) }) {
        case .missing: nil
        case .outside, .dangling: .other
        case .inside(_, let status):
            switch status.kind {
            case .file: .file
            case .folder: .folder
            case .link, .other: .other
            }
        }
    }

    package func read(_ path: RelativePath) throws(Failure) -> [UInt8]? {
        let location = SourceLocation(path: path)
        switch try reading(path, { () throws(SystemError) in try places.place(path) }) {
        case .missing, .dangling: return nil
        case .outside: throw Failure(.file(.outside), at: location)
        case .inside(let place, let status):
            switch status.kind {
            case .file: return try reading(path) { () throws(SystemError) in try Disk.read(place) }
            case .folder: throw Failure(.file(.isFolder), at: location)
            case .link, .other: throw Failure(.file(.isNoFile), at: location)
            }
        }
    }

    package func children(of folder: RelativePath) throws(Failure) -> [String] {
        switch try reading(folder, { () throws(SystemError) in try places.place(folder) }) {
        case .missing, .dangling: return []
        case .outside: throw Failure(.file(.outside), at: SourceLocation(path: folder))
        case .inside(let place, _):
            return try reading(folder) { () throws(SystemError) in try Disk.names(in: place) }
        }
    }

    package func folders(in folder: RelativePath, holding name: String) throws(Failure) -> [HoldingFolder] {
        let found = try reading(folder) { () throws(SystemError) in try places.place(folder) }
        guard case .inside(let place, let status) = found, status.kind == .folder else { return [] }
        let entries = try reading(folder) { () throws(SystemError) in try Disk.entries(in: place, holding: name) }
        var folders: [HoldingFolder] = []
        for entry in entries {
            let path = folder.appending(entry.name)
            switch (entry.kind, entry.inner) {
            case (.folder, .folder), (.folder, .file), (.folder, .other), (.folder, nil):
                places.remember(path, at: AbsolutePath.appending(entry.name, to: place))
                folders.append(HoldingFolder(name: entry.name, holds: entry.inner == .folder))
            case (.folder, _), (.link, _), (.unknown, _):
                if let found = try self.folder(path, holding: name) { folders.append(found) }
            case (.file, _), (.other, _): continue
            }
        }
        return folders
    }

    package func isExecutable(_ path: RelativePath) throws(Failure) -> Bool {
        guard case .inside(_, let status) = try reading(path, { () throws(SystemError) in try places.place(path) })
        else { return false }
        return status.kind == .file && status.mode & 0o111 != 0
    }

    package func isLink(_ path: RelativePath) throws(Failure) -> Bool {
        try reading(path) { () throws(SystemError) in
            let place = path == .root ? root : AbsolutePath.appending(path.string, to: root)
            return try Disk.status(place, following: false)?.kind == .link
        }
    }
}
