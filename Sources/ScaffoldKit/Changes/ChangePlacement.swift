/// Where a changeset's files are on disk, found and checked before anything is written.
struct ChangePlacement {
    struct Target {
        var change: FileChange
        /// Links on the way resolved; of a file that is edited through a link, what the link leads to.
        var path: RelativePath
        /// Of a file: as it was when it was compared.
        var existing: Disk.Status?
        var staged: String
    }

    private(set) var targets: [Target] = []
    /// Parents first.
    private(set) var newFolders: [RelativePath] = []
    /// Folders from which a file goes, and those above them, deepest first.
    private(set) var emptiedFolders: [(path: RelativePath, mode: UInt32)] = []

    private let root: String
    private let trail: FolderTrail
    private var problems: [Diagnostic] = []
    /// New names by folder, with the path that needs them.
    private var made: [RelativePath: [String: RelativePath]] = [:]
    /// Folders that were looked at. Nothing is written before all are, so one look each will do.
    private var folders: [RelativePath: Folder] = [:]
    private var writable: Set<RelativePath> = []

    private enum Folder {
        case there, missing
        case link(to: RelativePath)
    }

    /// `root` is the trail's: absolute, without links. Throws everything that stands in the way.
    init(_ changeset: Changeset, root: String, trail: FolderTrail) throws(Failure) {
        self.root = root
        self.trail = trail
        for change in changeset.changes {
            do {
                try place(change)
            } catch {
                report(error.fact, change.path)
            }
        }
        checkOneFileEach()
        checkNames()
        if !problems.isEmpty { throw Failure(problems) }
        newFolders = Set(newFolders).sorted()
        findEmptied(below: changeset.prunes)
    }

    private enum Problem: Error {
        case fact(ChangeFact)
        case system(SystemError)

        var fact: ChangeFact {
            switch self {
            case .fact(let fact): fact
            case .system(.insideGit): .insideGit
            case .system(.nameTooLong): .nameTooLong
            case .system(let error): .failed(.read, reason: error.message)
            }
        }
    }

    private mutating func report(_ fact: ChangeFact, _ path: RelativePath) {
        problems.append(Diagnostic(.error, .change(fact), at: SourceLocation(path: path)))
    }

    private func looking<Result>(_ body: () throws(SystemError) -> Result) throws(Problem) -> Result {
        do {
            return try body()
        } catch {
            throw .system(error)
        }
    }

    private mutating func folder(_ path: RelativePath) throws(Problem) -> Folder {
        if let known = folders[path] { return known }
        let found: Folder
        do {
            _ = try trail.enter(path)
            found = .there
        } catch {
            guard error.isAbsence else { throw .system(error) }
            switch try looking({ () throws(SystemError) in try trail.status(path) })?.kind {
            case nil: found = .missing
            case .link:
                let (place, status) = try target(ofLink: path)
                guard status.kind == .folder else { throw .fact(.fileInTheWay(at: path)) }
                found = .link(to: place)
            case .file, .other: throw .fact(.fileInTheWay(at: path))
            case .folder: throw .system(error)
            }
        }
        folders[path] = found
        return found
    }

    /// What a link leads to, which must be below the root.
    private func target(ofLink path: RelativePath) throws(Problem) -> (place: RelativePath, status: Disk.Status) {
        let absolute = AbsolutePath.appending(path.string, to: root)
        guard let resolved = try looking({ () throws(SystemError) in try Disk.resolved(absolute) }) else {
            throw .fact(.dangling)
        }
        guard let place = AbsolutePath.relative(resolved, to: root) else { throw .fact(.outside) }
        let status = try looking { () throws(SystemError) in
            place == .root ? try trail.root.status() : try trail.status(place)
        }
        guard let status else { throw .fact(.dangling) }
        return (place, status)
    }

    private mutating func place(_ change: FileChange) throws(Problem) {
        let components = change.path.components.map(String.init)
        guard let name = components.last else { throw .fact(.folderInTheWay) }
        if components.contains(where: { GitFolder.isName($0) }) { throw .fact(.insideGit) }
        try checkLength(change.path)
        var folder = RelativePath.root
        var isNew = false
        for component in components.dropLast() {
            let next = folder.appending(component)
            note(component, in: folder, for: change)
            switch isNew ? .missing : try self.folder(next) {
            case .missing:
                if !isNew { try checkWritable(folder) }
                isNew = true
                newFolders.append(next)
                folder = next
            case .there: folder = next
            case .link(let place): folder = place
            }
        }
        note(name, in: folder, for: change)
        var path = folder.appending(name)
        try checkLength(path)
        var existing = isNew ? nil : try looking { () throws(SystemError) in try trail.status(path) }
        // A link that goes is removed itself; a link that is written to stays, and what it leads to is written.
        if existing?.kind == .link, change.after != nil {
            (path, existing) = try target(ofLink: path)
            folder = path.parent
        }
        if !isNew { try checkWritable(folder) }
        if let read = try contents(change, path, existing) { existing = read }
        let staged = TransactionJournal.stagedPrefix + String(targets.count)
        let sibling = folder.appending(staged)
        if !isNew, try looking({ () throws(SystemError) in try trail.status(sibling) }) != nil {
            throw .fact(.failed(.write, reason: "'\(staged)' is there already"))
        }
        targets.append(Target(change: change, path: path, existing: existing, staged: staged))
    }

    /// What other programs, and our own reading, could not open by its whole path isn't made.
    private func checkLength(_ path: RelativePath) throws(Problem) {
        let isTooLong =
            root.utf8.count + 1 + path.string.utf8.count >= Disk.longestPath
            || path.components.contains { $0.utf8.count > Disk.longestName }
        if isTooLong { throw .fact(.nameTooLong) }
    }

    /// Compares what is there with what the plan read. Returns a file's status as it was read.
    private func contents(
        _ change: FileChange,
        _ path: RelativePath,
        _ existing: Disk.Status?
    ) throws(Problem) -> Disk.Status? {
        guard let existing else {
            if change.before != nil { throw .fact(.goneMeanwhile) }
            return nil
        }
        switch existing.kind {
        case .folder: throw .fact(.folderInTheWay)
        case .other: throw .fact(.isNoFile)
        case .file, .link: break
        }
        guard let before = change.before else { throw .fact(.appearedMeanwhile) }
        let read = existing.kind == .link ? try target(ofLink: path).place : path
        let found = try looking { () throws(SystemError) in try trail.folder(of: read).read(read.name) }
        guard let found, found.bytes == before else { throw .fact(.changedMeanwhile) }
        if existing.kind == .link { return nil }
        // Bits count even for the superuser, to whom the system allows everything: they are somebody's wish.
        let isWritable = try looking { () throws(SystemError) in try trail.folder(of: path).isWritable(path.name) }
        if !found.status.hasWriteBit || !isWritable { throw .fact(.readOnly) }
        return found.status
    }

    private mutating func checkWritable(_ folder: RelativePath) throws(Problem) {
        if writable.contains(folder) { return }
        let isWritable = try looking { () throws(SystemError) in
            let open = try trail.enter(folder)
            return try open.status().hasWriteBit && open.isWritable()
        }
        if !isWritable { throw .fact(.readOnlyFolder(folder)) }
        writable.insert(folder)
    }

    /// Remembers that a change needs a name in a folder; only new files can clash with what is there.
    private mutating func note(_ name: String, in folder: RelativePath, for change: FileChange) {
        if change.before == nil, made[folder]?[name] == nil { made[folder, default: [:]][name] = change.path }
    }

    /// No two names in one folder may differ only in case or Unicode form: many disks take them for one. And no folder may
    /// become one of Git's.
    private mutating func checkNames() {
        for (folder, names) in made {
            var byFold: [String: String] = [:]
            for existing in namesThere(in: folder, for: names) { byFold[Name.fold(existing)] = existing }
            for (name, path) in names.sorted(by: { $0.value < $1.value }) {
                let fold = Name.fold(name)
                if let other = byFold[fold], !other.utf8.elementsEqual(name.utf8) {
                    report(.clash(with: folder.appending(other)), path)
                }
                byFold[fold] = name
            }
            let mark = GitFolder.marks.lazy.compactMap { mark in names.first { Name.fold($0.key) == Name.fold(mark) } }
            guard let path = mark.first?.value else { continue }
            if (try? GitFolder.isGit { byFold[Name.fold($0)] != nil }) != false { report(.insideGit, path) }
        }
        problems.sort { ($0.location?.path ?? .root) < ($1.location?.path ?? .root) }
    }

    private mutating func namesThere(in folder: RelativePath, for names: [String: RelativePath]) -> [String] {
        do {
            return try trail.enter(folder).names()
        } catch {
            // A new folder has none.
            if !error.isAbsence, let path = names.values.min() {
                report(Problem.system(error).fact, path)
            }
            return []
        }
    }

    private mutating func checkOneFileEach() {
        var paths: [RelativePath: RelativePath] = [:]
        for target in targets {
            if let other = paths[target.path] { report(.sameFile(as: other), target.change.path) }
            paths[target.path] = target.change.path
        }
        for folder in newFolders {
            if let path = paths[folder] { report(.fileInTheWay(at: folder), path) }
        }
    }

    private mutating func findEmptied(below prunes: Set<RelativePath>) {
        var folders: [RelativePath: UInt32] = [:]
        for target in targets where target.change.after == nil {
            var folder = target.path.parent
            while folder != .root, folders[folder] == nil {
                if let status = try? trail.status(folder) { folders[folder] = status.mode & 0o777 }
                folder = folder.parent
            }
        }
        for folder in prunes where folder != .root { addFolders(at: folder, to: &folders) }
        emptiedFolders = folders.sorted { $1.key < $0.key }.map { ($0.key, $0.value) }
    }

    /// The folder and all below it. Behind a link is somebody else's folder, and Git's are Git's.
    private func addFolders(at place: RelativePath, to folders: inout [RelativePath: UInt32]) {
        var pending = [place]
        while let path = pending.popLast() {
            guard let folder = try? trail.enter(path), let status = try? folder.status() else { continue }
            folders[path] = status.mode & 0o777
            let inner = ((try? folder.names()) ?? []).filter { (try? folder.status($0))??.kind == .folder }
            pending += inner.map { path.appending($0) }
        }
    }
}
