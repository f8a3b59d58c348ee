import ScaffoldKit

/// `scaffold add-navigator`: what a screen needs to lead somewhere else.
struct AddNavigatorCommand: Command {
    private static let outgoing = OptionSpec(
        "outgoing",
        value: .repeated(placeholder: "CASE"),
        help:
            "A destination outside the feature, as an enum case: 'characterDetail(identifier: Int)'. Adds the case, a "
            + "navigator method that goes there, its tests, and the redirect."
    )

    static let spec = CommandSpec(
        "add-navigator",
        summary: "Give a screen a navigator, and destinations outside its feature",
        discussion: [
            "Writes the navigator's contract, the navigator, a mock and tests, and hands it to the screen's view model. "
                + "Only what is missing is added, so that the command can be run again for another destination."
        ],
        arguments: [
            ArgumentSpec(
                "Screen",
                .optional,
                default: "the feature's first screen",
                help: "The screen that gets the navigator."
            )
        ],
        options: [GenerateOptions.feature, outgoing, GenerateOptions.noWiring],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example(
                "scaffold add-navigator Home --feature Home --outgoing 'characterDetail(identifier: Int)'"
            )
        ]
    )

    /// nil: the feature's first. As given, like the other names.
    let screen: String?
    /// nil: the one that the working directory is in.
    let feature: String?
    /// As given: `characterDetail(identifier: Int)`.
    let outgoing: [String]
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        screen = arguments.positional(0)
        feature = arguments.value(GenerateOptions.feature)
        outgoing = arguments.values(Self.outgoing)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        var items: [CaseSpelling] = []
        for text in outgoing { items.append(try CaseSpelling(text)) }
        let plan = try AddNavigator(screen: screen, feature: feature, outgoing: items).plan(
            in: context.workspace,
            options: GenerationOptions(context, wires: wires)
        )
        let destinations = items.map(\.name).joined(separator: ", ")
        return Outcome(
            plan,
            made: "Screen \(plan.screen ?? "") of feature \(plan.feature) has a navigator"
                + (items.isEmpty ? "." : " that leads to \(destinations)."),
            next: items.isEmpty
                ? ["scaffold add-navigator \(plan.screen ?? "") --feature \(plan.feature) --outgoing <case>"]
                : ["swift test"]
        )
    }
}
