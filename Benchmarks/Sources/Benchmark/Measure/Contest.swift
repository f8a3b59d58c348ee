/// Commands that are run in turn, so that what else the machine does falls on all of them alike.
struct Contest {
    struct Entrant {
        /// Run before the clock starts.
        var preparation: (_ turn: Int) throws(BenchmarkError) -> Void = { _ in }
        var command: (_ turn: Int) -> Command
    }

    /// Where what the commands print goes.
    let folder: String
    let turns: Int

    /// The samples of each command, in the order given: the same index is the same turn. Turn 0 is not counted: it
    /// fills the caches.
    func run(_ entrants: [Entrant]) throws(BenchmarkError) -> [Samples] {
        var samples = entrants.map { _ in Samples() }
        for turn in 0...turns {
            // Every other turn goes backwards, so that none always follows the same one.
            let order = Array(entrants.indices)
            for index in turn.isMultiple(of: 2) ? order : order.reversed() {
                try entrants[index].preparation(turn)
                let cost = try entrants[index].command(turn).run(
                    output: folder + "/output-\(index)",
                    errors: folder + "/errors-\(index)"
                )
                if turn > 0 { samples[index].add(cost) }
            }
        }
        return samples
    }

    func run(_ commands: [Command]) throws(BenchmarkError) -> [Samples] {
        try run(commands.map { command in Entrant { _ in command } })
    }

    /// What the command at an index printed in the last turn.
    func output(_ index: Int) throws(BenchmarkError) -> [UInt8] {
        try Disk.read(folder + "/output-\(index)")
    }
}
