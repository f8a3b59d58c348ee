import ScaffoldKit

/// What becomes of a file that is to be written whole and is there with other contents.
enum ExistingFiles: Hashable, Sendable {
    case refuse
    /// `--force`
    case overwrite
    /// `--skip-existing`
    case skip

    /// The changes to make; throws where files are in the way, naming each.
    func resolve(_ changes: Changeset, wholeFiles: Set<RelativePath>) throws(Failure) -> Changeset {
        let inTheWay = changes.changes.filter {
            $0.before != nil && $0.after != nil && wholeFiles.contains($0.path)
        }
        if inTheWay.isEmpty { return changes }
        switch self {
        case .overwrite:
            return changes
        case .skip:
            let skipped = Set(inTheWay.map(\.path))
            return Changeset(changes.changes.filter { !skipped.contains($0.path) })
        case .refuse:
            let each = inTheWay.map { Diagnostic(.error, .run(.fileDiffers), at: SourceLocation(path: $0.path)) }
            throw Failure(each + [Diagnostic(.error, .run(.filesDiffer(count: inTheWay.count)))])
        }
    }
}
