import ScaffoldKit

/// `scaffold recover`: undoes an interrupted run, or deals with a record of one that isn't obeyed.
struct RecoverCommand: Command {
    private static let accept = OptionSpec(
        "accept",
        help: "Do what a record says that isn't obeyed by itself, as an ordinary change, and remove the record."
    )
    private static let discard = OptionSpec(
        "discard",
        help: "Remove the record, and leave the files as they are."
    )

    static let spec = CommandSpec(
        "recover",
        summary: "Undo an interrupted run, or decide about a record of one that is not obeyed",
        discussion: [
            "A run that is killed leaves a record, \(Transaction.records[1]), of what it was changing. The next command that "
                + "writes undoes that run first; so does this one.",
            "A record that was not written here is not obeyed: one that came with a clone, an archive or a copy, that belongs "
                + "to another user, or that does not say where it was written. Commands that write then end with status 2, and "
                + "so does sync-redirects --check. Look at it with --diff; then --accept it or --discard it.",
        ],
        options: [accept, discard],
        shared: [SharedOptions.dryRun, SharedOptions.diff] + SharedOptions.reading,
        examples: [
            CommandSpec.Example("scaffold recover --diff"),
            CommandSpec.Example("scaffold recover --discard"),
        ]
    )

    let accepts: Bool
    let discards: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        accepts = arguments.has(Self.accept)
        discards = arguments.has(Self.discard)
        if accepts, discards { throw .conflictingOptions(Self.accept.spelling, Self.discard.spelling) }
        shows = arguments.has(SharedOptions.dryRun) || arguments.has(SharedOptions.diff)
    }

    private let shows: Bool

    var place: Place { .record }
    var access: Access { accepts || discards ? .writeAsIs : .write }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        var outcome = Outcome()
        if discards {
            // A record that can't be read is one too.
            if let found = try? RecoveryPlan(root: context.workspace.root), !found.isFound { return outcome }
            outcome.writer = .discard
            if !shows { outcome.summary = ["The record is removed; the files are as they were."] }
            return outcome
        }
        // Without an option all is done by now.
        if !accepts, !shows { return outcome }
        let plan = try RecoveryPlan(root: context.workspace.root)
        outcome.diagnostics = plan.diagnostics
        outcome.changes = accepts ? plan.changeset.followed(by: plan.removal) : plan.changeset
        outcome.writer = .accept
        if plan.isFound { outcome.summary = ["", "The interrupted run is undone."] }
        return outcome
    }
}
