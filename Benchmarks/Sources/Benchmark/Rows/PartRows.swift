/// Every command that writes, in a large workspace: each may take as long as `sync-redirects --check` there and a tenth of
/// what Thor takes to write as many files.
enum PartRows: RowGroup {
    static let name = "parts"

    private static let share = 0.1

    static func rows(_ given: Bench) throws(BenchmarkError) -> [Row] {
        let bench = given.inMemory(name)
        try Disk.makeFolder(bench.work)
        defer { if bench.work != given.work { try? Disk.remove(bench.work) } }
        let workspace = try PartWorkspace(bench)
        let check = bench.check(workspace.tree)
        var rows: [Row] = []
        for part in Part.all {
            try workspace.restore()
            let changed = try workspace.changes(of: part)
            let title = "\(part.title), \(Format.count(changed.count)) files"
            let files = try workspace.files(of: part, changed: changed)
            // Templates of the part before would be written too.
            try Disk.remove(bench.work + "/parts-thor")
            let thor = try Generator.thor(bench, files, bench.work + "/parts-thor")
            guard thor.isInstalled else { return [.notInstalled(title + " / Thor", thor.hint)] }
            let samples = try bench.contest(10).run([
                Contest.Entrant(command: { _ in check }),
                Contest.Entrant(
                    preparation: { _ throws(BenchmarkError) in try workspace.restore() },
                    command: { _ in part.command(bench, workspace.tree.root) }
                ),
                Contest.Entrant(
                    preparation: { _ throws(BenchmarkError) in
                        try Disk.remove(bench.work + "/parts-output")
                        try Disk.makeFolder(bench.work + "/parts-output")
                    },
                    command: { _ in thor.command(bench.work + "/parts-output") }
                ),
            ])
            let allowed = samples[0].plus(samples[2], times: share)
            rows.append(Target.atMost(1).row(title + " / check and a tenth of Thor", samples[1], allowed))
        }
        return rows
    }
}
