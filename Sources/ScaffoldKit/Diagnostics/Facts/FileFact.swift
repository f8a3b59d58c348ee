/// What stands in the way of reading a path; which one, the diagnostic's location says.
package enum FileFact: FactArea {
    /// `reason` in the system's words.
    case unreadable(reason: String)
    case isFolder
    /// A socket, a pipe, a device.
    case isNoFile
    /// A symbolic link leads out of the workspace.
    case outside

    package var code: String {
        switch self {
        case .unreadable: "file.unreadable"
        case .isFolder: "file.is-folder"
        case .isNoFile: "file.is-no-file"
        case .outside: "file.outside"
        }
    }

    package var message: String {
        switch self {
        case .unreadable(let reason): "can't be read: \(reason)"
        case .isFolder: "a folder stands where a file is expected"
        case .isNoFile: "not a regular file"
        case .outside: "a symbolic link leads out of the workspace"
        }
    }

    package var help: String? {
        switch self {
        case .unreadable:
            "make it readable for you, or name its folder in \"scan\": { \"exclude\": [...] } of scaffold.json"
        case .isFolder: "move the folder out of the way"
        case .isNoFile: "remove it, or put a regular file there"
        case .outside: "put the file itself there, or let the link lead to a place below scaffold.json"
        }
    }
}
