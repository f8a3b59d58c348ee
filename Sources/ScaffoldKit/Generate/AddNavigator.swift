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
        let workspace = try RedirectUpdate.ahead(in: workspace, options: options)
        var writer = try FeatureWriter(feature: feature, in: workspace, options: options)
        let feature = writer.feature
        let name = try workspace.screen(named: screen, of: feature)
        let layout = ScreenLayout(name: name, feature: feature.name, isFirst: false)
        let routes = outgoing.map { NavigatorRoute($0, of: feature.outgoing) }
        var written = try writer.ensureNavigator(layout)
        for route in routes { written += try writer.addOutgoing(route, to: layout) }
        if !writer.bench.changeset.isEmpty {
            try writer.record(
                writer.part(
                    "navigator",
                    [
                        "screen": name.upperCamel,
                        "outgoing": outgoing.map { $0.name + $0.payload.declaration }.joined(separator: ", "),
                    ]
                ),
                written: written
            )
        }
        let update = try RedirectUpdate.apply(to: &writer.bench, of: feature)
        try writer.addRedirectTests(for: routes, update: update)
        return try writer.plan(screen: name)
    }
}
