package struct EmbeddedFile: Hashable, Sendable {
    package var path: String
    package var contents: String

    package init(path: String, contents: String) {
        self.path = path
        self.contents = contents
    }
}
