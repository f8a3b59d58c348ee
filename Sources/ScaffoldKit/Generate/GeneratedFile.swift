/// A file as a template renders it, before anybody asks what is there.
package struct GeneratedFile: Hashable, Sendable {
    package var path: RelativePath
    /// Empty for what is no text.
    package var text: String
    package var isExecutable: Bool
    private let raw: [UInt8]?

    package init(path: RelativePath, text: String, isExecutable: Bool = false) {
        self.path = path
        self.text = text
        self.isExecutable = isExecutable
        raw = nil
    }

    /// What is copied to the byte.
    init(path: RelativePath, raw: [UInt8], isExecutable: Bool) {
        self.path = path
        text = ""
        self.isExecutable = isExecutable
        self.raw = raw
    }

    package var bytes: [UInt8] { raw ?? Array(text.utf8) }
}

/// What to do about a file that is there already and differs from what would be written.
package enum ExistingFiles: Hashable, Sendable {
    /// The plan fails and lists what differs.
    case refuse
    /// It stays as it is; only what is missing is written.
    case skip
    case overwrite
}
