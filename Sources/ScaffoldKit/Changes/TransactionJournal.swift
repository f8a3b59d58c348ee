/// What a transaction is about to do, written down before it does it: enough to undo it from any state in between.
///
/// It is in `.scaffold-transaction/journal` below the root; beside it, `before-<index>` holds what a file was.
/// A list of fields, each ended by a zero byte, which no path can contain.
struct TransactionJournal: Equatable {
    struct File: Equatable {
        enum Kept: String, Equatable {
            /// There was nothing.
            case nothing = "0"
            case file = "1"
            case link = "2"
        }

        /// Links resolved.
        var path: RelativePath
        /// Name of the sibling in which the new contents are staged.
        var staged: String
        /// What there was, kept as `before-<index>`.
        var kept: Kept
        /// Of the new contents; nil: the file goes.
        var after: Fingerprint?
    }

    struct EmptiedFolder: Equatable {
        var path: RelativePath
        /// Permission bits, at most 0o777.
        var mode: UInt32
    }

    /// What a clone, an archive, a cache or a copy can't keep, and a restart, another mount or a moved folder does.
    struct Origin: Equatable {
        /// Inode numbers of the journal's own file and of the root. Devices are numbered anew at every mount.
        var file: UInt64
        var root: UInt64
        var user: UInt32
    }

    /// nil: the form of version 0.1.0, which didn't say.
    var origin: Origin?
    var files: [File] = []
    /// That the transaction makes, parents first.
    var newFolders: [RelativePath] = []
    /// That it may remove when they are left empty.
    var emptiedFolders: [EmptiedFolder] = []

    static let stagedPrefix = ".scaffold-staged-"
    private static let heading = "scaffold transaction 2"
    private static let oldHeading = "scaffold transaction 1"

    func encoded() -> [UInt8] {
        var fields: [String]
        if let origin {
            fields = [Self.heading, String(origin.file), String(origin.root), String(origin.user)]
        } else {
            fields = [Self.oldHeading]
        }
        for file in files {
            fields += ["file", file.path.string, file.staged, file.kept.rawValue, file.after?.text ?? ""]
        }
        for folder in newFolders { fields += ["new", folder.string] }
        for folder in emptiedFolders { fields += ["emptied", folder.path.string, String(folder.mode, radix: 8)] }
        fields.append("end")
        return fields.flatMap { Array($0.utf8) + [0] }
    }

    /// nil for what `encoded` doesn't write: a path that leaves the root above all.
    init?(decoding bytes: [UInt8]) {
        var fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }[...]
        func next() -> String? { fields.popFirst() }
        switch next() {
        case Self.heading:
            guard let file = next().flatMap({ UInt64($0) }), let root = next().flatMap({ UInt64($0) }),
                let user = next().flatMap({ UInt32($0) })
            else { return nil }
            origin = Origin(file: file, root: root, user: user)
        case Self.oldHeading: origin = nil
        default: return nil
        }
        while let kind = next(), kind != "end" {
            guard let text = next(), let path = RelativePath(text), path != .root else { return nil }
            switch kind {
            case "file":
                guard let staged = next(), staged.hasPrefix(Self.stagedPrefix),
                    !staged.utf8.contains(UInt8(ascii: "/")), let kept = next().flatMap(File.Kept.init),
                    let after = next()
                else { return nil }
                let fingerprint = Fingerprint(text: after)
                if !after.isEmpty, fingerprint == nil { return nil }
                files.append(File(path: path, staged: staged, kept: kept, after: fingerprint))
            case "new": newFolders.append(path)
            case "emptied":
                guard let mode = next().flatMap({ UInt32($0, radix: 8) }) else { return nil }
                emptiedFolders.append(EmptiedFolder(path: path, mode: mode & 0o777))
            default: return nil
            }
        }
        guard next() == "", fields.isEmpty else { return nil }
    }

    init() {}
}
