/// The text of `--help`, from the descriptions: 80 columns, whatever the terminal's width, so that it is always the same.
enum HelpRenderer {
    private static let width = 80
    private static let column = 26

    static func help(of program: ProgramSpec) -> String {
        var lines = wrapped(program.summary + ".", width: width)
        lines += ["", "Usage: \(program.name) <command> [arguments] [options]", "", "Commands:"]
        lines += rows(program.commands.map { ($0.name, $0.summary) })
        lines += ["", "Options:"]
        lines += rows([SharedOptions.help, SharedOptions.version].map { ($0.usage, $0.fullHelp) })
        lines += ["", "'\(program.name) help <command>' tells more about one of them."]
        lines += ["Exit status: 0 done or nothing to do, 1 --check found something to mend, 2 trouble."]
        return text(lines)
    }

    static func help(of command: CommandSpec) -> String {
        var lines = wrapped(command.summary + ".", width: width)
        lines += ["", "Usage: " + command.usage]
        for paragraph in command.discussion {
            lines.append("")
            lines += wrapped(paragraph, width: width)
        }
        if !command.arguments.isEmpty {
            lines += ["", "Arguments:"] + rows(command.arguments.map { ($0.usage, $0.fullHelp) })
        }
        for group in OptionSpec.Group.allCases {
            let options = command.options.filter { $0.group == group }
            if options.isEmpty { continue }
            lines += ["", group.rawValue + ":"] + rows(options.map { ($0.usage, $0.fullHelp) })
        }
        if !command.examples.isEmpty { lines += ["", "Examples:"] }
        for example in command.examples {
            lines.append("  $ " + example.command)
            for line in example.output?.split(separator: "\n", omittingEmptySubsequences: false) ?? [] {
                lines.append(line.isEmpty ? "" : "  " + line)
            }
        }
        return text(lines)
    }

    /// Two columns; a term that is too long for the first has a line of its own.
    private static func rows(_ rows: [(term: String, text: String)]) -> [String] {
        rows.flatMap { row in
            let term = "  " + row.term
            let text = wrapped(row.text, width: width - column)
            var lines = text.map { String(repeating: " ", count: column) + $0 }
            guard term.count + 2 <= column, let first = text.first else { return [term] + lines }
            lines[0] = term + String(repeating: " ", count: column - term.count) + first
            return lines
        }
    }

    private static func text(_ lines: [String]) -> String {
        lines.joined(separator: "\n") + "\n"
    }
}
