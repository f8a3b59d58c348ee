import ScaffoldKit

/// `scaffold link`: a way from one feature to another.
struct LinkCommand: Command {
    private static let screen = OptionSpec(
        "screen",
        value: .one(placeholder: "NAME"),
        default: "the feature's first screen",
        help: "The screen whose navigator gets the method."
    )
    private static let name = OptionSpec(
        "as",
        value: .one(placeholder: "CASE"),
        default: "the feature's name and the case's",
        help: "The name of the outgoing case."
    )
    private static let modal = OptionSpec(
        "modal",
        value: .one(placeholder: "STYLE"),
        choices: ["sheet", "cover"],
        default: "none: it is pushed",
        help: "Present it over what is there: as a sheet, or as a full-screen cover."
    )

    static let spec = CommandSpec(
        "link",
        summary: "Lead from a screen to another feature's destination",
        discussion: [
            "Adds the outgoing case with the incoming case's payload, the navigator's method, the redirect, and the mock "
                + "and tests of each. The outgoing enum and the navigator are made where they are missing."
        ],
        arguments: [
            ArgumentSpec(
                "From",
                help: "The feature that leads there, or one of its screens: Home.Offers.",
                question: "From which feature"
            ),
            ArgumentSpec(
                "To",
                help: "An incoming case: Characters.detail. A feature alone stands for its entry.",
                question: "To which feature's case, as Characters.detail"
            ),
        ],
        options: [screen, name, modal, GenerateOptions.noWiring],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold link Home Characters.detail"),
            CommandSpec.Example("scaffold link Home Characters --as people --modal sheet"),
        ]
    )

    /// As given: a feature, or `Feature.Screen`.
    let from: String
    /// As given: `Characters.detail`.
    let to: String
    /// nil: the feature's first.
    let screen: String?
    /// nil: what the redirect rules find.
    let name: String?
    let presentation: NavigatorRoute.Presentation
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        from = try arguments.required(0, of: Self.spec)
        to = try arguments.required(1, of: Self.spec)
        screen = arguments.value(Self.screen)
        name = arguments.value(Self.name)
        presentation = arguments.value(Self.modal).flatMap(NavigatorRoute.Presentation.init) ?? .push
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let link = LinkFeatures(from: from, to: to, screen: screen, name: name, presentation: presentation)
        let plan = try link.plan(in: context.workspace, options: GenerationOptions(context, wires: wires))
        return Outcome(
            plan,
            made: "Screen \(plan.screen ?? "") of feature \(plan.feature) leads to \(to).",
            next: ["swift test"]
        )
    }
}
