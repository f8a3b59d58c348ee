/// `new-feature` against other generators, which write the same files with the same text.
enum NewFeatureRows: RowGroup {
    static let name = "generate"

    static func rows(_ bench: Bench) throws(BenchmarkError) -> [Row] {
        let own = bench.inMemory(name)
        defer { if own.work != bench.work { try? Disk.remove(own.work) } }
        let folder = own.work + "/new-feature"
        try Disk.remove(folder)
        try Disk.makeFolder(folder)
        let workspace = folder + "/workspace"
        let errors = folder + "/errors"
        try Command(bench.scaffold, ["init", "Demo", "--path", workspace]).run(errors: errors)

        let sample = folder + "/sample"
        try Disk.copy(workspace, to: sample)
        try Command(bench.scaffold, ["new-feature", "Zephyr", "-C", sample]).run(errors: errors)
        let feature = try FeatureFiles(below: sample + "/Features/Zephyr", name: "Zephyr")

        let others = try Generator.all(bench, feature: feature, folder: folder)
        let ready = others.filter(\.isInstalled)
        var entrants = [
            Contest.Entrant(
                preparation: { turn throws(BenchmarkError) in
                    try Disk.copy(workspace, to: "\(folder)/workspace-\(turn)")
                },
                command: { Command(bench.scaffold, ["new-feature", "Zephyr", "-C", "\(folder)/workspace-\($0)"]) }
            )
        ]
        for generator in ready {
            entrants.append(
                Contest.Entrant(
                    preparation: { turn throws(BenchmarkError) in
                        try Disk.makeFolder("\(folder)/\(generator.name)-\(turn)")
                    },
                    command: { generator.command("\(folder)/\(generator.name)-\($0)") }
                )
            )
        }
        let samples = try bench.contest(30).run(entrants)
        for generator in ready { try feature.compare(with: "\(folder)/\(generator.name)-1", generator.name) }
        let size = "\(feature.files.count) files, \(Format.fixed(Double(feature.bytes) / 1000, 1)) kB"
        let rows = others.map { generator in
            let title = "new-feature, \(size) / \(generator.name)"
            guard let place = ready.firstIndex(where: { $0.name == generator.name }) else {
                return Row.notInstalled(title, generator.hint)
            }
            return Target.timesFaster(10).row(title, samples[0], samples[place + 1])
        }
        try Disk.remove(folder)
        return rows
    }
}
