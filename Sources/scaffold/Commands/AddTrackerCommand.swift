import ScaffoldKit

/// `scaffold add-tracker`: what is worth knowing about the use of a screen.
struct AddTrackerCommand: Command {
    private static let event = OptionSpec(
        "event",
        value: .repeated(placeholder: "CASE"),
        help:
            "An event, as an enum case: 'itemSelected(identifier: Int)'. Adds the case with its name and properties, a "
            + "tracker method that tracks it, and its tests."
    )

    static let spec = CommandSpec(
        "add-tracker",
        summary: "Give a screen a tracker, and events",
        discussion: [
            "Writes the tracker's contract, the tracker, its events, a mock and tests, and hands it to the screen's view "
                + "model. Only what is missing is added, so that the command can be run again for another event."
        ],
        arguments: [
            ArgumentSpec(
                "Screen",
                .optional,
                default: "the feature's first screen",
                help: "The screen that gets the tracker."
            )
        ],
        options: [GenerateOptions.feature, event, GenerateOptions.noWiring],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold add-tracker Home --feature Home --event 'itemSelected(identifier: Int)'")
        ]
    )

    /// nil: the feature's first. As given, like the other names.
    let screen: String?
    /// nil: the one that the working directory is in.
    let feature: String?
    /// As given: `itemSelected(identifier: Int)`.
    let events: [String]
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        screen = arguments.positional(0)
        feature = arguments.value(GenerateOptions.feature)
        events = arguments.values(Self.event)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        var items: [CaseSpelling] = []
        for text in events { items.append(try CaseSpelling(text)) }
        let plan = try AddTracker(screen: screen, feature: feature, events: items).plan(
            in: context.workspace,
            options: GenerationOptions(context, wires: wires)
        )
        return Outcome(
            plan,
            made: "Screen \(plan.screen ?? "") of feature \(plan.feature) has a tracker"
                + (items.isEmpty ? "." : " of \(items.map(\.name).joined(separator: ", "))."),
            next: items.isEmpty
                ? ["scaffold add-tracker \(plan.screen ?? "") --feature \(plan.feature) --event <case>"]
                : ["swift test"]
        )
    }
}
