import ScaffoldKit

/// A changeset as a tree of folders: `+` created, `~` modified, `-` removed.
struct FileTreeDrawing {
    let lines: [String]

    init(_ changes: Changeset) {
        var lines: [String] = []
        var open: [String] = []
        for change in changes.changes {
            let folders = change.path.components.dropLast().map { String($0) }
            var shared = 0
            while shared < min(open.count, folders.count), open[shared] == folders[shared] { shared += 1 }
            for depth in shared..<folders.count {
                lines.append("  " + String(repeating: "  ", count: depth) + folders[depth] + "/")
            }
            open = folders
            let sign = change.before == nil ? "+" : change.after == nil ? "-" : "~"
            lines.append("\(sign) " + String(repeating: "  ", count: folders.count) + change.path.name)
        }
        self.lines = lines
    }
}
