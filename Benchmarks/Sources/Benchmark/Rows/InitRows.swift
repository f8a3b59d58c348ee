/// How `init` grows with the features that it is given.
enum InitRows: RowGroup {
    static let name = "init"

    /// Three times the features may take this many times the time.
    private static let slack = 4.0

    static func rows(_ bench: Bench) throws(BenchmarkError) -> [Row] {
        let own = bench.inMemory(name)
        defer { if own.work != bench.work { try? Disk.remove(own.work) } }
        let folder = own.work + "/init"
        try Disk.remove(folder)
        try Disk.makeFolder(folder)
        defer { try? Disk.remove(folder) }
        let counts = bench.isQuick ? [10, 30] : [100, 300]
        let entrants = counts.map { count in
            let names = FeatureNames.first(count).joined(separator: ",")
            return Contest.Entrant(command: { turn in
                Command(bench.scaffold, ["init", "Demo", "--features", names, "--path", "\(folder)/\(count)-\(turn)"])
            })
        }
        let samples = try bench.contest(5).run(entrants)
        let title = "init, \(counts[1]) features / \(counts[0])"
        return [Target.atMost(slack).row(title, samples[1], samples[0])]
    }
}
