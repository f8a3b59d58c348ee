import ScaffoldKit

/// `scaffold add-viewmodel`: a view model that does something, in the place of a new screen's.
struct AddViewModelCommand: Command {
    private static let kind = OptionSpec(
        "kind",
        value: .one(placeholder: "KIND"),
        choices: ViewModelKind.allCases.map(\.rawValue),
        default: "stateless",
        help:
            "What it does: stateless shows what is fixed; detail shows one model; list shows models page by page; search "
            + "finds them; filter keeps what a list is narrowed down to."
    )
    private static let model = OptionSpec(
        "model",
        value: .one(placeholder: "MODEL"),
        default: "the feature's only model, or what the screen's name says",
        help: "What detail, list and search show. It is made where it isn't there, and so are its use cases."
    )
    private static let detail = OptionSpec(
        "detail",
        value: .one(placeholder: "SCREEN"),
        default: "the only other screen that one identifier opens",
        help: "The screen that an item of a list or a search leads to."
    )

    static let spec = CommandSpec(
        "add-viewmodel",
        summary: "Give a screen a view model of a kind, with its view",
        discussion: [
            "Writes the view model's contract, the view model, its state, the view and tests in the place of those that a new "
                + "screen has. Files that somebody has edited are not replaced.",
            "Makes the use cases that it needs, with everything below them, hands them to it in the container, and tests "
                + "the whole way from the HTTP client to what is shown.",
        ],
        arguments: [
            ArgumentSpec(
                "Screen",
                .optional,
                default: "the feature's first screen",
                help: "The screen whose view model it is."
            )
        ],
        options: [GenerateOptions.feature, kind, model, detail, GenerateOptions.noWiring],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold add-viewmodel Home --feature Home --kind filter"),
            CommandSpec.Example("scaffold add-viewmodel Characters --feature Characters --kind list --model Character"),
        ]
    )

    /// nil: the feature's first. As given, like the other names.
    let screen: String?
    /// nil: the one that the working directory is in.
    let feature: String?
    let kind: ViewModelKind
    let model: String?
    let detail: String?
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        screen = arguments.positional(0)
        feature = arguments.value(GenerateOptions.feature)
        kind = arguments.value(Self.kind).flatMap(ViewModelKind.init) ?? .stateless
        model = arguments.value(Self.model)
        detail = arguments.value(Self.detail)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        var modelName: Name?
        if let model { modelName = try Name.given(model) }
        let plan = try AddViewModel(
            screen: screen,
            feature: feature,
            kind: kind,
            model: modelName,
            detail: detail
        ).plan(in: context.workspace, options: GenerationOptions(context, wires: wires))
        return Outcome(
            plan,
            made: "Screen \(plan.screen ?? "") of feature \(plan.feature) has a view model of kind \(kind.rawValue).",
            next: ["swift test"]
        )
    }
}
