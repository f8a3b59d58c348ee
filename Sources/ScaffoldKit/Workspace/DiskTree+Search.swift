extension DiskTree {
    package func files(
        below roots: [RelativePath],
        suffix: String,
        containingAny needles: [[UInt8]],
        skip: @Sendable (RelativePath) -> Bool
    ) throws(Failure) -> [FoundFile] {
        try withoutActuallyEscaping(skip) { skip throws(Failure) in
            var walk = LinkedWalk(
                root: root,
                search: FileSearch(root: root, suffix: suffix, needles: Needles(needles)) { path in
                    RelativePath(path).map(skip) ?? true
                }
            )
            try walk.start(from: roots, skip: skip)
            while let links = walk.pendingLinks() { try walk.follow(links, skip: skip) }
            return try walk.found()
        }
    }
}

/// A search, and then the links it met: each is followed where it leads below the root to what no part of the walk covers.
/// Links are taken in order of their paths after a walk is done, so that the outcome does not depend on threads.
private struct LinkedWalk {
    let root: String
    let search: FileSearch
    private var outcome = FileSearch.Outcome()
    private var links: [String] = []
    /// Where the walk has been, links resolved.
    private var covered: [String] = []

    init(root: String, search: FileSearch) {
        self.root = root
        self.search = search
    }

    mutating func start(from roots: [RelativePath], skip: (RelativePath) -> Bool) throws(Failure) {
        var folders: [String] = []
        var files: [String] = []
        for path in Set(roots).sorted() where path == .root || !skip(path) {
            guard let place = try resolved(path.string) else { continue }
            guard AbsolutePath.isAtOrBelow(place, root) else {
                throw Failure(.file(.outside), at: SourceLocation(path: path))
            }
            if isCovered(place) { continue }
            switch try kind(place, path.string) {
            case .folder:
                folders.append(path.string)
                covered.append(place)
            case .file where path.name.utf8.reversed().starts(with: search.suffix.utf8.reversed()):
                files.append(path.string)
            default: continue
            }
        }
        add(search.run(folders: folders, files: files))
    }

    mutating func pendingLinks() -> [String]? {
        defer { links = [] }
        return links.isEmpty ? nil : links
    }

    mutating func follow(_ links: [String], skip: (RelativePath) -> Bool) throws(Failure) {
        var folders: [String] = []
        var files: [String] = []
        for link in links {
            guard let place = try resolved(link), AbsolutePath.isAtOrBelow(place, root), !isCovered(place) else {
                continue
            }
            switch try kind(place, link) {
            case .file where link.utf8.reversed().starts(with: search.suffix.utf8.reversed()):
                files.append(link)
            case .folder:
                // One that leads above a folder that was walked would come by that folder again.
                if covered.contains(where: { AbsolutePath.isAtOrBelow($0, place) }) { continue }
                guard let path = RelativePath(link), !skip(path) else { continue }
                folders.append(link)
                covered.append(place)
            default: continue
            }
        }
        add(search.run(folders: folders, files: files))
    }

    func found() throws(Failure) -> [FoundFile] {
        if !outcome.failures.isEmpty {
            throw Failure(
                outcome.failures.map { path, error in
                    Diagnostic(
                        .error,
                        .file(.unreadable(reason: error.message)),
                        at: SourceLocation(path: RelativePath(path) ?? .root)
                    )
                }
            )
        }
        return outcome.files.compactMap { path, bytes in RelativePath(path).map { FoundFile(path: $0, bytes: bytes) } }
            .sorted { $0.path < $1.path }
    }

    private mutating func add(_ other: FileSearch.Outcome) {
        outcome.files += other.files
        outcome.failures += other.failures
        links += other.links
    }

    private func isCovered(_ place: String) -> Bool {
        covered.contains { AbsolutePath.isAtOrBelow(place, $0) }
    }

    private func resolved(_ path: String) throws(Failure) -> String? {
        do {
            return try Disk.resolved(path.isEmpty ? root : AbsolutePath.appending(path, to: root))
        } catch {
            throw failure(path, error)
        }
    }

    private func kind(_ place: String, _ path: String) throws(Failure) -> Disk.Status.Kind? {
        do {
            return try Disk.status(place, following: true)?.kind
        } catch {
            throw failure(path, error)
        }
    }

    private func failure(_ path: String, _ error: SystemError) -> Failure {
        Failure(.file(.unreadable(reason: error.message)), at: SourceLocation(path: RelativePath(path) ?? .root))
    }
}
