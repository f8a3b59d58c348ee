/// The text of `docs/commands.md` and of the README's table, from the descriptions.
enum CommandsDocument {
    static let tableStart = "<!-- commands: start -->"
    static let tableEnd = "<!-- commands: end -->"

    static func render(_ program: ProgramSpec) -> String {
        var lines = ["# Commands", ""]
        lines += [
            "<!-- Rendered from the command descriptions by CommandsDocumentTests; RECORD=1 renders it anew. -->", "",
        ]
        lines += ["\(program.summary).", "", renderReadmeCommandTable(program), ""]
        lines += preamble
        for command in program.commands { lines += section(of: command) }
        return lines.joined(separator: "\n")
    }

    private static let preamble = [
        "Options stand anywhere on the line, before the command too; `--` ends them. A value follows its option or an `=`:",
        "`--screen List`, `--screen=List`. Names of options are never abbreviated, and an unknown one, or one given twice,",
        "is an error: nothing is done. A missing argument is asked for on a terminal, and is an error elsewhere.",
        "",
        "| exit status | meaning |",
        "|---|---|",
        "| 0 | done, or nothing to do; where the report of changes that were made can't be printed, a warning says so |",
        "| 1 | `--check` found the workspace stale; the same command without `--check` mends it |",
        "| 2 | trouble: bad usage, bad input, or a decision is needed; nothing was written. Output that was asked for (a list, "
            + "`--check`, `--dry-run`, help) and can't be printed, and `scaffold` alone, which prints its help, end with 2 too |",
        "",
        "The result goes to standard output, diagnostics go to standard error. Nothing is asked or coloured where that is",
        "not a terminal; `NO_COLOR` and `TERM=dumb` are honoured. [json.md](json.md) describes `--json`. A reader that leaves",
        "(`| head`) is no trouble. Control characters, marks of direction and invisible characters are shown as escapes,",
        "`\\u{1b}`, wherever they come from; in `--diff` tabs stay. A missing feature or screen is asked for on a terminal too.",
        "",
    ]

    /// The lines between the README's two markers, markers included.
    static func renderReadmeCommandTable(_ program: ProgramSpec) -> String {
        var lines = [tableStart, "| command | |", "|---|---|"]
        for command in program.commands {
            lines.append("| `\(escaped(command.name))` | \(prose(command.summary)) |")
        }
        lines.append(tableEnd)
        return lines.joined(separator: "\n")
    }

    private static func section(of command: CommandSpec) -> [String] {
        var lines = ["## \(command.name)", "", command.summary + ".", "", "```", command.usage, "```", ""]
        for paragraph in command.discussion { lines += [prose(paragraph), ""] }
        if !command.arguments.isEmpty {
            lines += ["| argument | |", "|---|---|"]
            lines += command.arguments.map { "| `\(escaped($0.usage))` | \(prose($0.fullHelp)) |" }
            lines.append("")
        }
        for group in OptionSpec.Group.allCases {
            let options = command.options.filter { $0.group == group }
            if options.isEmpty { continue }
            lines += ["| \(group.rawValue.lowercased()) | |", "|---|---|"]
            lines += options.map { "| `\(escaped($0.usage))` | \(prose($0.fullHelp)) |" }
            lines.append("")
        }
        if !command.examples.isEmpty {
            lines.append("```console")
            for example in command.examples {
                lines.append("$ " + example.command)
                if let output = example.output { lines.append(output) }
            }
            lines += ["```", ""]
        }
        return lines
    }

    /// Outside code, where `<Name>` would be taken for a tag.
    private static func prose(_ text: String) -> String {
        escaped(text).split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\<")
    }

    private static func escaped(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
