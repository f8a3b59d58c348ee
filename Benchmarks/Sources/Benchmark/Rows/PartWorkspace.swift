/// The large tree with what the measured commands need, which can be put back as it was after each.
struct PartWorkspace {
    let tree: WorkspaceTree
    private let bench: Bench
    private let snapshot: String

    /// What the commands change or make, and what is put back.
    private static let places = ["AppKit", "App", "Package.swift", "Features/Zephyr", "Features/Quokka"]
    private static let made = ["Features/Fresh", "Features/Gryphon"]

    init(_ bench: Bench) throws(BenchmarkError) {
        self.bench = bench
        tree = try bench.tree(features: bench.features)
        snapshot = bench.work + "/parts-snapshot"
        let stamp = tree.root + "/.parts"
        let root = tree.root
        if !Disk.exists(stamp) || !Disk.exists(snapshot) {
            for part in Part.preparations { try part.command(bench, root).run(errors: bench.work + "/errors-part") }
            try Disk.remove(snapshot)
            try Disk.makeFolder(snapshot + "/Features")
            for place in Self.places { try Disk.copy("\(root)/\(place)", to: "\(snapshot)/\(place)") }
            try Disk.write("", to: stamp)
        }
    }

    /// Puts every place back.
    func restore() -> Command {
        let old = (Self.places + Self.made).map { "'\(tree.root)/\($0)'" }.joined(separator: " ")
        return Command("/bin/sh", ["-c", "rm -rf \(old) && cp -R '\(snapshot)/.' '\(tree.root)'"])
    }

    /// The files that a command would create, modify or remove: what it says itself.
    func changes(of part: Part) throws(BenchmarkError) -> [String] {
        let output = bench.work + "/output-part"
        let preview = Command(bench.scaffold, part.arguments + ["-C", tree.root, "--dry-run"])
        try preview.run(output: output, errors: bench.work + "/errors-part")
        let lines = String(decoding: try Disk.read(output), as: UTF8.self).split(separator: "\n")
        let folder = tree.root.split(separator: "/").last
        return lines.compactMap { line in
            let words = line.split(separator: " ", maxSplits: 1)
            guard words.count == 2, ["create", "modify", "delete", "remove"].contains(words[0]) else { return nil }
            // Seen from elsewhere, a path has the workspace's folder before it.
            let components = words[1].drop { $0 == " " }.split(separator: "/")
            guard let place = components.lastIndex(where: { $0 == folder }) else {
                return components.joined(separator: "/")
            }
            return components[(place + 1)...].joined(separator: "/")
        }
    }
}
