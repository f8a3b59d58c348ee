import ScaffoldKit

/// `scaffold add-usecase`: one thing that a view model can ask the domain for.
struct AddUseCaseCommand: Command {
    static let spec = CommandSpec(
        "add-usecase",
        summary: "Add a use case to a feature",
        discussion: [
            "Writes the use case with its contract, its mock and its tests. It asks the repository of its model, which is "
                + "made, local-first, where there is none, and so is the model.",
            "The name says which model and how many: GetCharacter is one Character, GetCharacters and GetCharacterPage are "
                + "a page of them. It begins with Get, Refresh, Search, Fetch or Load; with another verb, --kind says what "
                + "the use case does. Near the name of a model that is there, --model says which one is meant.",
        ],
        arguments: [
            ArgumentSpec("Name", help: "The use case's name, in any spelling.", question: "Name of the use case")
        ],
        options: [
            DomainOptions.kind, DomainOptions.model, DomainOptions.returns, GenerateOptions.feature,
            GenerateOptions.noWiring,
        ],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold add-usecase GetCharacters --kind get --feature Characters"),
            CommandSpec.Example(
                "cd Features/Characters && scaffold add-usecase ReloadHero --kind refresh --model Character"
            ),
            CommandSpec.Example("scaffold add-usecase FormatName --kind logic --feature Characters"),
        ]
    )

    /// As given, like the other names.
    let name: String
    /// nil: what the name says.
    let kind: UseCaseKind?
    let model: String?
    let returns: UseCaseResult?
    /// nil: the one that the working directory is in.
    let feature: String?
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        name = try arguments.required(0, of: Self.spec)
        kind = arguments.value(DomainOptions.kind).flatMap(UseCaseKind.init)
        model = arguments.value(DomainOptions.model)
        returns = arguments.value(DomainOptions.returns).flatMap(UseCaseResult.init)
        feature = arguments.value(GenerateOptions.feature)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let plan = try AddUseCase(
            name: Name.given(name),
            kind: kind,
            model: model.map { text throws(Failure) in try Name.given(text) },
            returns: returns,
            feature: feature
        ).plan(in: context.workspace, options: GenerationOptions(context, wires: wires))
        return Outcome(plan, made: "Feature \(plan.feature) has the use case.", next: ["swift test"])
    }
}
