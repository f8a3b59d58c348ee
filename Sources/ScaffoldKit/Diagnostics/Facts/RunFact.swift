/// What keeps a plan from being carried out.
package enum RunFact: FactArea {
    /// A file that would be written whole is there with other contents; which one, the diagnostic's location says.
    case fileDiffers
    /// Closes a list of such files.
    case filesDiffer(count: Int)
    /// A path on the command line at which nothing is.
    case pathMissing(String)
    /// A path on the command line that is neither a file nor a folder.
    case noFile(String)

    package var code: String {
        switch self {
        case .fileDiffers: "run.file-differs"
        case .filesDiffer: "run.files-differ"
        case .pathMissing: "run.path-missing"
        case .noFile: "run.no-file"
        }
    }

    package var message: String {
        switch self {
        case .fileDiffers: "there already, with other contents"
        case .filesDiffer(1): "a file that would be written is there already; nothing was written"
        case .filesDiffer(let count): "\(count) files that would be written are there already; nothing was written"
        case .pathMissing(let path): "there is no file or folder '\(path)'"
        case .noFile(let path): "'\(path)' is neither a file nor a folder"
        }
    }

    package var help: String? {
        switch self {
        case .fileDiffers: nil
        case .pathMissing, .noFile: "name a Swift file, or a folder that has some"
        case .filesDiffer: "--skip-existing keeps them and adds only what is missing, --force overwrites them"
        }
    }
}
