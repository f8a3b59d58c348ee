import SwiftScan

/// A feature's files where they are with the new name.
struct RenamedFolder {
    let feature: FeatureLayout
    let target: FeatureLayout
    let prefix: FeaturePrefix
    /// The folders whose name changes: those in which a Swift file's does, and those of a suite's snapshots. Another folder of
    /// images or fixtures is named in strings.
    private let folders: Set<RelativePath>

    init(feature: FeatureLayout, target: FeatureLayout, prefix: FeaturePrefix, files: [RelativePath]) {
        self.feature = feature
        self.target = target
        self.prefix = prefix
        var folders: Set<RelativePath> = []
        for file in files where prefix.renamedFile(file.name) != nil {
            var folder = file.parent
            while folder != feature.path, folder != .root {
                if prefix.renamedFolder(folder.name) != nil { folders.insert(folder) }
                folder = folder.parent
            }
        }
        // Snapshots are found by the name of the file that takes them.
        let stems = Set(files.filter { $0.name.hasSuffix(".swift") }.map { String($0.name.dropLast(".swift".count)) })
        for file in files {
            var folder = file.parent
            while folder != feature.path, folder != .root {
                let isSuite = folder.parent.name == "__Snapshots__" && stems.contains(folder.name)
                if isSuite, prefix.renamed(folder.name) != nil { folders.insert(folder) }
                folder = folder.parent
            }
        }
        self.folders = folders
    }

    func path(of file: RelativePath) -> RelativePath {
        var names: [String] = [prefix.renamedFile(file.name) ?? file.name]
        var folder = file.parent
        while folder != feature.path, folder != .root {
            names.append(folders.contains(folder) ? prefix.renamedFolder(folder.name) ?? folder.name : folder.name)
            folder = folder.parent
        }
        return names.reversed().reduce(target.path) { $0.appending($1) }
    }

    /// A path as the record has it: below the feature's folder.
    func key(of key: String) -> String {
        guard let file = RelativePath(feature.path.string + "/" + key) else { return key }
        return String(Substring(path(of: file).string.utf8.dropFirst(target.path.string.utf8.count + 1)))
    }
}
