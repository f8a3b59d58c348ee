import ScaffoldKit

/// What a plan is made from.
struct PlanningContext: Sendable {
    /// For `Place.folder` one of that folder with the configuration's defaults, named after the folder.
    let workspace: Workspace
    /// The workspace's folder as seen from the working directory: `../Demo`; empty where it is that one.
    let place: String
    /// What becomes of files that are to be written whole and are there with other contents.
    let existing: ExistingFiles
    /// Reads below any folder: absolute, or relative to the working directory (to `-C`'s where it is given).
    let folder: @Sendable (String) throws(Failure) -> any FileTree
    /// The kind of what is at such a path; nil where nothing is.
    let kind: @Sendable (String) throws(Failure) -> FileKind?
}
