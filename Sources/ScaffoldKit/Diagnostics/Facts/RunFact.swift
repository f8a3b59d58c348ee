/// What keeps a command from running.
package enum RunFact: FactArea {
    /// A path on the command line at which nothing is.
    case pathMissing(String)
    /// A path on the command line that is neither a file nor a folder.
    case noFile(String)
    /// A path on the command line that is to be a folder.
    case noFolder(String)
    /// A key of scaffold.json that is read and means nothing yet.
    case withoutEffect(key: String)

    package var code: String {
        switch self {
        case .pathMissing: "run.path-missing"
        case .noFile: "run.no-file"
        case .noFolder: "run.no-folder"
        case .withoutEffect: "run.without-effect"
        }
    }

    package var message: String {
        switch self {
        case .pathMissing(let path): "there is no file or folder '\(path)'"
        case .noFile(let path): "'\(path)' is neither a file nor a folder"
        case .noFolder(let path): "'\(path)' is a file, not a folder"
        case .withoutEffect(let key): "'\(key)' has no effect yet"
        }
    }

    package var help: String? {
        switch self {
        case .pathMissing, .noFile: "name a Swift file, or a folder that has some"
        case .noFolder: "choose another folder with --path"
        case .withoutEffect: nil
        }
    }
}
