/// Which folders and files the scan reads: those below `scan.include`, and the core.
///
/// Not entered: hidden folders, `DerivedData`, `Pods`, `Carthage`, a feature's or library's `Tests` and `Mocks`
/// (folders of those names that no `Sources` stands above), and what `scan.exclude` names.
package struct ScanScope: Sendable {
    package let roots: [RelativePath]
    private let core: RelativePath?
    private let excluded: [ExcludePattern]

    package init(configuration: Configuration) {
        core = Self.core(configuration)
        roots = configuration.scan.include.compactMap { RelativePath($0) } + (core.map { [$0] } ?? [])
        excluded = configuration.scan.exclude.map { ExcludePattern($0) }
    }

    /// Where the core is, if that is below the workspace's folder. Of a package that is named by its path, only the
    /// module's own folder is looked at, for others of it are no part of the app.
    private static func core(_ configuration: Configuration) -> RelativePath? {
        let folder: RelativePath? =
            switch configuration.core {
            case .vendored: RelativePath(configuration.paths.core)
            case .package(.path(let path), _):
                RelativePath(path)?.appending("Sources").appending(configuration.coreModule)
            case .package(.url, _): nil
            }
        return folder == .root ? nil : folder
    }

    /// Whether a file is the core's: protocols and names for types are read there, destinations are not.
    package func isCore(_ path: RelativePath) -> Bool {
        core.map { path.isAtOrBelow($0) } ?? false
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
        return excludes(folder)
    }

    /// Whether `scan.exclude` names a path or a folder above it.
    func excludesBelow(_ path: RelativePath) -> Bool {
        var path = path
        while path != .root {
            if excludes(path) { return true }
            path = path.parent
        }
        return false
    }

    /// Whether `scan.exclude` names a file or folder.
    package func excludes(_ path: RelativePath) -> Bool {
        excluded.contains { $0.matches(path) }
    }
}
