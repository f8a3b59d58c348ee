import ScaffoldKit

/// How a run ended, and all that there is to tell about it.
struct Report {
    /// A change as it is listed: without contents.
    struct Change: Hashable, Encodable {
        let path: String
        /// `create`, `modify` or `remove`.
        let action: String

        init(_ change: FileChange) {
            path = change.path.string
            action = change.before == nil ? "create" : change.after == nil ? "remove" : "modify"
        }
    }

    let command: String
    var status = RunStatus.done
    var changes = Changeset()
    /// True once the changes were made.
    var isWritten = false
    /// Whether the run is about what is printed, and not about what it leaves on the disk.
    var isForReading = true
    /// The unified diff, where it was asked for.
    var diff: String?
    var diagnostics: [Diagnostic] = []
    var report: [String] = []
    var summary: [String] = []
    var nextSteps: [String] = []
    /// The folder that those are for, where they don't work in the working directory.
    var nextPlace: String?
    var result: (any Encodable & Sendable)?

    init(command: String) {
        self.command = command
    }

    mutating func fail(_ failure: Failure) {
        status = .failed
        diagnostics += failure.diagnostics
    }
}
