/// The options that mean the same in every command that takes them.
enum SharedOptions {
    static let dryRun = OptionSpec(
        "dry-run",
        group: .writing,
        help: "List the changes and write nothing."
    )
    static let diff = OptionSpec(
        "diff",
        group: .writing,
        help: "Show the changes as a unified diff and write nothing."
    )
    static let force = OptionSpec(
        "force",
        group: .writing,
        help: "Overwrite files that are there already with other contents."
    )
    static let skipExisting = OptionSpec(
        "skip-existing",
        group: .writing,
        help: "Leave files that are there already as they are; add only what is missing."
    )
    static let workspace = OptionSpec(
        "workspace",
        short: "C",
        value: .one(placeholder: "DIR"),
        default: "the nearest folder with scaffold.json, from the working directory upwards",
        group: .general,
        help: "The workspace's folder. (For init: the folder to start from.)"
    )
    static let json = OptionSpec(
        "json",
        group: .general,
        help: "Print one JSON object with the changes, the diagnostics and the result."
    )
    static let quiet = OptionSpec(
        "quiet",
        group: .general,
        help: "Print errors, warnings and what was asked for; no account of what was done."
    )
    static let noColor = OptionSpec(
        "no-color",
        group: .general,
        help: "Never use colour. The same as a NO_COLOR in the environment."
    )
    static let help = OptionSpec("help", short: "h", group: .general, help: "Show help.")
    static let version = OptionSpec("version", group: .general, help: "Show the version.")

    /// Of a command that only reads.
    static let reading = [workspace, json, quiet, noColor, help]
    /// Of a command that writes.
    static let writing = [dryRun, diff, force, skipExisting] + reading
}
