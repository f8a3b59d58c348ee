import ScaffoldKit

/// `scaffold add-screen`: a screen in a feature that is there.
struct AddScreenCommand: Command {
    static let spec = CommandSpec(
        "add-screen",
        summary: "Add a screen to a feature",
        discussion: [
            "Writes the screen's view, view model, navigator and tracker below Presentation/<Screen>, with mocks and tests.",
            "Adds a case to the feature's incoming navigation, a factory method to its container and an arm to its "
                + "resolve method. The case is the screen's name without the feature's leading words: CharacterDetail in "
                + "Characters is reached as .detail.",
        ],
        arguments: [
            ArgumentSpec("Screen", help: "The screen's name, in any spelling.", question: "Name of the screen")
        ],
        options: [
            GenerateOptions.feature, GenerateOptions.payload, GenerateOptions.without, GenerateOptions.noWiring,
        ],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold add-screen CharacterDetail --feature Characters --payload 'identifier: Int'"),
            CommandSpec.Example("cd Features/Characters && scaffold add-screen CharacterFilter --without tracker"),
        ]
    )

    /// As given, like the other names.
    let screen: String
    /// nil: the one that the working directory is in.
    let feature: String?
    let payload: String?
    let without: Set<ScreenPart>
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        screen = try arguments.required(0, of: Self.spec)
        feature = arguments.value(GenerateOptions.feature)
        payload = arguments.value(GenerateOptions.payload)
        without = GenerateOptions.without(arguments)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let plan = try AddScreen(
            name: Name.given(screen),
            feature: feature,
            payload: payload.map { text throws(Failure) in try Payload(text) } ?? .none,
            without: without
        ).plan(in: context.workspace, options: GenerationOptions(context, wires: wires))
        return Outcome(
            plan,
            made: "Screen \(plan.screen ?? "") is in feature \(plan.feature)"
                + (wires ? "." : ", and nothing leads to it yet."),
            next: ["swift test"]
        )
    }
}
