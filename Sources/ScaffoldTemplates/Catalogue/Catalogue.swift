/// The templates that are embedded in the binary, byte for byte. Paths are below `Templates/`: `modular/feature/…`.
package enum Catalogue {
    /// Sorted by path.
    package static let files: [EmbeddedFile] = []
    /// `Sources/NavCore`, `Sources/NavCoreMocks` and `Tests/NavCoreTests`; paths start with those.
    package static let core: [EmbeddedFile] = []
}

package struct EmbeddedFile: Hashable, Sendable {
    package var path: String
    package var contents: String

    package init(path: String, contents: String) {
        self.path = path
        self.contents = contents
    }
}
