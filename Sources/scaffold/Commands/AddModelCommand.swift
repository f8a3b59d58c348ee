import ScaffoldKit

/// `scaffold add-model`: a model in a feature that is there.
struct AddModelCommand: Command {
    private static let fields = OptionSpec(
        "fields",
        value: .one(placeholder: "PARAMETERS"),
        default: "'id: Int, name: String'",
        help: "The model's properties, as Swift parameters: 'id: Int, name: String, status: Status?'."
    )

    static let spec = CommandSpec(
        "add-model",
        summary: "Add a model to a feature, with the way it comes out of JSON",
        discussion: [
            "Writes the model below Domain/Models, its DTO and mapper below Data, a stub for each, a JSON fixture, and tests "
                + "that decode the fixture and map it."
        ],
        arguments: [
            ArgumentSpec("Model", help: "The model's name, in any spelling.", question: "Name of the model")
        ],
        options: [GenerateOptions.feature, fields],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold add-model Character --feature Characters"),
            CommandSpec.Example("scaffold add-model Character --fields 'id: Int, name: String, status: Status?'"),
        ]
    )

    /// As given, like the other names.
    let model: String
    /// nil: the one that the working directory is in.
    let feature: String?
    let fields: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        model = try arguments.required(0, of: Self.spec)
        feature = arguments.value(GenerateOptions.feature)
        fields = arguments.value(Self.fields)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let name = try Name.given(model)
        let plan = try AddModel(name: name, feature: feature, fields: fields)
            .plan(in: context.workspace, options: GenerationOptions(context))
        return Outcome(plan, made: "Model \(name) is in feature \(plan.feature).", next: ["swift test"])
    }
}
