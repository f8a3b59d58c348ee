/// A command, as data: the parser, the help, the suggestions and the documents derive from it.
struct CommandSpec: Sendable {
    /// Something to type, and what it prints where that is worth showing.
    struct Example: Hashable, Sendable {
        let command: String
        let output: String?

        init(_ command: String, output: String? = nil) {
            self.command = command
            self.output = output
        }
    }

    /// `new-feature`.
    let name: String
    /// One line, without a full stop.
    let summary: String
    /// Paragraphs, each one string.
    let discussion: [String]
    let arguments: [ArgumentSpec]
    /// The command's own, then those that it shares with others.
    let options: [OptionSpec]
    let examples: [Example]

    init(
        _ name: String,
        summary: String,
        discussion: [String] = [],
        arguments: [ArgumentSpec] = [],
        options: [OptionSpec] = [],
        shared: [OptionSpec] = [],
        examples: [Example] = []
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.arguments = arguments
        self.options = options + shared
        self.examples = examples
    }

    /// `scaffold new-feature <Name> [options]`.
    var usage: String {
        let arguments = arguments.map { " " + $0.usage }.joined()
        return "scaffold \(name)\(arguments)\(options.isEmpty ? "" : " [options]")"
    }
}

/// The whole program, as data.
struct ProgramSpec: Sendable {
    let name = "scaffold"
    let summary: String
    let commands: [CommandSpec]

    func command(_ name: String) -> CommandSpec? {
        commands.first { $0.name == name }
    }
}
