/// A tree in which a search is under way from the start, on a thread of its own: whoever asks for it later finds it done, or
/// waits for the rest of it.
struct ReadAheadTree: ForwardingTree {
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

    /// A search with the roots, suffix and needles of the one under way is that one; it skips the same folders.
    func files(
        below roots: [RelativePath],
        suffix: String,
        containingAny needles: [[UInt8]],
        strays: Strays,
        skip: @Sendable (RelativePath) -> Bool
    ) throws(Failure) -> [FoundFile] {
        guard roots == query.roots, suffix == query.suffix, needles == query.needles, strays == query.strays else {
            return try base.files(below: roots, suffix: suffix, containingAny: needles, strays: strays, skip: skip)
        }
        return try found.value.get()
    }
}
