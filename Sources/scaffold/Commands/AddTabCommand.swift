import ScaffoldKit

/// `scaffold add-tab`: a feature in the app's tab bar.
struct AddTabCommand: Command {
    private static let title = OptionSpec(
        "title",
        value: .one(placeholder: "TEXT"),
        default: "the feature's name",
        help: "What stands below the symbol, in the development language."
    )
    private static let symbol = OptionSpec(
        "symbol",
        value: .one(placeholder: "NAME"),
        default: AddTab.usualSymbol,
        help: "The name of a system symbol: person.3."
    )

    static let spec = CommandSpec(
        "add-tab",
        summary: "Give a feature a tab",
        discussion: [
            "The first tab makes the tab bar in the app layer, and the root view show it: each tab has a coordinator of its "
                + "own, and a deep link selects the tab of the feature that knows it. Later tabs are added behind it."
        ],
        arguments: [
            ArgumentSpec("Feature", help: "The feature that the tab opens with.", question: "Which feature")
        ],
        options: [title, symbol, GenerateOptions.noWiring],
        shared: SharedOptions.writing,
        examples: [CommandSpec.Example("scaffold add-tab Characters --title People --symbol person.3")]
    )

    /// As given.
    let feature: String
    /// nil: the feature's name.
    let title: String?
    /// nil: a usual one.
    let symbol: String?
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        feature = try arguments.required(0, of: Self.spec)
        title = arguments.value(Self.title)
        symbol = arguments.value(Self.symbol)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let plan = try AddTab(feature: feature, title: title, symbol: symbol).plan(
            in: context.workspace,
            options: GenerationOptions(context, wires: wires)
        )
        return Outcome(
            plan,
            made: "Feature \(plan.feature) has a tab.",
            next: ["swift test", "scaffold add-tab <Feature>"]
        )
    }
}
