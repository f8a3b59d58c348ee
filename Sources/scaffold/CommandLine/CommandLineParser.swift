/// What a command line asks for.
enum Invocation {
    /// nil: of the program.
    case help(CommandSpec?)
    case version
    /// Required arguments may still be missing; everything else is checked.
    case run(CommandSpec, ParsedArguments)
}

/// Reads a command line by the program's description. Acts on nothing.
///
/// Options stand anywhere, before the command too; `--` ends them. A value follows its option or an `=`; one that
/// starts with a dash needs the `=`. Names are never abbreviated.
struct CommandLineParser {
    private let program: ProgramSpec
    /// Every command's options, by spelling. A name means the same shape in every command.
    private let known: [String: OptionSpec]

    init(_ program: ProgramSpec) {
        self.program = program
        var known: [String: OptionSpec] = [:]
        let options = program.commands.flatMap(\.options) + [SharedOptions.help, SharedOptions.version]
        for option in options {
            for spelling in option.spellings { known[spelling] = option }
        }
        self.known = known
    }

    /// `arguments` without the program's own name.
    func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        if asksForHelp(arguments) { return .help(try helpSubject(of: firstWord(of: arguments))) }
        var words = try split(arguments)
        guard let name = words.positionals.first else {
            if words.options.contains(where: { $0.spec.name == SharedOptions.version.name }) { return .version }
            throw .noCommand
        }
        words.positionals.removeFirst()
        if name == "help" { return try help(words) }
        guard let command = program.command(name) else { throw unknownCommand(name) }
        return .run(command, try check(words, for: command))
    }

    // MARK: Words

    private struct Words {
        var options: [(spec: OptionSpec, given: String, value: String)] = []
        var positionals: [String] = []
    }

    private func split(_ arguments: [String]) throws(UsageError) -> Words {
        var words = Words()
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if argument == "--" {
                words.positionals += arguments[index...]
                break
            }
            if Dash.isEdited(argument) { throw editedDash(argument) }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.positionals.append(argument)
                continue
            }
            let (spelling, attached) = Self.halves(of: argument)
            guard let option = known[spelling] else {
                throw unknownOption(spelling, command: words.positionals.first)
            }
            var value = ""
            if let placeholder = option.placeholder {
                if let attached {
                    value = attached
                } else if index < arguments.count, !Self.looksLikeOption(arguments[index]) {
                    value = arguments[index]
                    index += 1
                } else {
                    throw .missingValue(option: spelling, placeholder: placeholder)
                }
                if value.isEmpty { throw .emptyValue(option: spelling) }
            } else if let attached {
                throw .unexpectedValue(option: spelling, value: attached)
            }
            words.options.append((option, spelling, value))
        }
        return words
    }

    /// `--name=value` apart; nil where there is no `=`.
    private static func halves(of argument: String) -> (spelling: String, value: String?) {
        guard let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }

    private static func looksLikeOption(_ argument: String) -> Bool {
        (argument.hasPrefix("-") && argument != "-") || Dash.isEdited(argument)
    }

    // MARK: Help

    /// Help is shown even where the rest of the line is wrong.
    private func asksForHelp(_ arguments: [String]) -> Bool {
        let options = arguments.prefix { $0 != "--" }
        return options.contains("--help") || options.contains("-h")
    }

    /// The first argument that is neither an option nor an option's value.
    private func firstWord(of arguments: [String]) -> String? {
        var index = 0
        while index < arguments.count, arguments[index] != "--" {
            let argument = arguments[index]
            index += 1
            guard Self.looksLikeOption(argument) else { return argument == "help" ? nil : argument }
            if known[argument]?.placeholder != nil { index += 1 }
        }
        return nil
    }

    private func helpSubject(of name: String?) throws(UsageError) -> CommandSpec? {
        guard let name, name != "help" else { return nil }
        guard let command = program.command(name) else { throw unknownCommand(name) }
        return command
    }

    private func help(_ words: Words) throws(UsageError) -> Invocation {
        if let option = words.options.first { throw unknownOption(option.given, command: "help") }
        if words.positionals.count > 1 { throw .unexpectedArgument(words.positionals[1], command: "help") }
        return .help(try helpSubject(of: words.positionals.first))
    }

    // MARK: Checks

    private func check(_ words: Words, for command: CommandSpec) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        for (known, given, value) in words.options {
            // The choices are this command's: another one's `--kind` has others.
            guard let option = command.options.first(where: { $0.name == known.name }) else {
                throw unknownOption(given, command: command.name)
            }
            if parsed.has(option) {
                switch option.value {
                case .repeated: break
                case .list: throw .repeatedOption(option.spelling, isList: true)
                case .flag, .one: throw .repeatedOption(option.spelling, isList: false)
                }
            }
            parsed.add(value, for: option)
            if !option.choices.isEmpty {
                let given = if case .list = option.value { parsed.list(option) } else { [value] }
                for value in given { try Self.check(value, among: option.choices, of: "'\(option.spelling)'") }
            }
        }
        for (index, word) in words.positionals.enumerated() {
            guard let argument = Self.argument(at: index, of: command) else {
                throw .unexpectedArgument(word, command: command.name)
            }
            try Self.check(word, for: argument)
        }
        parsed.positionals = words.positionals
        return parsed
    }

    /// The last argument of any number takes all that follows.
    private static func argument(at index: Int, of command: CommandSpec) -> ArgumentSpec? {
        if command.arguments.indices.contains(index) { return command.arguments[index] }
        guard let last = command.arguments.last, last.count == .any else { return nil }
        return last
    }

    /// Throws where the value is none of the argument's choices.
    static func check(_ value: String, for argument: ArgumentSpec) throws(UsageError) {
        if !argument.choices.isEmpty { try check(value, among: argument.choices, of: "<\(argument.name)>") }
    }

    private static func check(_ value: String, among choices: [String], of owner: String) throws(UsageError) {
        if choices.contains(value) { return }
        let nearest = Suggestion.name(for: value, among: choices)
        throw .unknownValue(of: owner, value: value, choices: choices, nearest: nearest)
    }

    // MARK: Suggestions

    private func unknownCommand(_ name: String) -> UsageError {
        let names = program.commands.map(\.name) + ["help"]
        return .unknownCommand(name, nearest: Suggestion.name(for: name, among: names))
    }

    private func options(of command: String?) -> [OptionSpec] {
        if let command = command.flatMap(program.command) { return command.options }
        return command == nil ? known.values.sorted { $0.name < $1.name } : []
    }

    private func editedDash(_ argument: String) -> UsageError {
        let all = known.values.sorted { $0.name < $1.name }
        let name = Dash.name(in: argument)
        let meant = name.isEmpty ? nil : Suggestion.option(for: argument, among: all)
        return .editedDash(argument, meant: meant)
    }

    private func unknownOption(_ given: String, command: String?) -> UsageError {
        let owner = program.commands.first { $0.options.contains { $0.spellings.contains(given) } }
        let command = command.flatMap(program.command)?.name ?? (command == "help" ? "help" : nil)
        let nearest = Suggestion.option(for: given, among: options(of: command))
        return .unknownOption(given, command: command, nearest: nearest, owner: owner?.name)
    }
}
