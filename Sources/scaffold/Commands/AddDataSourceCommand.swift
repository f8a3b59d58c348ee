import ScaffoldKit

/// `scaffold add-datasource`: where the values of a model are fetched from, or kept.
struct AddDataSourceCommand: Command {
    static let spec = CommandSpec(
        "add-datasource",
        summary: "Add a data source to a feature",
        discussion: [
            "Writes the data source with its contract, its errors, its mock and its tests; the model is made where there is "
                + "none. Local sources are actors, and forget what is too old.",
            "Nothing is wired: a repository is what asks it. add-repository makes one, with the sources that it needs.",
        ],
        arguments: [
            ArgumentSpec("Model", help: "The model's name, in any spelling.", question: "Name of the model")
        ],
        options: [DomainOptions.source, DomainOptions.url, GenerateOptions.feature, GenerateOptions.noWiring],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold add-datasource Character --source userdefaults --feature Characters")
        ]
    )

    /// As given, like the feature's name.
    let model: String
    let sources: [DataSourceKind]
    let url: String?
    /// nil: the one that the working directory is in.
    let feature: String?
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        model = try arguments.required(0, of: Self.spec)
        let given = arguments.list(DomainOptions.source).compactMap(DataSourceKind.init)
        sources = given.isEmpty ? [.rest] : given
        url = arguments.value(DomainOptions.url)
        feature = arguments.value(GenerateOptions.feature)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let model = try Name.given(model)
        let plan = try AddDataSource(model: model, sources: sources, feature: feature, endpoint: url).plan(
            in: context.workspace,
            options: GenerationOptions(context, wires: wires)
        )
        return Outcome(
            plan,
            made: "Feature \(plan.feature) has a data source of \(model.upperCamel) values.",
            next: ["scaffold add-repository \(model.upperCamel) --feature \(plan.feature)"]
        )
    }
}
