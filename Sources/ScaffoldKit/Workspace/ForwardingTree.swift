/// A tree that stands before another one, and answers a search by itself.
protocol ForwardingTree: FileTree {
    var base: any FileTree { get }
}

extension ForwardingTree {
    func kind(of path: RelativePath) throws(Failure) -> FileKind? { try base.kind(of: path) }
    func read(_ path: RelativePath) throws(Failure) -> [UInt8]? { try base.read(path) }
    func children(of folder: RelativePath) throws(Failure) -> [String] { try base.children(of: folder) }
    func isLink(_ path: RelativePath) throws(Failure) -> Bool { try base.isLink(path) }
    func isExecutable(_ path: RelativePath) throws(Failure) -> Bool { try base.isExecutable(path) }

    func folders(in folder: RelativePath, holding name: String) throws(Failure) -> [HoldingFolder] {
        try base.folders(in: folder, holding: name)
    }
}
