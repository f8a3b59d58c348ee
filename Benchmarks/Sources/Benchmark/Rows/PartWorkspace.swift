/// The large tree with what the measured commands need, which can be put back as it was after each.
struct PartWorkspace {
    let tree: WorkspaceTree
    private let bench: Bench
    private let snapshot: String

    /// What the commands change or make, and what is put back.
    private static let manifest = "Package.swift"
    private static let places = ["AppKit", "App", manifest, "Features/Zephyr", "Features/Quokka"]
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
    func restore() throws(BenchmarkError) {
        for place in Self.made { try Disk.remove("\(tree.root)/\(place)") }
        for place in Self.places where place != Self.manifest {
            try Disk.mirror("\(snapshot)/\(place)", to: "\(tree.root)/\(place)")
        }
        let manifest = try Disk.read("\(snapshot)/\(Self.manifest)")
        try Disk.write(String(decoding: manifest, as: UTF8.self), to: "\(tree.root)/\(Self.manifest)")
    }

    /// As many files as a command creates and changes, or removes where it creates none, with their text: what another
    /// program is to write. Runs the command.
    func files(of part: Part, changed: [String]) throws(BenchmarkError) -> FeatureFiles {
        try restore()
        try part.command(bench, tree.root).run(errors: bench.work + "/errors-part")
        let root = tree.root
        var texts: [String: String] = [:]
        for path in changed where Disk.exists("\(root)/\(path)") {
            texts[path] = String(decoding: try Disk.read("\(root)/\(path)"), as: UTF8.self)
        }
        let removesOnly = texts.keys.allSatisfy { Disk.exists("\(snapshot)/\($0)") }
        for path in changed where removesOnly && texts[path] == nil {
            texts[path] = String(decoding: try Disk.read("\(snapshot)/\(path)"), as: UTF8.self)
        }
        return FeatureFiles(name: part.word, files: texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
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
