/// A path below the workspace's root: `/` between components, none empty, `.` or `..`. The root itself is the empty path.
/// Sorted by UTF-8 bytes, so that no locale has a say.
package struct RelativePath: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let string: String

    package static let root = RelativePath(unchecked: "")

    /// nil for an absolute path, or one that has `..`; `.` and doubled slashes are folded.
    package init?(_ string: String) {
        guard !string.utf8.starts(with: [UInt8(ascii: "/")]), !string.utf8.contains(0) else { return nil }
        var components: [Substring] = []
        for component in string.split(separator: "/") where component != "." {
            if component == ".." { return nil }
            components.append(component)
        }
        self.string = components.joined(separator: "/")
    }

    private init(unchecked string: String) {
        self.string = string
    }

    package var description: String { string.isEmpty ? "." : string }
    package var components: [Substring] { string.split(separator: "/") }
    package var name: String { components.last.map(String.init) ?? "" }
    package var parent: RelativePath { RelativePath(unchecked: components.dropLast().joined(separator: "/")) }

    /// One component more. `component` must not contain a slash.
    package func appending(_ component: String) -> RelativePath {
        RelativePath(unchecked: string.isEmpty ? component : string + "/" + component)
    }

    package func appending(_ path: RelativePath) -> RelativePath {
        path.string.isEmpty ? self : appending(path.string)
    }

    /// True for the folder itself and for everything below it.
    package func isAtOrBelow(_ folder: RelativePath) -> Bool {
        folder.string.isEmpty || self == folder || string.utf8.starts(with: (folder.string + "/").utf8)
    }

    /// By bytes: two spellings of one text (`é` as one scalar or two) are two paths on most disks.
    package static func == (left: RelativePath, right: RelativePath) -> Bool {
        left.string.utf8.elementsEqual(right.string.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    package static func < (left: RelativePath, right: RelativePath) -> Bool {
        left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
    }
}
