/// A tree in which a search is under way from the start, on a thread of its own: whoever asks for it later finds it done, or
/// waits for the rest of it.
struct ReadAheadTree: FileTree {
    let base: any FileTree
    private let query: FileQuery
    private let found: Later<Result<[FoundFile], Failure>>

    init(base: any FileTree, query: FileQuery) {
        let found = Later {
            do throws(Failure) {
                return Result<[FoundFile], Failure>.success(try query.files(in: base))
            } catch {
                return .failure(error)
            }
        }
        self.base = base
        self.query = query
        self.found = found
        found.start()
    }

    func kind(of path: RelativePath) throws(Failure) -> FileKind? { try base.kind(of: path) }
    func read(_ path: RelativePath) throws(Failure) -> [UInt8]? { try base.read(path) }
    func children(of folder: RelativePath) throws(Failure) -> [String] { try base.children(of: folder) }
    func isLink(_ path: RelativePath) throws(Failure) -> Bool { try base.isLink(path) }

    func folders(in folder: RelativePath, holding name: String) throws(Failure) -> [HoldingFolder] {
        try base.folders(in: folder, holding: name)
    }

    /// A search with the roots, suffix and needles of the one under way is that one; it skips the same folders.
    func files(
        below roots: [RelativePath],
        suffix: String,
        containingAny needles: [[UInt8]],
        skip: @Sendable (RelativePath) -> Bool
    ) throws(Failure) -> [FoundFile] {
        guard roots == query.roots, suffix == query.suffix, needles == query.needles else {
            return try base.files(below: roots, suffix: suffix, containingAny: needles, skip: skip)
        }
        return try found.value.get()
    }
}
