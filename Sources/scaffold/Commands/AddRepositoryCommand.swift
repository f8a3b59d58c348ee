import ScaffoldKit

/// `scaffold add-repository`: what use cases ask for the values of a model.
struct AddRepositoryCommand: Command {
    static let spec = CommandSpec(
        "add-repository",
        summary: "Add a repository to a feature, with the data sources that it needs",
        discussion: [
            "Writes the repository with its contract, its errors, its mock and its tests, and gives the feature's container "
                + "a property for it. The model and the data sources are made where there are none.",
            "A cache is a help, never a reason to fail: one that can't be read counts as empty. A search always asks the "
                + "remote source.",
        ],
        arguments: [
            ArgumentSpec("Model", help: "The model's name, in any spelling.", question: "Name of the model")
        ],
        options: [
            DomainOptions.policy, DomainOptions.sources, DomainOptions.url, GenerateOptions.feature,
            GenerateOptions.noWiring,
        ],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example(
                "scaffold add-repository Character --policy local-first --feature Characters "
                    + "--url https://api.example.com/v2/characters"
            ),
            CommandSpec.Example(
                "cd Features/Settings && scaffold add-repository Preference --policy local --source userdefaults"
            ),
        ]
    )

    /// As given, like the feature's name.
    let model: String
    let policy: RepositoryPolicy
    let sources: [DataSourceKind]
    let url: String?
    /// nil: the one that the working directory is in.
    let feature: String?
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        model = try arguments.required(0, of: Self.spec)
        policy = DomainOptions.policy(arguments)
        sources = arguments.list(DomainOptions.sources).compactMap(DataSourceKind.init)
        url = arguments.value(DomainOptions.url)
        feature = arguments.value(GenerateOptions.feature)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let model = try Name.given(model)
        let plan = try AddRepository(
            model: model,
            policy: policy,
            sources: sources,
            feature: feature,
            endpoint: url
        ).plan(in: context.workspace, options: GenerationOptions(context, wires: wires))
        return Outcome(
            plan,
            made: "Feature \(plan.feature) has a repository of \(model.upperCamel) values.",
            next: ["scaffold add-usecase Get\(model.upperCamel) --feature \(plan.feature)"]
        )
    }
}
