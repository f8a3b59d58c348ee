import ScaffoldTemplates

/// A path below the workspace's root: `/` between components, none empty, `.` or `..`. The root itself is the empty path.
/// Sorted by UTF-8 bytes, so that no locale has a say.
package struct RelativePath: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let string: String

    package static let root = RelativePath(unchecked: "")

    /// nil for an absolute path, or one that has `..`; `.` and doubled slashes are folded.
    package init?(_ string: String) {
        var string = string
        if string.withUTF8(Self.isFolded) {
            self.string = string
            return
        }
        guard string.utf8.first != Self.slash, !string.utf8.contains(0) else { return nil }
        var components: [Substring] = []
        for component in Self.components(of: string) where !component.utf8.elementsEqual(".".utf8) {
            if component.utf8.elementsEqual("..".utf8) { return nil }
            components.append(component)
        }
        self.string = components.joined(separator: "/")
    }

    private static let slash = UInt8(ascii: "/")

    /// At bytes: a mark that combines with a slash does not hide it from the system.
    private static func components(of string: String) -> [Substring] {
        string.utf8.split(separator: slash).map(Substring.init)
    }

    /// Whether a path is as it should be already, which those that a walk makes are. Asked for each of them.
    private static func isFolded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var length = 0
        var dots = 0
        func isName() -> Bool { length > 0 && !(length == dots && length <= 2) }
        for byte in bytes {
            if byte == 0 { return false }
            if byte == slash {
                guard isName() else { return false }
                (length, dots) = (0, 0)
            } else {
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return bytes.isEmpty || isName()
    }

    private init(unchecked string: String) {
        self.string = string
    }

    package var description: String { string.isEmpty ? "." : string }
    package var components: [Substring] { Self.components(of: string) }

    package var name: String {
        guard let slash = string.utf8.lastIndex(of: Self.slash) else { return string }
        return String(string[string.utf8.index(after: slash)...])
    }

    package var parent: RelativePath {
        guard let slash = string.utf8.lastIndex(of: Self.slash) else { return .root }
        return RelativePath(unchecked: String(string[..<slash]))
    }

    /// One component more. `component` must not contain a slash.
    package func appending(_ component: String) -> RelativePath {
        RelativePath(unchecked: string.isEmpty ? component : string + "/" + component)
    }

    package func appending(_ path: RelativePath) -> RelativePath {
        path.string.isEmpty ? self : appending(path.string)
    }

    /// True for the folder itself and for everything below it.
    package func isAtOrBelow(_ folder: RelativePath) -> Bool {
        if folder.string.isEmpty { return true }
        let length = folder.string.utf8.count
        guard string.utf8.count >= length, string.utf8.starts(with: folder.string.utf8) else { return false }
        return string.utf8.count == length
            || string.utf8[string.utf8.index(string.utf8.startIndex, offsetBy: length)] == Self.slash
    }

    /// By bytes: two spellings of one text (`é` as one scalar or two) are two paths on most disks.
    package static func == (left: RelativePath, right: RelativePath) -> Bool {
        let (left, right) = (left.string.utf8, right.string.utf8)
        guard left.count == right.count else { return false }
        // Strings from elsewhere may not be in one piece; ours are, and this is asked often.
        let result = left.withContiguousStorageIfAvailable { left in
            right.withContiguousStorageIfAvailable { left.elementsEqual($0) }
        }
        return (result ?? nil) ?? left.elementsEqual(right)
    }

    package func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    package static func < (left: RelativePath, right: RelativePath) -> Bool {
        left.string.precedesInBytes(right.string)
    }
}
