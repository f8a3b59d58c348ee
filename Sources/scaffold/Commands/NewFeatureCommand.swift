import ScaffoldKit

/// `scaffold new-feature`: a feature module, wired in.
struct NewFeatureCommand: Command {
    private static let screen = OptionSpec(
        "screen",
        value: .one(placeholder: "NAME"),
        default: "the feature's name",
        help: "The name of the feature's first screen."
    )

    private static let parts = OptionSpec(
        "with",
        value: .list(placeholder: "PARTS"),
        choices: PartChoice.all,
        help:
            "Layers for the first screen, from the data to the view: repository=local-first, datasource=rest, "
            + "usecase=get, viewmodel=list. A layer that another needs is made without being named."
    )
    private static let model = OptionSpec(
        "model",
        value: .one(placeholder: "MODEL"),
        default: "the feature's name in the singular",
        help: "The model that the layers are about."
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
        options: [
            screen, GenerateOptions.without, parts, model, GenerateOptions.fields, GenerateOptions.identifier,
            GenerateOptions.noWiring,
        ],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold new-feature Characters --screen CharacterList"),
            CommandSpec.Example("scaffold new-feature Episodes --without tracker --dry-run"),
            CommandSpec.Example(
                "scaffold new-feature Characters "
                    + "--with repository=local-first,datasource=rest,usecase=get,viewmodel=list"
            ),
        ]
    )

    /// As given, like the other names.
    let name: String
    /// nil: the feature's name.
    let screen: String?
    let without: Set<ScreenPart>
    let choices: [PartChoice]
    /// nil: what the feature's name says. As given.
    let model: String?
    let fields: String?
    let identifier: String?
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        name = try arguments.required(0, of: Self.spec)
        screen = arguments.value(Self.screen)
        without = GenerateOptions.without(arguments)
        choices = try PartChoice.choices(arguments.list(Self.parts))
        model = arguments.value(Self.model)
        fields = arguments.value(GenerateOptions.fields)
        identifier = arguments.value(GenerateOptions.identifier)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        var screenName: Name?
        if let screen { screenName = try Name.given(screen) }
        var parts = FeatureParts(fields: fields, identifier: identifier)
        if let model { parts.model = try Name.given(model) }
        for choice in choices { choice.add(to: &parts) }
        let plan = try NewFeature(
            name: Name.given(name),
            spelling: name,
            screen: screenName,
            without: without,
            parts: parts
        ).plan(in: context.workspace, options: GenerationOptions(context, wires: wires))
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
