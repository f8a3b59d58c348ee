/// What stands in the way of a use case, a repository or a data source.
package enum DomainFact: FactArea {
    /// A repository finds values by their identifiers.
    case modelWithoutIdentifier(String)
    /// One that the DTO has in another form.
    case identifierNotPlain(model: String, type: String)
    /// The name's plural could be that of several words.
    case modelUnclear(String, among: [String])
    /// The use case's name begins with no verb that a model follows.
    case modelUnsaid(useCase: String, models: [String])
    /// Nor does it say what the use case does.
    case verbUnknown(useCase: String, models: [String])
    /// A model that isn't there, and one of nearly that name is.
    case modelNear(String, nearest: String, feature: String, NewModelWay)
    /// The model has a repository of another policy.
    case repositoryTaken(model: String, policy: RepositoryPolicy)
    /// The container's repository has another local source.
    case sourceTaken(model: String, source: DataSourceKind)
    /// A source that the policy has no use for.
    case sourceUnfit(DataSourceKind, policy: RepositoryPolicy)
    /// No address on the web.
    case endpoint(String)
    /// An address, and nothing remote.
    case endpointUnfit
    /// The source is there, with another address.
    case endpointTaken(type: String)
    /// There is a use case of that name, of another kind, model or result.
    case useCaseTaken(String, kind: String, returns: String, model: String)
    /// A model's error and that of a use case of kind logic would have the same name.
    case errorTaken(type: String)
    case searchNeedsRemote(model: String)
    case searchReturnsOne
    /// `options`: those that were given and mean nothing to it.
    case logicHasNoModel(options: [String])

    /// How one says that a new model is meant.
    package enum NewModelWay: Hashable, Sendable {
        /// `--model`
        case option
        case addModel
    }

    package var code: String {
        switch self {
        case .verbUnknown: "domain.verb-unknown"
        case .modelNear: "domain.model-near"
        case .modelWithoutIdentifier: "domain.model-without-identifier"
        case .identifierNotPlain: "domain.identifier-not-plain"
        case .modelUnclear: "domain.model-unclear"
        case .modelUnsaid: "domain.model-unsaid"
        case .repositoryTaken: "domain.repository-taken"
        case .sourceTaken: "domain.source-taken"
        case .sourceUnfit: "domain.source-unfit"
        case .endpoint: "domain.endpoint"
        case .endpointUnfit: "domain.endpoint-unfit"
        case .endpointTaken: "domain.endpoint-taken"
        case .useCaseTaken: "domain.use-case-taken"
        case .errorTaken: "domain.error-taken"
        case .searchNeedsRemote: "domain.search-needs-remote"
        case .searchReturnsOne: "domain.search-returns-one"
        case .logicHasNoModel: "domain.logic-has-no-model"
        }
    }

    package var message: String {
        switch self {
        case .verbUnknown(let name, _): "'\(name)' begins with no verb that is known here: what does it do?"
        case .modelNear(let name, let nearest, _, _): "there is no model '\(name)', but there is '\(nearest)'"
        case .modelWithoutIdentifier(let model): "model '\(model)' has no field 'id' to find its values by"
        case .identifierNotPlain(let model, let type):
            "the values of '\(model)' can't be found by an 'id' of type '\(type)'"
        case .modelUnclear(let word, _): "which model has the plural '\(word)'?"
        case .modelUnsaid(let name, _): "'\(name)' doesn't say which model it is about"
        case .repositoryTaken(let model, let policy):
            "model '\(model)' has a repository already, of policy \(policy.rawValue)"
        case .sourceTaken(let model, let source):
            "the repository of '\(model)' keeps its values in a data source of kind \(source.rawValue)"
        case .sourceUnfit(let source, let policy):
            "a repository of policy \(policy.rawValue) has no use for a data source of kind \(source.rawValue)"
        case .endpoint(let text): "'\(text)' is no address that a client could ask"
        case .endpointUnfit: "only a remote data source has an address"
        case .endpointTaken(let type): "'\(type)' is there already, with another address"
        case .useCaseTaken(let name, let kind, let returns, let model):
            "use case '\(name)' is there already, of kind \(kind)"
                + (model.isEmpty ? "" : ", and gives \(returns == "page" ? "pages of '\(model)'" : "one '\(model)'")")
        case .errorTaken(let type): "'\(type)' is there already, and is something else's"
        case .searchNeedsRemote(let model): "the repository of '\(model)' is local, and has no search"
        case .searchReturnsOne: "a search gives all that it finds, never one"
        case .logicHasNoModel: "a use case of kind logic asks no repository"
        }
    }

    package var help: String? {
        switch self {
        case .verbUnknown(_, let models):
            "begin with \(UseCaseName.verbs.joined(separator: ", ")), or say it with --kind: "
                + UseCaseKind.allCases.map(\.rawValue).joined(separator: ", ")
                + (models.isEmpty ? "" : "; models: \(models.joined(separator: ", "))")
        case .modelNear(let name, let nearest, _, .option):
            "if '\(nearest)' is meant, pass --model \(nearest); for a new model, --model \(name)"
        case .modelNear(let name, let nearest, let feature, .addModel):
            "did you mean '\(nearest)'? For a new model: `scaffold add-model \(name) --feature \(feature)`"
        case .modelWithoutIdentifier(let model):
            """
            say which field it is: `scaffold add-model \(model) --id <field> --force` writes the model again, with the same JSON
            or give it one by hand, `let id: Int`, in the model, DTO, mapper, stubs and tests
            """
        case .identifierNotPlain: "choose Int, String or UUID"
        case .modelUnclear(_, let words): "name it: \(words.map { "--model \($0)" }.joined(separator: " or "))"
        case .modelUnsaid(_, let models):
            "begin with \(UseCaseName.verbs.joined(separator: ", ")), pass --kind logic, or name the model with --model"
                + (models.isEmpty ? "" : "; there are: \(models.joined(separator: ", "))")
        case .repositoryTaken: "keep it, or replace it and its tests with --force; compare them with --diff --force"
        case .sourceTaken: "keep it, or replace the container's property with --force"
        case .sourceUnfit(_, .local): "choose memory or userdefaults, or another policy"
        case .sourceUnfit: "choose rest, or another policy"
        case .endpoint: "write it in full: https://api.example.com/characters"
        case .endpointUnfit: "leave --url out, or choose a remote source"
        case .endpointTaken: "change the source's `endpoint`, or leave --url out"
        case .useCaseTaken: "choose another name, or replace it with --force"
        case .errorTaken: "choose another name for the use case, or for the model"
        case .searchNeedsRemote: "replace the repository by one of another policy: `scaffold add-repository … --force`"
        case .searchReturnsOne: "leave --returns out"
        case .logicHasNoModel(let options): "leave \(options.joined(separator: " and ")) out, or choose another kind"
        }
    }
}
