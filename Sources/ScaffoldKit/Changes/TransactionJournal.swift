/// What a transaction is about to do, written down before it does it: enough to undo it from any state in between.
///
/// It is in `.scaffold-transaction/journal` below the root; beside it, `before-<index>` holds what a file was.
/// A list of fields, each ended by a zero byte, which no path can contain.
struct TransactionJournal: Hashable {
    struct File: Hashable {
        /// Links resolved.
        var path: RelativePath
        /// Name of the sibling in which the new contents are staged.
        var staged: String
        /// Whether there was a file, kept as `before-<index>`.
        var existed: Bool
        /// Of the new contents; nil: the file goes.
        var after: Fingerprint?
    }

    var files: [File] = []
    /// That the transaction makes, parents first.
    var newFolders: [RelativePath] = []
    /// That it may remove when they are left empty, and their modes.
    var emptiedFolders: [(path: RelativePath, mode: UInt32)] = []

    static let folder = ".scaffold-transaction"
    static let stagedPrefix = ".scaffold-staged-"
    private static let heading = "scaffold transaction 1"

    static func == (left: Self, right: Self) -> Bool { left.encoded() == right.encoded() }
    func hash(into hasher: inout Hasher) { hasher.combine(encoded()) }

    func encoded() -> [UInt8] {
        var fields = [Self.heading]
        for file in files {
            fields += ["file", file.path.string, file.staged, file.existed ? "1" : "0", file.after?.text ?? ""]
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
        guard next() == Self.heading else { return nil }
        while let kind = next(), kind != "end" {
            guard let text = next(), let path = RelativePath(text), path != .root else { return nil }
            switch kind {
            case "file":
                guard let staged = next(), staged.hasPrefix(Self.stagedPrefix), !staged.contains("/") else {
                    return nil
                }
                guard let existed = next(), let after = next() else { return nil }
                let fingerprint = Fingerprint(text: after)
                if !after.isEmpty, fingerprint == nil { return nil }
                files.append(File(path: path, staged: staged, existed: existed == "1", after: fingerprint))
            case "new": newFolders.append(path)
            case "emptied":
                guard let mode = next().flatMap({ UInt32($0, radix: 8) }) else { return nil }
                emptiedFolders.append((path, mode & 0o7777))
            default: return nil
            }
        }
        guard next() == "", fields.isEmpty else { return nil }
    }

    init() {}
}

/// Tells contents apart: their length and 64 bits of FNV-1a. Against accidents, not against malice.
struct Fingerprint: Hashable {
    var text: String

    init(_ bytes: [UInt8]) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        text = "\(bytes.count)-" + String(hash, radix: 16)
    }

    init?(text: String) {
        let parts = text.split(separator: "-")
        guard parts.count == 2, Int(parts[0]) != nil, UInt64(parts[1], radix: 16) != nil else { return nil }
        self.text = text
    }
}
