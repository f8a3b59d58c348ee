/// Questions about absolute paths that need no disk. Links are not resolved here.
package enum AbsolutePath {
    /// `.` and `..` folded; of the working directory where it is relative.
    package static func absolute(_ path: String) -> String {
        if path.utf8.first == UInt8(ascii: "/") { return folded(path) }
        let directory = (try? Disk.workingDirectory()) ?? "/"
        return folded(appending(path, to: directory))
    }

    private static func folded(_ path: String) -> String {
        var components: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.joined(separator: "/")
    }

    package static func appending(_ path: String, to folder: String) -> String {
        folder == "/" ? "/" + path : folder + "/" + path
    }

    /// nil for `/`.
    package static func parent(_ path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func isAtOrBelow(_ path: String, _ folder: String) -> Bool {
        folder == "/" || path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: (folder + "/").utf8)
    }

    /// The rest of a path below a folder; nil where it is not below it.
    package static func relative(_ path: String, to folder: String) -> RelativePath? {
        guard isAtOrBelow(path, folder) else { return nil }
        let rest = path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1)
        return RelativePath(String(decoding: rest, as: UTF8.self))
    }
}
