/// The templates that are embedded in the binary, byte for byte. Paths are below `Templates/`: `modular/feature/…`.
///
/// `Embedded` is written by the build plugin. Nothing here costs anything before it is first used.
package enum Catalogue {
    /// Sorted by path, as bytes.
    package static let files = files(from: Embedded.templates)
    /// `Sources/NavCore`, `Sources/NavCoreMocks` and `Tests/NavCoreTests`; paths start with those. Sorted by path.
    package static let core = files(from: Embedded.core)

    /// The files below a folder, whose paths are what follows the folder's; empty where there is none.
    package static func files(in folder: String) -> [EmbeddedFile] {
        files.below(folder)
    }

    private static func files(from strings: [String]) -> [EmbeddedFile] {
        stride(from: 0, to: strings.count - 1, by: 2).map { index in
            EmbeddedFile(path: strings[index], contents: strings[index + 1])
        }
    }
}
