import ScaffoldTemplates

/// `add-navigator`: the navigator of a screen, and destinations for it. Only what is missing is added.
package struct AddNavigator: Sendable {
    /// nil: the feature's only screen.
    package var screen: String?
    package var feature: String?
    package var outgoing: [CaseSpelling]

    package init(screen: String? = nil, feature: String? = nil, outgoing: [CaseSpelling] = []) {
        self.screen = screen
        self.feature = feature
        self.outgoing = outgoing
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        let bench = Workbench(
            base: workspace.tree,
            configuration: workspace.configuration,
            existing: options.existing,
            wires: options.wires
        )
        let feature = try workspace.feature(named: feature)
        let name = try workspace.screen(named: screen, of: feature)
        var writer = FeatureWriter(feature: feature, bench: bench, store: try workspace.templates())
        let layout = ScreenLayout(name: name, feature: feature.name, isFirst: false)
        let routes = outgoing.map { NavigatorRoute($0, of: feature.outgoing) }
        var written = try writer.ensureNavigator(layout)
        for route in routes { written += try writer.addOutgoing(route, to: layout) }
        if !writer.bench.changeset.isEmpty {
            try writer.record(
                FeatureRecord.Part(
                    template: "\(workspace.configuration.kit)/navigator",
                    version: Version.current,
                    inputs: [
                        "screen": name.upperCamel,
                        "outgoing": outgoing.map { $0.name + $0.payload.declaration }.joined(separator: ", "),
                    ]
                ),
                written: written
            )
        }
        let update = try RedirectUpdate.apply(to: &writer.bench)
        try writer.addRedirectTests(for: routes, update: update)
        return GenerationPlan(
            changeset: try writer.bench.finish(),
            diagnostics: writer.bench.notes,
            feature: feature.name.upperCamel,
            screen: name.upperCamel
        )
    }
}
