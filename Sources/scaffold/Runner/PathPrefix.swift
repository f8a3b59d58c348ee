/// What stands before a workspace's path so that it can be opened from the working directory: `../../`, `Demo/`, or
/// nothing. Both folders absolute, without `.` and `..`.
func pathPrefix(from workingDirectory: String, to root: String) -> String {
    let start = workingDirectory.split(separator: "/")
    let end = root.split(separator: "/")
    let shared = zip(start, end).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = Array(repeating: "..", count: start.count - shared)
    // From a folder that shares nothing with it, the absolute path is shorter to read.
    if shared == 0, !start.isEmpty { return root == "/" ? "/" : root + "/" }
    let components = up + end.dropFirst(shared).map(String.init)
    return components.map { $0 + "/" }.joined()
}
