import ScaffoldTemplates

/// `add-viewmodel`: a view model of one of the kinds in the place of the one that a new screen has, with its view.
package struct AddViewModel: Sendable {
    /// nil: the feature's first screen.
    package var screen: String?
    package var feature: String?
    package var kind: ViewModelKind
    /// nil: the feature's only one, or what the screen's name says.
    package var model: Name?
    /// The screen that shows an item; nil: the only one that an item's identifier opens.
    package var detail: String?

    package init(
        screen: String? = nil,
        feature: String? = nil,
        kind: ViewModelKind,
        model: Name? = nil,
        detail: String? = nil
    ) {
        self.screen = screen
        self.feature = feature
        self.kind = kind
        self.model = model
        self.detail = detail
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        var writer = try FeatureWriter(feature: feature, in: workspace, options: options)
        let name = try workspace.screen(named: screen, of: writer.feature)
        var detailName: Name?
        if let detail { detailName = try workspace.screen(named: detail, of: writer.feature) }
        try writer.addViewModel(kind, to: name, model: model, detail: detailName)
        return try writer.plan(screen: name)
    }
}
