/// The folder that a workspace's paths are shown from, so that they are paths from the working directory.
package struct Viewpoint: Hashable, Sendable {
    /// The workspace's folder as seen from here: ``, `Demo/`, `../../`, `/abs/`.
    package let prefix: String
    /// Where this is in the workspace; empty for its folder, and for what is outside.
    private let folder: [Substring]

    /// The workspace's own folder.
    package static let root = Viewpoint(prefix: "", folder: [])

    private init(prefix: String, folder: [Substring]) {
        self.prefix = prefix
        self.folder = folder
    }

    /// - Parameters:
    ///   - directory: absolute, with links resolved, like `root`; nil where it is gone, and all paths are absolute.
    package init(_ directory: String?, root: String) {
        guard let directory else {
            self.init(prefix: root == "/" ? root : root + "/", folder: [])
            return
        }
        if AbsolutePath.isAtOrBelow(directory, root) {
            let inside = AbsolutePath.relative(directory, to: root)?.string ?? ""
            let folder = inside.split(separator: "/")
            self.init(prefix: String(repeating: "../", count: folder.count), folder: folder)
        } else if let below = AbsolutePath.relative(root, to: directory) {
            self.init(prefix: below.string + "/", folder: [])
        } else if let parent = AbsolutePath.parent(directory), parent != "/",
            let beside = AbsolutePath.relative(root, to: parent)
        {
            self.init(prefix: "../" + beside.string + "/", folder: [])
        } else {
            self.init(prefix: root == "/" ? root : root + "/", folder: [])
        }
    }

    /// A path of the workspace as it is from here: `Sources/A.swift` from `Features/Home` for
    /// `Features/Home/Sources/A.swift`.
    package func path(_ path: String) -> String {
        if path.isEmpty { return prefix.isEmpty ? "." : prefix }
        let components = path.split(separator: "/")
        var shared = 0
        while shared < min(folder.count, components.count - 1), folder[shared] == components[shared] { shared += 1 }
        guard shared > 0 else { return prefix + path }
        let up = String(repeating: "../", count: folder.count - shared)
        return up + components[shared...].joined(separator: "/")
    }
}
