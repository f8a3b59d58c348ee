/// Resolves paths below a root, one look at the disk for each part that was not seen before, and says which leave it.
///
/// Folders on the way are remembered, so this answers for one run, in which nobody puts links in their places; whoever
/// writes looks again.
struct RootedPlaces: Sendable {
    enum Place {
        case missing
        /// Absolute, links resolved.
        case inside(String, Disk.Status)
        case outside
        /// A link that leads to nothing, or to itself.
        case dangling
    }

    private let root: String
    /// Where each folder on the way is.
    private let known = Guarded<[RelativePath: String]>([:])
    /// Folders on the way that aren't there: a new feature asks for each of its files.
    private let missing = Guarded<Set<RelativePath>>([])
    /// What no system accepts as a path (`PATH_MAX` is at most this).
    private static let longest = 4096

    init(root: String) {
        self.root = root
    }

    func place(_ path: RelativePath) throws(SystemError) -> Place {
        if path.string.utf8.count > Self.longest { throw .nameTooLong }
        if path == .root { return try Disk.status(root, following: true).map { .inside(root, $0) } ?? .missing }
        // The last part is always looked at anew: it may have come or gone.
        var names = [path.name]
        var folder = path.parent
        var start: String?
        while folder != .root {
            let candidate = folder
            start = known.locked { $0[candidate] }
            if start != nil { break }
            if missing.locked({ $0.contains(candidate) }) { return .missing }
            names.append(folder.name)
            folder = folder.parent
        }
        if start == nil, try Disk.status(root, following: true)?.kind != .folder { return .missing }
        var place = start ?? root
        while let name = names.popLast() {
            folder = folder.appending(name)
            place = AbsolutePath.appending(name, to: place)
            guard var status = try Disk.status(place, following: false) else {
                if folder != path { rememberMissing(folder) }
                return .missing
            }
            if status.kind == .link {
                guard let target = try Disk.resolved(place) else { return .dangling }
                guard AbsolutePath.isAtOrBelow(target, root) else { return .outside }
                guard let found = try Disk.status(target, following: false) else { return .dangling }
                (place, status) = (target, found)
            }
            if status.kind == .folder { remember(folder, at: place) }
            if names.isEmpty { return .inside(place, status) }
            // A file has nothing in it.
            guard status.kind == .folder else { return .missing }
        }
        return .missing
    }

    private func rememberMissing(_ folder: RelativePath) {
        missing.locked { _ = $0.insert(folder) }
    }

    /// - Parameter place: absolute, links resolved; a folder.
    func remember(_ folder: RelativePath, at place: String) {
        known.locked { $0[folder] = place }
    }
}
