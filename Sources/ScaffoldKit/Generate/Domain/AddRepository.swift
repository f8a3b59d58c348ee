import ScaffoldTemplates

/// `add-repository`: what use cases ask for the values of a model, over the data sources that its policy needs.
package struct AddRepository: Sendable {
    package var model: Name
    package var policy: RepositoryPolicy
    /// Sources that it is to have; those that its policy needs besides are found or made.
    package var sources: [DataSourceKind]
    /// nil: the feature that the working directory is in.
    package var feature: String?
    /// Of the remote source; the usual one where nil.
    package var endpoint: String?

    package init(
        model: Name,
        policy: RepositoryPolicy,
        sources: [DataSourceKind] = [],
        feature: String? = nil,
        endpoint: String? = nil
    ) {
        self.model = model
        self.policy = policy
        self.sources = sources
        self.feature = feature
        self.endpoint = endpoint
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        if let endpoint { try Endpoint.check(endpoint) }
        var writer = try FeatureWriter(feature: feature, in: workspace, options: options)
        let name = try writer.newModel(model.upperCamel, among: writer.models(), insists: .addModel)
        let model = try writer.domainModel(named: name)
        try writer.addRepository(
            RepositoryLayout(model: model, policy: policy),
            sources: sources,
            endpoint: endpoint
        )
        return try writer.plan()
    }
}
