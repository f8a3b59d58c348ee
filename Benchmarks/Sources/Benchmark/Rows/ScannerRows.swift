/// Reading every declaration of every file, which `sync-redirects` is spared: `list enums`.
enum ScannerRows: RowGroup {
    static let name = "scanner"

    static func rows(_ bench: Bench) throws(BenchmarkError) -> [Row] {
        let tree = try bench.tree(features: bench.features)
        var files: [String] = []
        for folder in tree.scanned {
            files += try Disk.files(below: folder).map { folder + "/" + $0 }
        }
        let bytes = files.reduce(0) { $0 + Disk.size($1) }
        let rate = { (seconds: Double) in Format.significant(Double(bytes) / 1_000_000 / seconds) + " MB/s" }
        let title = "list enums, \(Format.count(files.count)) files, \(Format.megabytes(bytes))"

        let list = bench.work + "/files"
        try Disk.write(files.joined(separator: "\0") + "\0", to: list)
        let read = Command(bench.scaffold, ["list", "enums", "--json"] + tree.scanned)
        let samples = try bench.contest(10).run([read, Command("xargs", ["-0", "-a", list, "wc", "-w"])])
        var rows = [Target.none.row(title + " / wc -w", samples[0], samples[1], unit: rate)]

        let check = "sync-redirects --check / swift-syntax, parsing what it reads"
        guard let parser = bench.swiftSyntax else {
            return rows + [.notInstalled(check, "the toolchain has no SwiftParser")]
        }
        // The other takes most of a minute.
        let contest = Contest(folder: bench.work, turns: 2)
        let parsed = try contest.run([bench.check(tree), read, Command(parser, [list])])
        let count = String(decoding: try contest.output(2), as: UTF8.self).filter(\.isNumber)
        guard count == String(files.count) else {
            throw .unequal("swift-syntax parsed \(count) of \(files.count) files")
        }
        rows.append(Target.timesFaster(100).row(check, parsed[0], parsed[2]))
        rows.append(Target.none.row("list enums / swift-syntax, the same files", parsed[1], parsed[2], unit: rate))
        return rows
    }
}
