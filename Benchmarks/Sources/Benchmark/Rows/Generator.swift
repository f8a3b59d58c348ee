/// Another tool that writes files from templates, with its templates made from what `new-feature` writes.
struct Generator {
    let name: String
    let hint: String
    let isInstalled: Bool
    /// Writes the feature's files into an empty folder.
    let command: @Sendable (_ output: String) -> Command

    static func all(_ bench: Bench, feature: FeatureFiles, folder: String) throws(BenchmarkError) -> [Generator] {
        [
            try thor(bench, feature, folder + "/thor"),
            try cookiecutter(bench, feature, folder + "/cookiecutter"),
            try copier(bench, feature, folder + "/copier"),
        ]
    }

    static func thor(
        _ bench: Bench,
        _ feature: FeatureFiles,
        _ folder: String
    ) throws(BenchmarkError) -> Generator {
        try feature.write(
            to: folder + "/templates",
            suffix: ".tt",
            path: { _ in "%name%" },
            text: { "<%= \($0.rawValue) %>" }
        )
        return Generator(
            name: "Thor",
            hint: "apt-get install ruby-thor",
            isInstalled: Command("ruby", ["-e", "require 'thor'"]).works,
            command: { Command("ruby", [bench.thor + "/generator.rb", folder + "/templates", feature.name, $0]) }
        )
    }

    private static func cookiecutter(
        _ bench: Bench,
        _ feature: FeatureFiles,
        _ folder: String
    ) throws(BenchmarkError) -> Generator {
        let name = feature.name
        try Disk.write(
            #"{ "folder": "out", "name": "\#(name)", "lower": "\#(name.lowercased())" }"#,
            to: folder + "/cookiecutter.json"
        )
        try feature.write(
            to: folder + "/{{cookiecutter.folder}}",
            path: { _ in "{{cookiecutter.name}}" },
            text: { "{{ cookiecutter.\($0.rawValue) }}" }
        )
        let program = bench.environment + "/bin/cookiecutter"
        return Generator(
            name: "cookiecutter",
            hint: "Benchmarks/competitors.sh",
            isInstalled: Command(program, ["--version"]).works,
            command: { output in
                // It makes a folder of its own in the one that it is given: the output's, which is there.
                let parts = output.split(separator: "/")
                let parent = "/" + parts.dropLast().joined(separator: "/")
                let own = "folder=" + (parts.last ?? "out")
                return Command(program, ["--no-input", "--overwrite-if-exists", "-o", parent, folder, own])
            }
        )
    }

    private static func copier(
        _ bench: Bench,
        _ feature: FeatureFiles,
        _ folder: String
    ) throws(BenchmarkError) -> Generator {
        let name = feature.name
        try Disk.write(
            "_templates_suffix: \"\"\n_subdirectory: files\nname: \(name)\nlower: \(name.lowercased())\n",
            to: folder + "/copier.yml"
        )
        try feature.write(to: folder + "/files", path: { _ in "{{name}}" }, text: { "{{ \($0.rawValue) }}" })
        let program = bench.environment + "/bin/copier"
        return Generator(
            name: "copier",
            hint: "Benchmarks/competitors.sh",
            isInstalled: Command(program, ["--version"]).works,
            command: { Command(program, ["copy", "--quiet", "--defaults", folder, $0]) }
        )
    }
}
