import EmbeddedTemplates

/// The templates that are embedded in the binary, byte for byte. Nothing here costs anything before its first use.
package enum Catalogue {
    /// Paths are below `Templates/`: `modular/feature/…`. Sorted by path, as bytes.
    package static let files = embedded.below("Templates")
    /// `Sources/NavCore`, `Sources/NavCoreMocks` and `Tests/NavCoreTests`; paths start with those. Sorted alike.
    package static let core = embedded.filter { !$0.path.hasPrefix("Templates/") }

    /// The files below a folder, whose paths are what follows the folder's; empty where there is none.
    package static func files(in folder: String) -> [EmbeddedFile] {
        files.below(folder)
    }

    private static let embedded = stride(from: 0, to: Embedded.files.count - 1, by: 2).map { index in
        EmbeddedFile(path: Embedded.files[index], contents: Embedded.files[index + 1])
    }
}
