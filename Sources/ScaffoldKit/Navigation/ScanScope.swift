/// Which folders and files the scan reads.
///
/// Not entered: hidden folders, `DerivedData`, `Pods`, `Carthage`, a feature's or library's `Tests` and `Mocks`
/// (folders of those names that no `Sources` stands above), the core library, and what `scan.exclude` names.
package struct ScanScope: Sendable {
    private let core: RelativePath?
    private let excluded: [ExcludePattern]

    package init(configuration: Configuration) {
        core = RelativePath(configuration.paths.core)
        excluded = configuration.scan.exclude.map { ExcludePattern($0) }
    }

    /// Whether a folder is passed by.
    package func skips(_ folder: RelativePath) -> Bool {
        let name = folder.name
        if name.hasPrefix(".") && !name.isEmpty { return true }
        switch name {
        case "DerivedData", "Pods", "Carthage":
            return true
        case "Tests", "Mocks":
            if !folder.components.dropLast().contains("Sources") { return true }
        default:
            break
        }
        if let core, !core.string.isEmpty, folder.isAtOrBelow(core) { return true }
        return excludes(folder)
    }

    /// Whether `scan.exclude` names a file or folder.
    package func excludes(_ path: RelativePath) -> Bool {
        excluded.contains { $0.matches(path) }
    }
}
