/// A file as a template renders it, before anybody asks what is there.
package struct GeneratedFile: Hashable, Sendable {
    package var path: RelativePath
    package var text: String

    package init(path: RelativePath, text: String) {
        self.path = path
        self.text = text
    }
}

/// What to do about a file that is there already and differs from what would be written.
package enum ExistingFiles: Hashable, Sendable {
    /// The plan fails and lists what differs.
    case refuse
    /// It stays as it is; only what is missing is written.
    case skip
    case overwrite
}
