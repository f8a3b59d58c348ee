/// What starting the program costs, beyond what any Swift program costs.
enum StartUpRows: RowGroup {
    static let name = "start"

    static func rows(_ bench: Bench) throws(BenchmarkError) -> [Row] {
        let samples = try bench.contest(300).run([Command(bench.scaffold, ["--version"]), Command(bench.empty, [])])
        return [Target.atMost(2).row("--version / an empty Swift program", samples[0], samples[1])]
    }
}
