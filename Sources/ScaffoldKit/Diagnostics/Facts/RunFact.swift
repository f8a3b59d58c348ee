/// What keeps a plan from being carried out.
package enum RunFact: FactArea {
    /// A file that would be written whole is there with other contents; which one, the diagnostic's location says.
    case fileDiffers
    /// Closes a list of such files.
    case filesDiffer(count: Int)
    /// The command has no engine behind it yet.
    case notWired(command: String)

    package var code: String {
        switch self {
        case .fileDiffers: "run.file-differs"
        case .filesDiffer: "run.files-differ"
        case .notWired: "run.not-wired"
        }
    }

    package var message: String {
        switch self {
        case .fileDiffers: "there already, with other contents"
        case .filesDiffer(1): "a file that would be written is there already; nothing was written"
        case .filesDiffer(let count): "\(count) files that would be written are there already; nothing was written"
        case .notWired(let command): "'\(command)' is not wired yet"
        }
    }

    package var help: String? {
        switch self {
        case .fileDiffers, .notWired: nil
        case .filesDiffer: "--skip-existing keeps them and adds only what is missing, --force overwrites them"
        }
    }
}
