import ScaffoldKit

/// What the runner needs of the engine beyond planning; tests put closures here.
struct Engine: Sendable {
    /// The workspace to plan in. `explicit` is `-C`'s folder.
    var open: @Sendable (_ place: Place, _ explicit: String?, _ workingDirectory: String) throws(Failure) -> Workspace
    /// Files below an absolute path.
    var folder: @Sendable (_ path: String) throws(Failure) -> any FileTree
    var kind: @Sendable (_ path: String) throws(Failure) -> FileKind?
    /// Finishes or undoes what an interrupted run left below an absolute path.
    var recover: @Sendable (_ root: String) throws(Failure) -> [Diagnostic]
    /// Makes the changes below an absolute path, or none of them.
    var apply: @Sendable (_ changes: Changeset, _ root: String) throws(Failure) -> [Diagnostic]
    var diff: @Sendable (Changeset) -> String
    /// Diagnostics in words, each with its line end. `viewpoint` is where paths are seen from; `tree` has the sources to show.
    var words:
        @Sendable (_ diagnostics: [Diagnostic], _ viewpoint: Viewpoint, _ colour: Bool, _ tree: (any FileTree)?) ->
            String
}

extension Engine {
    /// The real one.
    static let disk = Engine(
        open: openOnDisk,
        folder: { path throws(Failure) in DiskTree(root: path) },
        kind: { path throws(Failure) in
            guard let parent = AbsolutePath.parent(path), let name = AbsolutePath.relative(path, to: parent) else {
                return .folder
            }
            return try DiskTree(root: parent).kind(of: name)
        },
        recover: { root throws(Failure) in try Transaction(root: root).recover() },
        apply: { changes, root throws(Failure) in try Transaction(root: root).apply(changes) },
        diff: { UnifiedDiff.text($0) },
        words: { diagnostics, viewpoint, colour, tree in
            DiagnosticPrinter(viewpoint: viewpoint, colour: colour).text(diagnostics) { path in
                guard let bytes = try? tree?.read(path) else { return nil }
                return bytes
            }
        }
    )

    private static let openOnDisk: @Sendable (Place, String?, String) throws(Failure) -> Workspace = {
        place,
        explicit,
        directory throws(Failure) in
        switch place {
        case .workspace:
            return try Workspace.find(from: directory, explicit: explicit)
        case .folder(let path):
            let base = absolute(explicit ?? "", from: directory)
            let root = absolute(path, from: base)
            let name = root.split(separator: "/").last.map(String.init) ?? "App"
            return Workspace(root: root, configuration: Configuration(app: name), tree: DiskTree(root: root))
        }
    }

    /// A path as seen from a folder.
    static func absolute(_ path: String, from folder: String) -> String {
        AbsolutePath.absolute(path.hasPrefix("/") ? path : AbsolutePath.appending(path, to: folder))
    }
}
