/// A search for files, as `FileTree.files` takes it.
struct FileQuery: Sendable {
    var roots: [RelativePath]
    var suffix: String
    var needles: [[UInt8]]
    var strays = Strays.pass
    /// Folders for which this holds are not entered.
    var skip: @Sendable (RelativePath) -> Bool

    func files(in tree: any FileTree) throws(Failure) -> [FoundFile] {
        try tree.files(below: roots, suffix: suffix, containingAny: needles, strays: strays, skip: skip)
    }
}
