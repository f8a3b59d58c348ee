/// How time and memory of `sync-redirects --check` grow with the workspace.
enum GrowthRows: RowGroup {
    static let name = "growth"

    /// Time a file may grow by this much from a thousand features to the largest tree: caches of file system and processor.
    private static let slack = 1.25
    /// Bytes.
    private static let memory = 100_000_000

    static func rows(_ bench: Bench) throws(BenchmarkError) -> [Row] {
        let sizes = bench.isQuick ? [10, 100, 1000] : [10, 100, 1000, 10_000]
        var trees: [WorkspaceTree] = []
        for size in sizes { trees.append(try bench.tree(features: size)) }
        let samples = try bench.contest(10).run(trees.map(bench.check))
        var rows: [Row] = []
        for index in sizes.indices {
            let title = "check, \(Format.count(sizes[index])) features, \(Format.count(trees[index].files)) files"
            let peak = samples[index].peak
            rows.append(
                Row(
                    name: title + ": peak memory",
                    ours: Format.megabytes(peak),
                    target: "< " + Format.megabytes(memory),
                    verdict: peak < memory ? .met : .missed
                )
            )
            guard index > 0 else { continue }
            let growth = Double(trees[index].files) / Double(trees[index - 1].files)
            let ratio = samples[index].ratio(to: samples[index - 1]) / growth
            let ratios = Quartiles(
                zip(samples[index].seconds, samples[index - 1].seconds).map { $0 / max($1, 1e-9) / growth }
            )
            rows.append(
                Row(
                    name: title + ": time a file / one size less",
                    ours: Format.time(samples[index].best),
                    theirs: Format.time(samples[index - 1].best),
                    ratio: Format.ratio(ratio),
                    spread: Format.range(ratios),
                    target: "≤ " + Format.ratio(slack),
                    verdict: ratio <= slack ? .met : .missed
                )
            )
        }
        return rows
    }
}
