import ScaffoldKit

/// `scaffold sync-redirects`: the redirect table, made true.
struct SyncRedirectsCommand: Command {
    private static let check = OptionSpec(
        "check",
        help: "Write nothing; exit with status 1 if the table is out of date, 2 if a decision is needed."
    )
    private static let explain = OptionSpec(
        "explain",
        help:
            "Print every redirect with its reason, and the destinations that nothing leads to. With --check it writes "
            + "nothing."
    )
    private static let rewrite = OptionSpec(
        "rewrite",
        help: "Put the table's whole file into its usual shape and order. Right-hand sides and comments are kept."
    )
    private static let prune = OptionSpec(
        "prune",
        help:
            "Take away redirects of types that are gone though nothing proves it, and tests that name them: those of the "
            + "types named, else all."
    )

    static let spec = CommandSpec(
        "sync-redirects",
        summary: "Bring the app's redirect table up to date with the code",
        discussion: [
            "Reads the outgoing and incoming navigation of all features. Adds an arm for every new outgoing case whose "
                + "destination is certain, removes arms whose case is gone, and leaves the rest as it is, to the byte. "
                + "Only the table's file is written, and with --prune the app layer's tests.",
            "Where no destination or more than one fits, nothing is written: each such case is listed with its "
                + "candidates and the command that decides it.",
            "Redirects of a type that the scan doesn't know stay where the workspace declares the type. Where nothing "
                + "does, but code names it or another module may have it, that is an error, and --prune takes them away.",
        ],
        arguments: [
            ArgumentSpec("TYPE", .any, help: "With --prune: a type whose redirects go, as the table names it.")
        ],
        options: [check, explain, rewrite, prune],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold sync-redirects"),
            CommandSpec.Example("scaffold sync-redirects --check"),
            CommandSpec.Example("scaffold sync-redirects --prune ShopOutgoingNavigation --dry-run"),
        ]
    )

    let checks: Bool
    let explains: Bool
    let rewrites: Bool
    let pruning: Pruning?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        checks = arguments.has(Self.check)
        explains = arguments.has(Self.explain)
        rewrites = arguments.has(Self.rewrite)
        let types = arguments.positionals
        pruning = arguments.has(Self.prune) ? (types.isEmpty ? .all : .named(types)) : nil
        if pruning == nil, let type = types.first { throw .unexpectedArgument(type, command: Self.spec.name) }
        if checks, pruning != nil { throw .conflictingOptions(Self.check.spelling, Self.prune.spelling) }
        if checks, rewrites { throw .conflictingOptions(Self.check.spelling, Self.rewrite.spelling) }
    }

    var access: Access { checks ? .check : .write }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let workspace = context.workspace
        let plan = try SyncRedirects.plan(
            tree: workspace.tree,
            configuration: workspace.configuration,
            mode: checks ? .check : .sync,
            rewrites: rewrites,
            pruning: pruning
        )
        var outcome = Outcome(plan, explains: explains)
        outcome.mode = checks ? .check : .change
        if pruning != nil, !plan.isBlocked {
            outcome.summary += plan.pruned.isEmpty ? ["Nothing is left over."] : plan.pruned.map { "\($0): taken away" }
        }
        if checks, plan.isStale, !plan.isBlocked {
            outcome.state = .stale
            outcome.diagnostics += plan.redirects.filter(\.isNew).compactMap { redirect in
                redirect.destination.map {
                    Diagnostic(
                        .warning,
                        .redirect(.missing(outgoing: redirect.outgoing, destination: $0)),
                        at: redirect.location
                    )
                }
            }
            outcome.nextSteps = [
                "scaffold sync-redirects", "scaffold sync-redirects --diff    # only show what it changes",
            ]
            outcome.summary =
                plan.removed.map { "\($0) is gone, and its redirect goes." } + ["The redirect table is out of date."]
        } else if checks {
            outcome.summary = plan.isBlocked ? [] : ["The redirect table is up to date."]
        }
        return outcome
    }
}
