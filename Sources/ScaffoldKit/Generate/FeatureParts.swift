/// What a new feature has beyond a bare first screen, layer by layer. A layer that another needs is made without being
/// named.
package struct FeatureParts: Hashable, Sendable {
    /// nil: what the feature's name says: `Character` for `Characters`.
    package var model: Name?
    /// As given: `id: Int, name: String`.
    package var fields: String?
    /// The field that becomes `id`, as given.
    package var identifier: String?
    package var policy: RepositoryPolicy?
    package var sources: [DataSourceKind]
    /// Those that ask a repository.
    package var useCases: [UseCaseKind]
    /// Of the first screen.
    package var viewModel: ViewModelKind?

    package init(
        model: Name? = nil,
        fields: String? = nil,
        identifier: String? = nil,
        policy: RepositoryPolicy? = nil,
        sources: [DataSourceKind] = [],
        useCases: [UseCaseKind] = [],
        viewModel: ViewModelKind? = nil
    ) {
        self.model = model
        self.fields = fields
        self.identifier = identifier
        self.policy = policy
        self.sources = sources
        self.useCases = useCases
        self.viewModel = viewModel
    }

    /// True where the feature gets a model.
    var hasDomain: Bool { model != nil || fields != nil || identifier != nil || hasRepository || !sources.isEmpty }

    private var hasRepository: Bool {
        policy != nil || !useCases.isEmpty || viewModel?.needsModel == true
    }

    /// What the repository's policy is; nil where there is to be none.
    var repository: RepositoryPolicy? { hasRepository ? policy ?? .localFirst : nil }
}

// The layers of a feature, from the data to the view.
extension FeatureWriter {
    /// Adds the parts to a feature that has been written with this first screen.
    mutating func add(_ parts: FeatureParts, to screen: ScreenLayout) throws(Failure) {
        guard parts.hasDomain else {
            if let kind = parts.viewModel { try addViewModel(kind, to: screen.name) }
            return
        }
        let model = if let model = parts.model { model } else { try Self.model(of: feature.name) }
        let name = try checkedModelName(model)
        if let fields = parts.fields {
            var layout = ModelLayout(name: name, fields: try resolved(ModelFields.read(fields), of: name))
            if let identifier = parts.identifier { layout = try layout.identified(by: identifier) }
            try addModel(name, requested: layout)
        } else if parts.identifier != nil {
            throw Failure(.model(.identifierAlone))
        }
        let made = try domainModel(named: name)
        if let policy = parts.repository {
            try addRepository(RepositoryLayout(model: made, policy: policy), sources: parts.sources)
        } else {
            for source in parts.sources { try ensureDataSource(source, of: made) }
        }
        for kind in parts.useCases {
            _ = try ensureUseCase(kind, returns: parts.viewModel == .detail ? .one : .page, of: made)
        }
        if let kind = parts.viewModel {
            try addViewModel(kind, to: screen.name, model: kind.needsModel ? name : nil)
        }
    }

    /// `Character` for `Characters`, `News` for `News`.
    private static func model(of feature: Name) throws(Failure) -> Name {
        let singulars = Inflection.singulars(of: feature.upperCamel)
        if singulars.count > 1 { throw Failure(.domain(.modelUnclear(feature.upperCamel, among: singulars))) }
        return singulars.first.flatMap { try? Name($0) } ?? feature
    }
}
