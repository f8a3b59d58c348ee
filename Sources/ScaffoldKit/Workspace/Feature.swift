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
        for root in featureRoots {
            for group in try addFeatures(in: root, to: &found) { _ = try addFeatures(in: group, to: &found) }
        }
        return found.values.sorted { $0.path < $1.path }
    }

    /// Returns the folders that are no features.
    private func addFeatures(
        in folder: RelativePath,
        to found: inout [RelativePath: Feature]
    ) throws(Failure) -> [RelativePath] {
        var others: [RelativePath] = []
        for child in try tree.folders(in: folder, holding: "Sources") where !child.name.hasPrefix(".") {
            let path = folder.appending(child.name)
            var isFeature = child.holds
            if !isFeature { isFeature = try holdsRecord(path) }
            if isFeature { found[path] = feature(path) } else { others.append(path) }
        }
        return others
    }

    /// The feature of exactly that name. One that stands directly in one of `paths.features` is found without a look at
    /// the others.
    package func feature(called name: String) throws(Failure) -> Feature? {
        if name.hasPrefix(".") { return nil }
        for root in featureRoots {
            // A disk that ignores case would find the folder by another spelling.
            guard try tree.kind(of: root) == .folder, try tree.children(of: root).contains(name) else { continue }
            if let feature = try feature(at: root.appending(name)) { return feature }
        }
        return try features().first { $0.name == name }
    }

    /// The feature in whose folder the working directory is.
    package func currentFeature() throws(Failure) -> Feature? {
        guard let workingDirectory else { return nil }
        for root in featureRoots where workingDirectory.isAtOrBelow(root) {
            var folder = root
            // A feature, or a group and a feature in it.
            for name in workingDirectory.components.dropFirst(root.components.count).prefix(2) {
                folder = folder.appending(String(name))
                if name.hasPrefix(".") { break }
                if let feature = try feature(at: folder) { return feature }
            }
        }
        return nil
    }

    private var featureRoots: [RelativePath] { configuration.paths.features.compactMap(RelativePath.init) }

    /// Where a new feature's folder goes.
    package func folder(forNewFeature name: Name) -> RelativePath {
        let first = configuration.paths.features.first.flatMap(RelativePath.init) ?? .root
        return first.appending(name.upperCamel)
    }

    private func feature(at path: RelativePath) throws(Failure) -> Feature? {
        var isFeature = try tree.kind(of: path.appending("Sources")) == .folder
        if !isFeature { isFeature = try holdsRecord(path) }
        guard isFeature else { return nil }
        return feature(path)
    }

    private func holdsRecord(_ path: RelativePath) throws(Failure) -> Bool {
        try tree.kind(of: path.appending(Self.featureRecord)) == .file
    }

    private func feature(_ path: RelativePath) -> Feature {
        Feature(name: path.name, path: path, module: configuration.module(folder: path.name))
    }
}
