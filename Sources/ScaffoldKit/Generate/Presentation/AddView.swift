import ScaffoldTemplates

/// `add-view`: the view of the view model that a screen has.
package struct AddView: Sendable {
    /// nil: the feature's first screen.
    package var screen: String?
    package var feature: String?

    package init(screen: String? = nil, feature: String? = nil) {
        self.screen = screen
        self.feature = feature
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        var writer = try FeatureWriter(feature: feature, in: workspace, options: options)
        let name = try workspace.screen(named: screen, of: writer.feature)
        try writer.addView(to: name)
        return try writer.plan(screen: name)
    }
}
