/// `sync-redirects --check` against ripgrep's search for the contracts' common name.
enum CheckRows: RowGroup {
    static let name = "check"

    static func rows(_ bench: Bench) throws(BenchmarkError) -> [Row] {
        let tree = try bench.tree(features: bench.features)
        let size = "\(Format.count(tree.features)) features, \(Format.count(tree.files)) files"
        let title = "check, \(size)"
        let ripgrep = Command("rg", ["--version"])
        guard ripgrep.works else { return [.notInstalled(title + " / rg -l", "apt-get install ripgrep")] }

        let contest = try bench.contest(25)
        let samples = try contest.run([
            bench.check(tree),
            Command("rg", ["-l", "NavigationContract", tree.root]),
            Command("rg", ["-l", "NavigationContract"] + tree.scanned),
        ])
        // Each feature has four files that name a contract; fewer means that an ignore file hid some from ripgrep.
        for index in [1, 2] {
            let lines = try contest.output(index).count { $0 == UInt8(ascii: "\n") }
            guard lines >= tree.features * 4 else {
                throw .unequal("rg found \(lines) files of \(tree.features * 4)")
            }
        }
        let target = Target.atMost(1)
        return [
            target.row(title + " / rg -l on the tree", samples[0], samples[1]),
            target.row("the same / rg -l on the folders that we read, no tests", samples[0], samples[2]),
            try dense(bench),
        ]
    }

    /// The hardest tree: every file is searched by both, and the table is large beside them.
    private static func dense(_ bench: Bench) throws(BenchmarkError) -> Row {
        let tree = try bench.tree(features: bench.isQuick ? 40 : 200, kind: .dense)
        let samples = try bench.contest(25).run([
            bench.check(tree), Command("rg", ["-l", "NavigationContract", tree.root]),
        ])
        let title = "check, \(Format.count(tree.arms)) arms, \(Format.count(tree.files)) files, no tests / rg -l"
        return Target.atMost(1).row(title, samples[0], samples[1])
    }
}
