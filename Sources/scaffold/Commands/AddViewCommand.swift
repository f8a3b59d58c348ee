import ScaffoldKit

/// `scaffold add-view`: the view of the view model that a screen has.
struct AddViewCommand: Command {
    static let spec = CommandSpec(
        "add-view",
        summary: "Write the view of the view model that a screen has",
        discussion: [
            "Writes the view with its previews where it is missing, and brings it up to date where nobody has edited it. What "
                + "it shows follows from the kind of the view model."
        ],
        arguments: [
            ArgumentSpec(
                "Screen",
                .optional,
                default: "the feature's first screen",
                help: "The screen whose view it is."
            )
        ],
        options: [GenerateOptions.feature],
        shared: SharedOptions.writing,
        examples: [CommandSpec.Example("scaffold add-view Home --feature Home")]
    )

    /// nil: the feature's first. As given, like the other names.
    let screen: String?
    /// nil: the one that the working directory is in.
    let feature: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        screen = arguments.positional(0)
        feature = arguments.value(GenerateOptions.feature)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let plan = try AddView(screen: screen, feature: feature).plan(
            in: context.workspace,
            options: GenerationOptions(context)
        )
        return Outcome(
            plan,
            made: "Screen \(plan.screen ?? "") of feature \(plan.feature) has its view.",
            next: ["swift test"]
        )
    }
}
