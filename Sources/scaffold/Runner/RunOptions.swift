import ScaffoldKit

/// The options that the runner alone understands.
struct RunOptions: Hashable, Sendable {
    var dryRun = false
    var diff = false
    var existing = ExistingFiles.refuse
    /// `-C`; nil: the working directory.
    var workspace: String?
    var json = false
    var quiet = false
    var noColour = false

    init() {}

    init(_ arguments: ParsedArguments) throws(UsageError) {
        dryRun = arguments.has(SharedOptions.dryRun)
        diff = arguments.has(SharedOptions.diff)
        workspace = arguments.value(SharedOptions.workspace)
        json = arguments.has(SharedOptions.json)
        quiet = arguments.has(SharedOptions.quiet)
        noColour = arguments.has(SharedOptions.noColor)
        switch (arguments.has(SharedOptions.force), arguments.has(SharedOptions.skipExisting)) {
        case (true, true):
            throw .conflictingOptions(SharedOptions.force.spelling, SharedOptions.skipExisting.spelling)
        case (true, false): existing = .overwrite
        case (false, true): existing = .skip
        case (false, false): existing = .refuse
        }
    }

    /// Nothing may be written.
    var isPreview: Bool { dryRun || diff }
}
