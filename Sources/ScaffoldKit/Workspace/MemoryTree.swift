import ScaffoldTemplates

/// A file tree in a dictionary: for tests, and for what is not on disk yet. Folders are there because files are in them.
package struct MemoryTree: FileTree {
    package var contents: [RelativePath: [UInt8]] {
        didSet { folders = Self.folders(of: contents) }
    }
    /// What is directly in each folder.
    private var folders: [RelativePath: Set<String>]

    package init(_ contents: [RelativePath: [UInt8]] = [:]) {
        self.contents = contents
        folders = Self.folders(of: contents)
    }

    /// Texts by path; a path that is none (absolute, or with `..`) is left out.
    package init(texts: [String: String]) {
        var contents: [RelativePath: [UInt8]] = [:]
        for (path, text) in texts {
            if let path = RelativePath(path) { contents[path] = Array(text.utf8) }
        }
        self.init(contents)
    }

    /// Each folder is entered once: looks at a tree of thousands of files must not go through them all.
    private static func folders(of contents: [RelativePath: [UInt8]]) -> [RelativePath: Set<String>] {
        var folders: [RelativePath: Set<String>] = [.root: []]
        for path in contents.keys {
            var inner = path
            while inner != .root {
                let parent = inner.parent
                let isKnown = folders[parent] != nil
                folders[parent, default: []].insert(inner.name)
                if isKnown { break }
                inner = parent
            }
        }
        return folders
    }

    package func kind(of path: RelativePath) throws(Failure) -> FileKind? {
        if contents[path] != nil { return .file }
        return folders[path] == nil ? nil : .folder
    }

    package func read(_ path: RelativePath) throws(Failure) -> [UInt8]? {
        if let bytes = contents[path] { return bytes }
        if try kind(of: path) == .folder { throw Failure(.file(.isFolder), at: SourceLocation(path: path)) }
        return nil
    }

    package func children(of folder: RelativePath) throws(Failure) -> [String] {
        (folders[folder] ?? []).sorted { $0.precedesInBytes($1) }
    }

    package func files(
        below roots: [RelativePath],
        suffix: String,
        containingAny needles: [[UInt8]],
        strays: Strays,
        skip: @Sendable (RelativePath) -> Bool
    ) throws(Failure) -> [FoundFile] {
        let needles = Needles(needles)
        return contents.filter { path, bytes in
            Self.isFound(path, below: roots, suffix: suffix, skip: skip)
                && bytes.withUnsafeBytes { needles.match($0) || (!suffix.isEmpty && TextEncoding.isForeign($0)) }
        }
        .map { FoundFile(path: $0.key, bytes: $0.value) }
        .sorted { $0.path < $1.path }
    }

    /// Whether a walk from `roots` comes by the file.
    static func isFound(
        _ path: RelativePath,
        below roots: [RelativePath],
        suffix: String,
        skip: (RelativePath) -> Bool
    ) -> Bool {
        guard path.string.utf8.reversed().starts(with: suffix.utf8.reversed()),
            suffix.isEmpty || !path.name.hasPrefix(".")
        else { return false }
        return roots.contains { root in
            guard path.isAtOrBelow(root) else { return false }
            var folder = path
            while folder != root {
                folder = folder.parent
                if folder != .root, skip(folder) { return false }
            }
            return true
        }
    }
}
