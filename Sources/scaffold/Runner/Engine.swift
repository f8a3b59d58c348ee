import ScaffoldKit

/// What the runner needs of the engine beyond planning; tests put closures here.
struct Engine: Sendable {
    /// The folder to plan in, absolute. `explicit` is `-C`'s folder.
    var locate: @Sendable (_ place: Place, _ explicit: String?, _ workingDirectory: String) throws(Failure) -> String
    /// The workspace in that folder.
    var open: @Sendable (_ place: Place, _ root: String, _ workingDirectory: String) throws(Failure) -> Workspace
    /// Files below an absolute path.
    var folder: @Sendable (_ path: String) throws(Failure) -> any FileTree
    var kind: @Sendable (_ path: String) throws(Failure) -> FileKind?
    /// Waits for other runs that write below an absolute path, and keeps the next ones waiting.
    var begin: @Sendable (_ root: String, _ waiting: () -> Void) throws(Failure) -> Writing
    /// What stands against taking what is there for whole. Where `waiting` is given, other runs are waited for.
    var look: @Sendable (_ root: String, _ waiting: (() -> Void)?) throws(Failure) -> [Diagnostic]
    var diff: @Sendable (Changeset) -> String
    /// Diagnostics in words, each with its line end. `viewpoint` is where paths are seen from; `tree` has the sources to show.
    var words:
        @Sendable (_ diagnostics: [Diagnostic], _ viewpoint: Viewpoint, _ colour: Bool, _ tree: (any FileTree)?) ->
            String
}

extension Engine {
    /// The real one.
    static let disk = Engine(
        locate: locateOnDisk,
        open: openOnDisk,
        folder: { path throws(Failure) in DiskTree(root: path) },
        kind: { path throws(Failure) in
            guard let parent = AbsolutePath.parent(path), let name = AbsolutePath.relative(path, to: parent) else {
                return .folder
            }
            return try DiskTree(root: parent).kind(of: name)
        },
        begin: { root, waiting throws(Failure) in try Writing(Transaction(root: root), waiting) },
        look: { root, waiting throws(Failure) in try Transaction(root: root).look(waiting: waiting) },
        diff: { UnifiedDiff.text($0) },
        words: { diagnostics, viewpoint, colour, tree in
            DiagnosticPrinter(viewpoint: viewpoint, colour: colour).text(diagnostics) { path in
                guard let bytes = try? tree?.read(path) else { return nil }
                return bytes
            }
        }
    )

    private static let locateOnDisk: @Sendable (Place, String?, String) throws(Failure) -> String = {
        place,
        explicit,
        directory throws(Failure) in
        switch place {
        case .workspace: return try Workspace.root(from: directory, explicit: explicit)
        case .record:
            let names = [Configuration.fileName.string] + Transaction.records
            return try Workspace.root(from: directory, explicit: explicit, holding: names)
        case .folder(let path):
            return DiskTree(root: absolute(path, from: absolute(explicit ?? "", from: directory))).root
        }
    }

    private static let openOnDisk: @Sendable (Place, String, String) throws(Failure) -> Workspace = {
        place,
        root,
        directory throws(Failure) in
        switch place {
        case .workspace: return try Workspace.load(root, from: directory)
        case .folder, .record:
            let name = root.split(separator: "/").last.map(String.init) ?? "App"
            return Workspace(root: root, configuration: Configuration(app: name), tree: DiskTree(root: root))
        }
    }

    /// A path as seen from a folder.
    static func absolute(_ path: String, from folder: String) -> String {
        AbsolutePath.absolute(path.hasPrefix("/") ? path : AbsolutePath.appending(path, to: folder))
    }
}
