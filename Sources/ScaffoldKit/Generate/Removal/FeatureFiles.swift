import SwiftScan

/// The files in a feature's folder, told apart by its record.
struct FeatureFiles {
    /// nil: there is none.
    private(set) var record: FeatureRecord?
    /// As they were written last.
    private(set) var own: [FoundFile] = []
    /// Written here, and edited since.
    private(set) var edited: [FoundFile] = []
    /// Not written here.
    private(set) var foreign: [FoundFile] = []
    /// Links in the folder: what is behind them is not read.
    private(set) var links: [RelativePath] = []

    /// Everything but the record itself, sorted by path. The Finder's files count as nobody's, and so as the feature's own.
    init(of feature: FeatureLayout, in tree: any FileTree) throws(Failure) {
        record = try tree.read(feature.record).map { bytes throws(Failure) in
            try FeatureRecord(bytes, path: feature.record)
        }
        let depth = feature.path.string.utf8.count + 1
        var known: [RelativePath: Bool] = [:]
        for file in try tree.files(below: [feature.path], suffix: "", containingAny: [], skip: { _ in false }) {
            if let link = try Self.link(above: file.path, below: feature.path, in: tree, &known) {
                if links.last != link { links.append(link) }
                continue
            }
            if file.path == feature.record { continue }
            let key = String(Substring(file.path.string.utf8.dropFirst(depth)))
            switch record?.files[key] {
            case nil where file.path.name == ".DS_Store": own.append(file)
            case nil: foreign.append(file)
            case SHA256.hexadecimal(of: file.bytes): own.append(file)
            default: edited.append(file)
            }
        }
    }

    /// The first link on the way from the folder to a file; the file itself may be one.
    private static func link(
        above path: RelativePath,
        below folder: RelativePath,
        in tree: any FileTree,
        _ known: inout [RelativePath: Bool]
    ) throws(Failure) -> RelativePath? {
        var found: RelativePath?
        var current = path
        while current != folder, current != .root {
            let isLink: Bool
            if let before = known[current] {
                isLink = before
            } else {
                isLink = try tree.isLink(current)
                known[current] = isLink
            }
            if isLink { found = current }
            current = current.parent
        }
        return found
    }
}
