import ScaffoldKit

/// `scaffold add-model`: a model in a feature that is there.
struct AddModelCommand: Command {

    private static let fromJSON = OptionSpec(
        "from-json",
        value: .one(placeholder: "FILE"),
        help:
            "Infer the properties from a sample of what the API sends, an object or a list of them. The sample becomes the "
            + "fixture that the tests decode."
    )

    static let spec = CommandSpec(
        "add-model",
        summary: "Add a model to a feature, with the way it comes out of JSON",
        discussion: [
            "Writes the model below Domain/Models, its DTO and mapper below Data, a stub for each, a JSON fixture, and tests "
                + "that decode the fixture and map it.",
            "A type of --fields that the feature doesn't declare is written as an enum with the case 'unknown'. In a "
                + "sample, what is null or missing somewhere is optional, an object in an object becomes a type inside the "
                + "model, and text in ISO 8601 a date.",
        ],
        arguments: [
            ArgumentSpec("Model", help: "The model's name, in any spelling.", question: "Name of the model")
        ],
        options: [GenerateOptions.feature, GenerateOptions.fields, fromJSON, GenerateOptions.identifier],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold add-model Character --feature Characters"),
            CommandSpec.Example("scaffold add-model Character --fields 'id: Int, name: String, status: Status?'"),
            CommandSpec.Example("scaffold add-model Character --feature Characters --from-json character.json"),
            CommandSpec.Example("scaffold add-model Country --from-json country.json --id country_code"),
        ]
    )

    /// As given, like the other names.
    let model: String
    /// nil: the one that the working directory is in.
    let feature: String?
    let fields: String?
    /// A path from the working directory.
    let sample: String?
    let identifier: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        model = try arguments.required(0, of: Self.spec)
        feature = arguments.value(GenerateOptions.feature)
        fields = arguments.value(GenerateOptions.fields)
        sample = arguments.value(Self.fromJSON)
        identifier = arguments.value(GenerateOptions.identifier)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let name = try Name.given(model)
        let sample = try self.sample.map { path throws(Failure) in try Self.sample(at: path, in: context) }
        let plan = try AddModel(name: name, feature: feature, fields: fields, sample: sample, identifier: identifier)
            .plan(in: context.workspace, options: GenerationOptions(context))
        return Outcome(plan, made: "Model \(name) is in feature \(plan.feature).", next: ["swift test"])
    }

    private static func sample(at path: String, in context: PlanningContext) throws(Failure) -> AddModel.Sample {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { String(path[...$0]) } ?? "."
        let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        guard try context.kind(path) != nil, let file = RelativePath(name), file != .root,
            let bytes = try context.folder(folder).read(file)
        else { throw Failure(.model(.sampleMissing(path))) }
        return AddModel.Sample(file: path, bytes: bytes)
    }
}
