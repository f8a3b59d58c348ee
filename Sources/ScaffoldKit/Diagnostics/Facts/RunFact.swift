/// What keeps a command from running.
package enum RunFact: FactArea {
    /// A path on the command line at which nothing is.
    case pathMissing(String)
    /// A path on the command line that is neither a file nor a folder.
    case noFile(String)

    package var code: String {
        switch self {
        case .pathMissing: "run.path-missing"
        case .noFile: "run.no-file"
        }
    }

    package var message: String {
        switch self {
        case .pathMissing(let path): "there is no file or folder '\(path)'"
        case .noFile(let path): "'\(path)' is neither a file nor a folder"
        }
    }

    package var help: String? { "name a Swift file, or a folder that has some" }
}
