/// What the rows share: the programs to measure, and how much work to give them.
struct Bench {
    let scaffold: String
    /// An empty Swift program, built as `scaffold` is.
    let empty: String
    /// A program that parses files with swift-syntax, where it could be built.
    let swiftSyntax: String?
    /// A folder with `cookiecutter` and `copier`, made by `Benchmarks/competitors.sh`.
    let environment: String
    /// The folder with the Thor script.
    let thor: String
    /// Where trees and what the runs print go.
    var work: String
    let isQuick: Bool

    /// The same, with its work in memory where the system has a file system there: ext4 searches long for a free place after
    /// many files were deleted, and rows that write into fresh folders again and again would measure that.
    func inMemory(_ name: String) -> Bench {
        guard Disk.isWritable("/dev/shm") else { return self }
        var bench = self
        bench.work = "/dev/shm/scaffold-bench-\(name)"
        return bench
    }

    func turns(_ full: Int) -> Int { isQuick ? max(3, full / 5) : full }

    func contest(_ turns: Int) throws(BenchmarkError) -> Contest {
        try Disk.makeFolder(work)
        return Contest(folder: work, turns: self.turns(turns))
    }

    func tree(features: Int, kind: WorkspaceTree.Kind = .ordinary) throws(BenchmarkError) -> WorkspaceTree {
        let name = kind == .ordinary ? "tree" : "tree-dense"
        let tree = WorkspaceTree(root: "\(work)/\(name)-\(features)", features: features, kind: kind)
        let names = WorkspaceTree.written.joined(separator: ",")
        try tree.make(
            start: { root throws(BenchmarkError) in
                let command = Command(scaffold, ["init", "Bench", "--features", names, "--path", root])
                try command.run(errors: work + "/errors-init")
            },
            sync: { root throws(BenchmarkError) in
                complain("wrote \(root)")
                try Command(scaffold, ["sync-redirects", "-C", root]).run(errors: work + "/errors-sync")
            }
        )
        return tree
    }

    func check(_ tree: WorkspaceTree) -> Command {
        Command(scaffold, ["sync-redirects", "--check", "-C", tree.root])
    }

    /// The size of the large tree of most rows.
    var features: Int { isQuick ? 200 : 1000 }
}

/// Rows that belong together.
protocol RowGroup: SendableMetatype {
    /// What `--only` names.
    static var name: String { get }
    static func rows(_ bench: Bench) throws(BenchmarkError) -> [Row]
}
