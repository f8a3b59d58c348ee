import ScaffoldTemplates

/// `add-datasource`: where the values of a model are fetched from, or kept.
package struct AddDataSource: Sendable {
    package var model: Name
    package var sources: [DataSourceKind]
    /// nil: the feature that the working directory is in.
    package var feature: String?
    /// Of the remote source; the usual one where nil.
    package var endpoint: String?

    package init(model: Name, sources: [DataSourceKind], feature: String? = nil, endpoint: String? = nil) {
        self.model = model
        self.sources = sources
        self.feature = feature
        self.endpoint = endpoint
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        if let endpoint {
            guard sources.contains(.rest) else { throw Failure(.domain(.endpointUnfit)) }
            try Endpoint.check(endpoint)
        }
        var writer = try FeatureWriter(feature: feature, in: workspace, options: options)
        let name = try writer.newModel(model.upperCamel, among: writer.models(), insists: .addModel)
        let model = try writer.domainModel(named: name)
        for source in sources {
            try writer.addDataSource(source, of: model, endpoint: source == .rest ? endpoint : nil)
        }
        return try writer.plan()
    }
}
