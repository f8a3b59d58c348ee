/// What is wrong with a command line. Nothing is done; exit status 2.
enum UsageError: Error, Hashable, Sendable {
    case noCommand
    case unknownCommand(String, nearest: String?)
    /// `owner`: a command that has the option, where this one hasn't.
    case unknownOption(String, command: String?, nearest: String?, owner: String?)
    /// A dash that isn't ASCII's, put there by an editor or a web page.
    case editedDash(String, meant: String?)
    case repeatedOption(String, isList: Bool)
    case unexpectedValue(option: String, value: String)
    case missingValue(option: String, placeholder: String)
    case emptyValue(option: String)
    case unknownValue(of: String, value: String, choices: [String], nearest: String?)
    case conflictingOptions(String, String)
    case missingArgument(String, command: String, usage: String)
    case unexpectedArgument(String, command: String)
    /// Standard input ended while something was being asked for: `<Name>`, `--feature`.
    case inputEnded(argument: String)
    /// The working directory was removed, or can't be read. `path`: a relative one of the command line, which would be
    /// seen from it.
    case folderUnknown(path: String?)
}
