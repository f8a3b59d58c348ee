import ScaffoldTemplates

/// `add-model`: a model of a feature's domain with its DTO, mapper, stubs, fixture and tests.
package struct AddModel: Sendable {
    package var name: Name
    /// The feature's name; nil: the one that the working directory is in.
    package var feature: String?
    /// As given: `id: Int, name: String`. nil: the usual ones, or those of a model that is there.
    package var fields: String?

    package init(name: Name, feature: String? = nil, fields: String? = nil) {
        self.name = name
        self.feature = feature
        self.fields = fields
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        let bench = Workbench(
            base: workspace.tree,
            configuration: workspace.configuration,
            existing: options.existing,
            wires: options.wires
        )
        let feature = try workspace.feature(named: feature)
        var writer = FeatureWriter(feature: feature, bench: bench, store: try workspace.templates())
        let layout = ModelLayout(name: name, fields: try fields.map(ModelFields.read) ?? ModelField.usual)
        try writer.addModel(layout)
        return GenerationPlan(
            changeset: try writer.bench.finish(),
            diagnostics: writer.bench.notes,
            feature: feature.name.upperCamel
        )
    }
}
