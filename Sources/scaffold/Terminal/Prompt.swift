/// Asks for the required arguments that are missing.
struct Prompt {
    let console: Console

    /// The arguments with what was missing filled in: asked for on a terminal, an error elsewhere. An empty answer, or
    /// one that is no choice, is asked for again; the end of input is an error.
    func completed(_ arguments: ParsedArguments, for command: CommandSpec) throws(UsageError) -> ParsedArguments {
        var completed = arguments
        for (index, argument) in command.arguments.enumerated() where argument.count == .required {
            if completed.positional(index) != nil { continue }
            guard console.canAsk else {
                throw .missingArgument(argument.name, command: command.name, usage: command.usage)
            }
            completed.positionals.append(try answer(to: argument))
        }
        return completed
    }

    private func answer(to argument: ArgumentSpec) throws(UsageError) -> String {
        let choices = argument.choices.isEmpty ? "" : " (\(argument.choices.joined(separator: ", ")))"
        while true {
            _ = console.write(.error, Array("\(argument.question)\(choices): ".utf8))
            guard let line = console.readLine() else { throw .inputEnded(argument: argument.name) }
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            if words.isEmpty { continue }
            let answer = words.joined(separator: " ")
            if argument.choices.isEmpty || argument.choices.contains(answer) { return answer }
        }
    }
}
