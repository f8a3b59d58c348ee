/// A workspace's own template, at one size and at ten times that: parsing and rendering are linear.
enum RenderingRows: RowGroup {
    static let name = "rendering"

    /// Ten times the template may take this many times ten times the time.
    private static let slack = 1.25
    private static let blocks = 600

    /// About half a kilobyte when rendered.
    private static let block = """
        /// {{ feature.title }}: {{ feature.name|lowercase }} in {{ app }}, module {{ modules.core }}.
        {% if screen.navigator %}struct {{ feature.name }}{{ screen.name|upperFirstLetter }} {
        {%- for word in feature.name|split:"e" %}
            let {{ word|lowerFirstLetter }}{{ forloop.counter }} = "{{ word }}, {{ feature.incoming }}"
        {%- endfor %}
            /* Text without a variable, as most of a template is: what it costs is a copy. The quick brown fox
               jumps over the lazy dog, and the dog does not mind. */
        }
        {% else %}{# nothing #}{% endif %}

        """

    static func rows(_ bench: Bench) throws(BenchmarkError) -> [Row] {
        let folder = bench.work + "/rendering"
        try Disk.remove(folder)
        var commands: [Command] = []
        let sizes = [0, blocks, blocks * 10]
        for size in sizes {
            let root = "\(folder)/\(size)"
            try Command(bench.scaffold, ["init", "Demo", "--path", root]).run(errors: bench.work + "/errors")
            let template = root + "/.scaffold/templates/modular/feature/{{ feature.path }}/Large.txt"
            if size > 0 { try Disk.write(String(repeating: block, count: size), to: template) }
            commands.append(Command(bench.scaffold, ["new-feature", "Zephyr", "--dry-run", "-C", root]))
        }
        let samples = try bench.contest(20).run(commands)
        // What the command does besides is the same in all three.
        let small = samples[1].best - samples[0].best
        let large = samples[2].best - samples[0].best
        let ratio = large / max(small, 1e-6) / 10
        let turns = zip(samples[0].seconds, zip(samples[1].seconds, samples[2].seconds)).map { base, times in
            (times.1 - base) / max(times.0 - base, 1e-6) / 10
        }
        let bytes = block.utf8.count * blocks * 10
        let row = Row(
            name: "rendering: time a byte of a \(Format.megabytes(bytes)) template / of a tenth of it",
            ours: Format.time(large),
            theirs: Format.time(small),
            ratio: Format.ratio(ratio),
            spread: Format.range(Quartiles(turns)),
            target: "≤ " + Format.ratio(slack),
            verdict: ratio <= slack ? .met : .missed
        )
        try Disk.remove(folder)
        return [row]
    }
}
