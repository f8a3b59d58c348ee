/// The words for each error of usage.
extension UsageError {
    /// One sentence, lower-case start, no final full stop.
    var message: String {
        switch self {
        case .noCommand: "no command"
        case .unknownCommand(let name, _): "unknown command '\(name)'"
        case .unknownOption(let option, let command?, _, _): "unknown option '\(option)' for '\(command)'"
        case .unknownOption(let option, nil, _, _): "unknown option '\(option)'"
        case .editedDash(let argument, _):
            "'\(argument)' starts with a dash that isn't '-'; an editor may have changed it"
        case .repeatedOption(let option, _): "'\(option)' is given twice"
        case .unexpectedValue(let option, let value): "'\(option)' takes no value, but has '\(value)'"
        case .missingValue(let option, let placeholder): "'\(option)' needs a value: \(option) <\(placeholder)>"
        case .emptyValue(let option): "'\(option)' has an empty value"
        case .unknownValue(let owner, let value, _, _): "'\(value)' is no value of \(owner)"
        case .conflictingOptions(let first, let second): "'\(first)' and '\(second)' can't be given together"
        case .missingArgument(let name, let command, _): "'\(command)' needs <\(name)>"
        case .unexpectedArgument(let argument, _): "unexpected argument '\(argument)'"
        case .inputEnded(let argument): "input ended before \(argument) was given"
        case .folderUnknown(nil): "the working directory can't be found"
        case .folderUnknown(let path?):
            "'\(path)' is a path from the working directory, which can't be found"
        }
    }

    /// The next step.
    var help: String {
        switch self {
        case .noCommand, .unknownCommand(_, nil), .unknownOption(_, nil, nil, _):
            "see 'scaffold help' for the commands"
        case .unknownCommand(_, let nearest?): "did you mean '\(nearest)'?"
        case .unknownOption(_, _, let nearest?, _), .editedDash(_, let nearest?): "did you mean '\(nearest)'?"
        case .unknownOption(let option, _, nil, let owner?): "'\(option)' is an option of '\(owner)'"
        case .unknownOption(_, let command?, nil, nil): "see 'scaffold help \(command)' for its options"
        case .editedDash(_, nil): "type it again with '-', or put it after '--' if it is no option"
        case .repeatedOption(let option, true): "give '\(option)' once, its values separated by commas"
        case .repeatedOption(let option, false): "give '\(option)' once"
        case .unexpectedValue(let option, _): "write '\(option)' alone"
        case .missingValue(let option, _): "a value that starts with '-' is written \(option)=VALUE"
        case .emptyValue(let option): "give '\(option)' a value, or leave it out"
        case .unknownValue(_, _, let choices, let nearest):
            (nearest.map { "did you mean '\($0)'? " } ?? "") + "one of: \(choices.joined(separator: ", "))"
        case .conflictingOptions: "choose one of them"
        case .missingArgument(_, _, let usage): "usage: \(usage)"
        case .unexpectedArgument(_, let command): "see 'scaffold help \(command)'"
        case .inputEnded: "nothing was done"
        case .folderUnknown(nil): "change to a folder that exists, or name one with -C and its absolute path"
        case .folderUnknown: "change to a folder that exists, or give the absolute path"
        }
    }
}
