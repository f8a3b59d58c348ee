/// A tree of which some files were found already: a later search for the same answers from them.
struct PrefetchedTree: ForwardingTree {
    let base: any FileTree
    let roots: [RelativePath]
    let needles: Set<[UInt8]>
    /// Every Swift file below the roots that contains a needle, in the folders that a search may enter.
    let found: [FoundFile]

    func files(
        below roots: [RelativePath],
        suffix: String,
        containingAny needles: [[UInt8]],
        strays: Strays,
        skip: @Sendable (RelativePath) -> Bool
    ) throws(Failure) -> [FoundFile] {
        guard suffix == ".swift", roots == self.roots, !needles.isEmpty, self.needles.isSuperset(of: needles) else {
            return try base.files(below: roots, suffix: suffix, containingAny: needles, strays: strays, skip: skip)
        }
        let wanted = Needles(needles)
        // Many files have their folders in common.
        var answers: [RelativePath: Bool] = [:]
        func skips(_ folder: RelativePath) -> Bool {
            if let answer = answers[folder] { return answer }
            let answer = skip(folder)
            answers[folder] = answer
            return answer
        }
        return found.filter { file in
            MemoryTree.isFound(file.path, below: roots, suffix: suffix, skip: skips)
                && file.bytes.withUnsafeBytes { wanted.match($0) || TextEncoding.isForeign($0) }
        }
    }
}
