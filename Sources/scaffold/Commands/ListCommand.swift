import ScaffoldKit

/// `scaffold list`: what is there.
struct ListCommand: Command {
    enum Subject: String, Hashable, Sendable, CaseIterable {
        case features
        case screens
        case routes
        case templates
        case enums
    }

    static let spec = CommandSpec(
        "list",
        summary: "Show the features, screens, routes, templates or enums that are there",
        discussion: [
            "Routes are the deep links that the features answer, and the incoming cases that they open. Enums are all "
                + "enums outside function bodies, with what they conform to, so that you see why one is taken for a "
                + "navigation or isn't. Writes nothing."
        ],
        arguments: [
            ArgumentSpec(
                "subject",
                .optional,
                choices: Subject.allCases.map(\.rawValue),
                default: "features",
                help: "What to show.",
                question: "What to show"
            ),
            ArgumentSpec(
                "PATH",
                .any,
                default: "the workspace",
                help: "Only with enums: files and folders to read, of a workspace or not."
            ),
        ],
        shared: SharedOptions.reading,
        examples: [
            CommandSpec.Example("scaffold list screens"),
            CommandSpec.Example("scaffold list enums --json Features/Characters"),
        ]
    )

    let subject: Subject
    /// Of `enums` only; empty: the whole workspace.
    let paths: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        subject = arguments.positional(0).flatMap(Subject.init) ?? .features
        paths = Array(arguments.positionals.dropFirst())
        if subject != .enums, let path = paths.first {
            throw .unexpectedArgument(path, command: Self.spec.name)
        }
    }

    /// Enums of given paths are read with or without a workspace around them.
    var place: Place { paths.isEmpty ? .workspace : .folder(".") }

    var access: Access { .read }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        switch subject {
        case .features: try FeatureListing.outcome(in: context.workspace)
        case .screens: try ScreenListing.outcome(in: context.workspace)
        case .routes: try RouteListing.outcome(in: context.workspace)
        case .templates: try TemplateListing.outcome(in: context.workspace)
        case .enums: try EnumListingOutcome.outcome(of: paths, in: context)
        }
    }
}
