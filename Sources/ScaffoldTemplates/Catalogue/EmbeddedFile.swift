package struct EmbeddedFile: Hashable, Sendable {
    package var path: String
    package var contents: String
    /// What is copied to the byte, because it is no text; nil for a template.
    package var bytes: [UInt8]?
    /// Not one of the program's own.
    package var isOwn: Bool
    package var isExecutable: Bool

    package init(path: String, contents: String) {
        self.path = path
        self.contents = contents
        isOwn = false
        isExecutable = false
    }

    /// A file of a workspace's own.
    package init(path: String, bytes: [UInt8], isExecutable: Bool = false) {
        self.path = path
        let text = String(decoding: bytes, as: UTF8.self)
        let isText = text.utf8.elementsEqual(bytes)
        contents = isText ? text : ""
        self.bytes = isText ? nil : bytes
        isOwn = true
        self.isExecutable = isExecutable
    }
}
