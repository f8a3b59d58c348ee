import ScaffoldKit

/// `scaffold new-feature`: a feature module, wired in.
struct NewFeatureCommand: Command {
    private static let screen = OptionSpec(
        "screen",
        value: .one(placeholder: "NAME"),
        default: "the feature's name",
        help: "The name of the feature's first screen."
    )

    static let spec = CommandSpec(
        "new-feature",
        summary: "Write a feature module and wire it into the app",
        discussion: [
            "Writes Features/<Name>: the feature's entry, its container, its incoming navigation and deep links, a first "
                + "screen, mocks and tests.",
            "Adds the module to Package.swift, AppContainer and the test plan, and brings the redirect table up to "
                + "date. An undecided redirect is listed and stops nothing.",
        ],
        arguments: [
            ArgumentSpec(
                "Name",
                help: "The feature's name, in any spelling: Characters, character-list.",
                question: "Name of the feature"
            )
        ],
        options: [screen, GenerateOptions.without, GenerateOptions.noWiring],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold new-feature Characters --screen CharacterList"),
            CommandSpec.Example("scaffold new-feature Episodes --without tracker --dry-run"),
        ]
    )

    /// As given, like the other names.
    let name: String
    /// nil: the feature's name.
    let screen: String?
    let without: Set<ScreenPart>
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        name = try arguments.required(0, of: Self.spec)
        screen = arguments.value(Self.screen)
        without = GenerateOptions.without(arguments)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        var screenName: Name?
        if let screen { screenName = try Name.given(screen) }
        let plan = try NewFeature(name: Name.given(name), spelling: name, screen: screenName, without: without).plan(
            in: context.workspace,
            options: GenerationOptions(context, wires: wires)
        )
        let outgoing = plan.feature.prefix(1).lowercased() + plan.feature.dropFirst()
        return Outcome(
            plan,
            made: wires ? "Feature \(plan.feature) is in the app." : "Feature \(plan.feature) is written.",
            next: [
                "swift test",
                "scaffold add-screen <Screen> --feature \(plan.feature)",
                "scaffold add-navigator --feature <Other> --outgoing \(outgoing)    # lead here from elsewhere",
            ]
        )
    }
}
