import ScaffoldTemplates

/// Where a changeset's files are on disk, found and checked before anything is written.
struct ChangePlacement {
    struct Target {
        var change: FileChange
        /// Absolute, links on the way resolved; of a file that is edited through a link, what the link leads to.
        var place: String
        var existing: Disk.Status?
        var staged: String
    }

    private(set) var targets: [Target] = []
    /// Absolute, parents first.
    private(set) var newFolders: [String] = []
    /// Folders from which a file goes, and those above them, deepest first.
    private(set) var emptiedFolders: [(path: String, mode: UInt32)] = []

    private let root: String
    private var problems: [Diagnostic] = []
    /// New names by folder, with the path that needs them.
    private var made: [String: [String: RelativePath]] = [:]
    /// Folders that were looked at; nil: not there. Nothing is written before all are, so one look each will do.
    private var folders: [String: Disk.Status?] = [:]
    private var writable: Set<String> = []

    /// `root` has no links in it, and may be missing. Throws everything that stands in the way.
    init(_ changeset: Changeset, root: String) throws(Failure) {
        self.root = root
        for change in changeset.changes {
            do {
                try place(change)
            } catch let problem {
                switch problem {
                case .fact(let fact): report(fact, change.path)
                case .system(let error): report(.failed(.read, reason: error.message), change.path)
                }
            }
        }
        checkOneFileEach()
        checkNames()
        if !problems.isEmpty { throw Failure(problems) }
        newFolders = Set(newFolders).sorted { $0.precedesInBytes($1) }
        findEmptied(below: changeset.prunes)
    }

    private enum Problem: Error {
        case fact(ChangeFact)
        case system(SystemError)
    }

    private mutating func report(_ fact: ChangeFact, _ path: RelativePath) {
        problems.append(Diagnostic(.error, .change(fact), at: SourceLocation(path: path)))
    }

    private func relative(_ place: String) -> RelativePath {
        AbsolutePath.relative(place, to: root) ?? .root
    }

    private func status(_ path: String) throws(Problem) -> Disk.Status? {
        do {
            return try Disk.status(path, following: false)
        } catch {
            throw .system(error)
        }
    }

    private mutating func folderStatus(_ path: String) throws(Problem) -> Disk.Status? {
        if let known = folders[path] { return known }
        let found = try status(path)
        folders[path] = .some(found)
        return found
    }

    /// What a link leads to, which must be below the root.
    private func target(ofLink path: String) throws(Problem) -> (place: String, status: Disk.Status) {
        do {
            guard let place = try Disk.resolved(path) else { throw Problem.fact(.dangling) }
            guard AbsolutePath.isAtOrBelow(place, root) else { throw Problem.fact(.outside) }
            guard let status = try Disk.status(place, following: false) else { throw Problem.fact(.dangling) }
            return (place, status)
        } catch let error as SystemError {
            throw .system(error)
        } catch let problem as Problem {
            throw problem
        } catch {
            throw .fact(.dangling)
        }
    }

    private mutating func place(_ change: FileChange) throws(Problem) {
        let components = change.path.components.map(String.init)
        guard let name = components.last else { throw .fact(.folderInTheWay) }
        // Git runs what is in there.
        if components.contains(where: { Name.fold($0) == ".git" }) { throw .fact(.insideGit) }
        var folder = root
        var isNew = try folderStatus(root) == nil
        for component in components.dropLast() {
            let next = AbsolutePath.appending(component, to: folder)
            let found = isNew ? nil : try folderStatus(next)
            switch found?.kind {
            case nil:
                if !isNew { try checkWritable(folder) }
                isNew = true
                note(component, in: folder, for: change)
                newFolders.append(next)
                folder = next
            case .folder:
                note(component, in: folder, for: change)
                folder = next
            case .link:
                let (place, status) = try target(ofLink: next)
                guard status.kind == .folder else { throw .fact(.fileInTheWay(at: relative(next))) }
                folder = place
            case .file, .other: throw .fact(.fileInTheWay(at: relative(next)))
            }
        }
        note(name, in: folder, for: change)
        var place = AbsolutePath.appending(name, to: folder)
        var existing = isNew ? nil : try status(place)
        // A link that goes is removed itself; a link that is written to stays, and what it leads to is written.
        if existing?.kind == .link, change.after != nil {
            (place, existing) = try target(ofLink: place)
            folder = AbsolutePath.parent(place) ?? root
        }
        if !isNew { try checkWritable(folder) }
        try checkContents(change, place, existing)
        let staged = TransactionJournal.stagedPrefix + String(targets.count)
        if !isNew, try status(AbsolutePath.appending(staged, to: folder)) != nil {
            throw .fact(.failed(.write, reason: "'\(staged)' is there already"))
        }
        targets.append(Target(change: change, place: place, existing: existing, staged: staged))
    }

    private func checkContents(_ change: FileChange, _ place: String, _ existing: Disk.Status?) throws(Problem) {
        guard let existing else {
            if change.before != nil { throw .fact(.goneMeanwhile) }
            return
        }
        switch existing.kind {
        case .folder: throw .fact(.folderInTheWay)
        case .other: throw .fact(.isNoFile)
        case .file, .link: break
        }
        guard let before = change.before else { throw .fact(.appearedMeanwhile) }
        if existing.kind == .link { _ = try target(ofLink: place) }
        do {
            guard try Disk.read(place) == before else { throw Problem.fact(.changedMeanwhile) }
        } catch let problem as Problem {
            throw problem
        } catch let error as SystemError {
            throw .system(error)
        } catch {
            throw .fact(.changedMeanwhile)
        }
        // Bits count even for the superuser, to whom the system allows everything: they are somebody's wish.
        if existing.kind == .file, !existing.hasWriteBit || !Disk.isWritable(place) { throw .fact(.readOnly) }
    }

    private mutating func checkWritable(_ folder: String) throws(Problem) {
        guard !writable.contains(folder), let status = try folderStatus(folder) else { return }
        if !status.hasWriteBit || !Disk.isWritable(folder) { throw .fact(.readOnlyFolder(relative(folder))) }
        writable.insert(folder)
    }

    /// Remembers that a change needs a name in a folder; only new files can clash with what is there.
    private mutating func note(_ name: String, in folder: String, for change: FileChange) {
        if change.before == nil, made[folder]?[name] == nil { made[folder, default: [:]][name] = change.path }
    }

    /// No two names in one folder may differ only in case or Unicode form: many disks take them for one.
    private mutating func checkNames() {
        for (folder, names) in made {
            var byFold: [String: String] = [:]
            for existing in (try? Disk.names(in: folder)) ?? [] { byFold[Name.fold(existing)] = existing }
            for (name, path) in names.sorted(by: { $0.value < $1.value }) {
                let fold = Name.fold(name)
                if let other = byFold[fold], !other.utf8.elementsEqual(name.utf8) {
                    report(.clash(with: relative(AbsolutePath.appending(other, to: folder))), path)
                }
                byFold[fold] = name
            }
        }
        problems.sort { ($0.location?.path ?? .root) < ($1.location?.path ?? .root) }
    }

    private mutating func checkOneFileEach() {
        var paths: [String: RelativePath] = [:]
        for target in targets {
            if let other = paths[target.place] { report(.sameFile(as: other), target.change.path) }
            paths[target.place] = target.change.path
        }
        for folder in newFolders {
            if let path = paths[folder] { report(.fileInTheWay(at: relative(folder)), path) }
        }
    }

    private mutating func findEmptied(below prunes: Set<RelativePath>) {
        var folders: [String: UInt32] = [:]
        for target in targets where target.change.after == nil {
            var folder = AbsolutePath.parent(target.place)
            while let path = folder, path != root, folders[path] == nil, AbsolutePath.isAtOrBelow(path, root) {
                if let status = try? Disk.status(path, following: false) { folders[path] = status.mode }
                folder = AbsolutePath.parent(path)
            }
        }
        for folder in prunes {
            let place = AbsolutePath.appending(folder.string, to: root)
            // Behind a link is somebody else's folder.
            guard folder != .root, (try? Disk.resolved(place)) == place else { continue }
            addFolders(at: place, to: &folders)
        }
        emptiedFolders = folders.sorted { $1.key.precedesInBytes($0.key) }.map {
            ($0.key, $0.value)
        }
    }

    /// The folder and all below it, links not followed.
    private func addFolders(at place: String, to folders: inout [String: UInt32]) {
        var pending = [place]
        while let folder = pending.popLast() {
            guard let status = try? Disk.status(folder, following: false), status.kind == .folder else { continue }
            folders[folder] = status.mode
            for name in (try? Disk.names(in: folder)) ?? [] {
                pending.append(AbsolutePath.appending(name, to: folder))
            }
        }
    }
}
