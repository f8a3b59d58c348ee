import ScaffoldTemplates

/// `add-tracker`: the tracker of a screen, and events for it. Only what is missing is added.
package struct AddTracker: Sendable {
    /// nil: the feature's first screen.
    package var screen: String?
    package var feature: String?
    package var events: [CaseSpelling]

    package init(screen: String? = nil, feature: String? = nil, events: [CaseSpelling] = []) {
        self.screen = screen
        self.feature = feature
        self.events = events
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        var writer = try FeatureWriter(feature: feature, in: workspace, options: options)
        let name = try workspace.screen(named: screen, of: writer.feature)
        let layout = try writer.screenLayout(name)
        var written = try writer.ensureTracker(of: layout)
        for item in events { written += try writer.addEvent(item, to: layout) }
        if !writer.bench.changeset.isEmpty {
            try writer.record(
                writer.part(
                    "tracker",
                    [
                        "screen": name.upperCamel,
                        "events": events.map { $0.name + $0.payload.declaration }.joined(separator: ", "),
                    ]
                ),
                written: written
            )
        }
        return try writer.plan(screen: name)
    }
}
