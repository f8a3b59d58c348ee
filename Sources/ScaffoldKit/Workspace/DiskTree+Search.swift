extension DiskTree {
    package func files(
        below roots: [RelativePath],
        suffix: String,
        containingAny needles: [[UInt8]],
        strays: Strays,
        skip: @Sendable (RelativePath) -> Bool
    ) throws(Failure) -> [FoundFile] {
        try withoutActuallyEscaping(skip) { skip throws(Failure) in
            var walk = LinkedWalk(
                root: root,
                search: FileSearch(root: root, suffix: suffix, needles: Needles(needles)) { path in
                    RelativePath(path).map(skip) ?? true
                },
                strays: strays
            )
            try walk.start(from: roots)
            while let links = walk.pendingLinks() { try walk.follow(links) }
            return try walk.found()
        }
    }
}

/// A search, and then the links it met: each is followed where it leads below the root to what no part of the walk covers.
/// Links are taken in order of their paths after a walk is done, so that the outcome does not depend on threads.
private struct LinkedWalk {
    let root: String
    let search: FileSearch
    let strays: Strays
    private var outcome = FileSearch.Outcome()
    private var links: [String] = []
    /// Where the walk has been, links resolved, and as what.
    private var covered: [(place: String, path: String)] = []
    private var failures: [Diagnostic] = []

    init(root: String, search: FileSearch, strays: Strays) {
        self.root = root
        self.search = search
        self.strays = strays
    }

    mutating func start(from roots: [RelativePath]) throws(Failure) {
        var folders: [String] = []
        var files: [String] = []
        for path in Set(roots).sorted() where path == .root || !search.skip(path.string) {
            guard let place = try resolved(path.string) else {
                if try isLink(path.string) { stray(path.string, .nowhere) }
                continue
            }
            guard AbsolutePath.isAtOrBelow(place, root) else {
                throw Failure(.file(.outside), at: SourceLocation(path: path))
            }
            if isCovered(place) { continue }
            switch try kind(place, path.string) {
            case .folder:
                folders.append(path.string)
                covered.append((place, path.string))
            case .file where hasSuffix(path.string):
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

    mutating func follow(_ links: [String]) throws(Failure) {
        var folders: [String] = []
        var files: [String] = []
        /// What is below a linked folder and has been walked as something else.
        var walked: Set<String> = []
        for link in links where !search.skip(link) {
            guard let place = try resolved(link) else {
                if mayHoldSources(link) { stray(link, .nowhere) }
                continue
            }
            let kind = try kind(place, link)
            guard AbsolutePath.isAtOrBelow(place, root) else {
                if kind == .folder || hasSuffix(link) { stray(link, .outside) }
                continue
            }
            if isCovered(place) { continue }
            switch kind {
            case .file where hasSuffix(link):
                files.append(link)
            case .folder:
                if let folder = RelativePath(link)?.parent, let parent = try resolved(folder.string),
                    AbsolutePath.isAtOrBelow(parent, place)
                {
                    stray(link, .back)
                    continue
                }
                for other in covered where AbsolutePath.isAtOrBelow(other.place, place) {
                    if let below = AbsolutePath.relative(other.place, to: place) {
                        walked.insert(link + "/" + below.string)
                    }
                }
                folders.append(link)
                covered.append((place, link))
            case .other where hasSuffix(link):
                stray(link, .noFile)
            default: continue
            }
        }
        var search = search
        if !walked.isEmpty {
            search.skip = { [search, walked] path in walked.contains(path) || search.skip(path) }
        }
        add(search.run(folders: folders, files: files))
    }

    func found() throws(Failure) -> [FoundFile] {
        let failures = failures + outcome.failures.compactMap(diagnostic)
        if !failures.isEmpty { throw Failure(failures.sorted(by: Diagnostic.byPlace)) }
        return outcome.files.compactMap { path, bytes in RelativePath(path).map { FoundFile(path: $0, bytes: bytes) } }
            .sorted { $0.path < $1.path }
    }

    private func diagnostic(_ path: String, _ reason: FileSearch.Unread) -> Diagnostic? {
        let location = SourceLocation(path: RelativePath(path) ?? .root)
        switch reason {
        case .system(let error):
            return Diagnostic(.error, .file(.unreadable(reason: error.message)), at: location)
        case .name where strays == .fail:
            return Diagnostic(.error, .scan(.stray(.name)), at: location)
        case .noFile where strays == .fail:
            return Diagnostic(.error, .scan(.stray(.noFile)), at: location)
        case .name, .noFile:
            return nil
        }
    }

    private mutating func stray(_ path: String, _ stray: ScanFact.Stray) {
        guard strays == .fail else { return }
        failures.append(Diagnostic(.error, .scan(.stray(stray)), at: SourceLocation(path: RelativePath(path) ?? .root)))
    }

    private mutating func add(_ other: FileSearch.Outcome) {
        outcome.files += other.files
        outcome.failures += other.failures
        links += other.links
    }

    private func hasSuffix(_ path: String) -> Bool {
        path.utf8.reversed().starts(with: search.suffix.utf8.reversed())
    }

    /// Whether a link that leads nowhere may stand for a folder, or for a file that is looked for.
    private func mayHoldSources(_ link: String) -> Bool {
        hasSuffix(link) || RelativePath(link)?.name.utf8.contains(UInt8(ascii: ".")) == false
    }

    /// Whether the walk has come by a place. What is below a folder that it passed by, it hasn't seen.
    private func isCovered(_ place: String) -> Bool {
        covered.contains { walked in
            guard AbsolutePath.isAtOrBelow(place, walked.place) else { return false }
            guard let below = AbsolutePath.relative(place, to: walked.place) else { return true }
            var path = walked.path
            for component in below.components {
                path = path.isEmpty ? String(component) : path + "/" + component
                if search.skip(path) { return false }
            }
            return true
        }
    }

    private func isLink(_ path: String) throws(Failure) -> Bool {
        do {
            return try Disk.status(absolute(path), following: false)?.kind == .link
        } catch {
            throw failure(path, error)
        }
    }

    private func resolved(_ path: String) throws(Failure) -> String? {
        do {
            return try Disk.resolved(absolute(path))
        } catch {
            throw failure(path, error)
        }
    }

    private func absolute(_ path: String) -> String {
        path.isEmpty ? root : AbsolutePath.appending(path, to: root)
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
