import ScaffoldTemplates

/// `add-usecase`: one thing that a view model can ask the domain for.
package struct AddUseCase: Sendable {
    package var name: Name
    /// nil: what the verb says that the name begins with, which is to get something.
    package var kind: UseCaseKind?
    /// nil: what the use case's name says.
    package var model: Name?
    /// nil: what the use case's name says.
    package var returns: UseCaseResult?
    /// nil: the feature that the working directory is in.
    package var feature: String?

    package init(
        name: Name,
        kind: UseCaseKind? = nil,
        model: Name? = nil,
        returns: UseCaseResult? = nil,
        feature: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.model = model
        self.returns = returns
        self.feature = feature
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        var notes: [Diagnostic] = []
        let name = Self.droppingSuffix(of: name, notes: &notes)
        var writer = try FeatureWriter(feature: feature, in: workspace, options: options)
        for note in notes { writer.bench.note(note) }
        try writer.addUseCase(layout(name, &writer))
        return try writer.plan()
    }

    /// The name without the `UseCase` that is added anyway; a note says so.
    private static func droppingSuffix(of name: Name, notes: inout [Diagnostic]) -> Name {
        guard let shorter = name.droppingSuffix(["Case"])?.name.droppingSuffix(["Use"])?.name else { return name }
        let fact = NameFact.suffixDropped(from: name.upperCamel, to: shorter.upperCamel, suffix: "UseCase")
        notes.append(Diagnostic(.note, .name(fact)))
        return shorter
    }

    private func layout(_ name: Name, _ writer: inout FeatureWriter) throws(Failure) -> UseCaseLayout {
        if kind == .logic {
            let unfit = (model == nil ? [] : ["--model"]) + (returns == nil ? [] : ["--returns"])
            if !unfit.isEmpty { throw Failure(.domain(.logicHasNoModel(options: unfit))) }
            return UseCaseLayout(name: name.upperCamel, kind: .logic)
        }
        if kind == .search, returns == .one { throw Failure(.domain(.searchReturnsOne)) }
        let spoken = UseCaseName(name)
        let models = try writer.models()
        let found = spoken.model(among: models)
        // What `SaveOrder` does is in no name that is known.
        guard kind != nil || spoken.hasVerb || found.map({ models.contains($0.name) }) == true else {
            throw Failure(.domain(.verbUnknown(useCase: name.upperCamel, models: Set(models).sorted())))
        }
        var isPlural = spoken.isPlural
        let wanted: Name
        if let model {
            wanted = model
            isPlural = isPlural && spoken.word != model.upperCamel
        } else {
            // `SaveCharacters` is no model, and nothing is to be made for it.
            guard spoken.hasVerb || found.map({ models.contains($0.name) }) == true else {
                throw Failure(.domain(.modelUnsaid(useCase: name.upperCamel, models: Set(models).sorted())))
            }
            guard let found else {
                throw Failure(.domain(.modelUnclear(spoken.word, among: Inflection.singulars(of: spoken.word))))
            }
            isPlural = found.isPlural
            wanted = try writer.newModel(found.name, among: models, insists: .option)
        }
        let isPage = kind == .search || spoken.isPage || isPlural
        return UseCaseLayout(
            name: name.upperCamel,
            kind: kind ?? .get,
            returns: returns ?? (isPage ? .page : .one),
            model: try writer.domainModel(named: wanted)
        )
    }
}
