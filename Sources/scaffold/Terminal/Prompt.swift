import ScaffoldKit

/// Asks for what is missing.
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
            completed.positionals.append(
                try answer(to: argument.question, choices: argument.choices, for: "<\(argument.name)>")
            )
        }
        return completed
    }

    /// The arguments with what a plan could not go on without, where a terminal can be asked for it; nil where there is
    /// nothing to ask.
    func completed(
        _ arguments: ParsedArguments,
        for command: CommandSpec,
        after failure: Failure
    ) throws(UsageError) -> ParsedArguments? {
        guard console.canAsk, failure.diagnostics.count == 1, let fact = failure.diagnostics.first?.fact else {
            return nil
        }
        switch fact {
        case .generate(.featureMissing(let known)) where !known.isEmpty:
            return try completed(arguments, for: command, option: "feature", question: "Which feature", known)
        case .generate(.screenMissing(let feature, let known)) where !known.isEmpty:
            let question = "Which screen of \(feature)"
            if let index = command.arguments.firstIndex(where: { $0.name == "Screen" && $0.count == .optional }) {
                guard arguments.positionals.count == index else { return nil }
                var completed = arguments
                completed.positionals.append(try answer(to: question, choices: known, for: "<Screen>"))
                return completed
            }
            return try completed(arguments, for: command, option: "screen", question: question, known)
        case .domain(.modelUnclear(_, let words)):
            return try completed(arguments, for: command, option: "model", question: "Which model", words)
        default:
            return nil
        }
    }

    private func completed(
        _ arguments: ParsedArguments,
        for command: CommandSpec,
        option name: String,
        question: String,
        _ choices: [String]
    ) throws(UsageError) -> ParsedArguments? {
        guard let option = command.options.first(where: { $0.name == name }), !arguments.has(option) else { return nil }
        var completed = arguments
        completed.add(try answer(to: question, choices: choices, for: option.spelling), for: option)
        return completed
    }

    private func answer(to question: String, choices: [String], for owner: String) throws(UsageError) -> String {
        let listed = choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"
        while true {
            _ = console.write(.error, Array("\(VisibleText.line(question + listed)): ".utf8))
            guard let line = console.readLine() else { throw .inputEnded(argument: owner) }
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            if words.isEmpty { continue }
            let answer = words.joined(separator: " ")
            if choices.isEmpty || choices.contains(answer) { return answer }
        }
    }
}
