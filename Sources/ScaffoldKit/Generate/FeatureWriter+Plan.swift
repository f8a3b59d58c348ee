import ScaffoldTemplates

// A command's work on one feature: from the workspace to the plan.
extension FeatureWriter {
    init(
        _ feature: FeatureLayout,
        in workspace: Workspace,
        options: GenerationOptions = GenerationOptions()
    ) throws(Failure) {
        let bench = Workbench(
            base: workspace.tree,
            configuration: workspace.configuration,
            existing: options.existing,
            wires: options.wires
        )
        let store = try workspace.templates()
        self.init(feature: feature, bench: bench, store: store)
        for (folder, nearest) in store.misnamed {
            let place = RelativePath(".scaffold/templates/" + folder).map { SourceLocation(path: $0) }
            self.bench.note(Diagnostic(.warning, .template(.unused(folder, nearest: nearest)), at: place))
        }
    }

    /// A writer for a feature by its name; without one, for that of the working directory.
    init(feature: String?, in workspace: Workspace, options: GenerationOptions) throws(Failure) {
        try self.init(workspace.feature(named: feature), in: workspace, options: options)
    }

    /// What has been written so far, as a command's whole plan.
    ///
    /// - Parameter screen: the one that the command was about.
    func plan(screen: Name? = nil) throws(Failure) -> GenerationPlan {
        GenerationPlan(
            changeset: try bench.finish(),
            diagnostics: bench.notes,
            feature: feature.name.upperCamel,
            screen: screen?.upperCamel
        )
    }

    /// An entry of the feature's record.
    func part(_ template: String, _ inputs: [String: String]) -> FeatureRecord.Part {
        FeatureRecord.Part(
            template: "\(bench.configuration.kit)/\(template)",
            version: Version.current,
            inputs: inputs
        )
    }
}
