/// A feature of the workspace: a folder in one of `paths.features`.
package struct Feature: Hashable, Sendable {
    /// The folder's name, which is the feature's in `UpperCamelCase`.
    package var name: String
    package var path: RelativePath
    package var module: String
}

extension Workspace {
    package static let featureRecord = ".scaffold.json"

    /// Every feature, sorted by path.
    ///
    /// A folder directly in one of `paths.features` is one when it holds a `.scaffold.json` or a `Sources` folder. One that
    /// holds neither is a group: the folders in it are looked at the same way, but no deeper. Hidden folders are none.
    package func features() throws(Failure) -> [Feature] {
        var found: [RelativePath: Feature] = [:]
        for root in configuration.paths.features.compactMap(RelativePath.init) {
            for folder in try folders(in: root) {
                if let feature = try feature(at: folder) {
                    found[folder] = feature
                } else {
                    for inner in try folders(in: folder) {
                        if let feature = try feature(at: inner) { found[inner] = feature }
                    }
                }
            }
        }
        return found.values.sorted { $0.path < $1.path }
    }

    /// The feature in whose folder the working directory is.
    package func currentFeature() throws(Failure) -> Feature? {
        guard let workingDirectory else { return nil }
        return try features().first { workingDirectory.isAtOrBelow($0.path) }
    }

    /// Where a new feature's folder goes.
    package func folder(forNewFeature name: Name) -> RelativePath {
        let first = configuration.paths.features.first.flatMap(RelativePath.init) ?? .root
        return first.appending(name.upperCamel)
    }

    private func folders(in folder: RelativePath) throws(Failure) -> [RelativePath] {
        guard try tree.kind(of: folder) == .folder else { return [] }
        var folders: [RelativePath] = []
        for name in try tree.children(of: folder) where !name.hasPrefix(".") {
            let path = folder.appending(name)
            if try tree.kind(of: path) == .folder { folders.append(path) }
        }
        return folders
    }

    private func feature(at path: RelativePath) throws(Failure) -> Feature? {
        let hasRecord = try tree.kind(of: path.appending(Self.featureRecord)) == .file
        let hasSources = try tree.kind(of: path.appending("Sources")) == .folder
        guard hasRecord || hasSources else { return nil }
        return Feature(name: path.name, path: path, module: configuration.module(folder: path.name))
    }
}
