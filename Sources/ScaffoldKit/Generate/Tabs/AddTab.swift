import ScaffoldTemplates

/// `add-tab`: a tab for a feature. The first makes the tab bar, and the root view show it.
package struct AddTab: Sendable {
    /// nil: the one that the working directory is in.
    package var feature: String?
    /// nil: the feature's name, or what is there.
    package var title: String?
    /// A system symbol's name; nil: a usual one, or what is there.
    package var symbol: String?

    package static let usualSymbol = "square.stack"

    package init(feature: String? = nil, title: String? = nil, symbol: String? = nil) {
        self.feature = feature
        self.title = title
        self.symbol = symbol
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        let feature = try workspace.feature(named: feature)
        let app = RelativePath(workspace.configuration.paths.app) ?? .root
        guard try workspace.tree.kind(of: app) == .folder else {
            throw Failure(.redirect(.noAppLayer(folder: app)))
        }
        if let title { try TabFact.check(title: title) }
        if let symbol { try TabFact.check(symbol: symbol) }
        var writer = try FeatureWriter(feature, in: workspace, options: options)
        let there = try writer.tab()
        try refuse(title, otherThan: there?.title, TabFact.otherTitle, of: feature, at: there)
        try refuse(symbol, otherThan: there?.symbol, TabFact.otherSymbol, of: feature, at: there)
        let tab = TabLayout(
            feature: feature.name,
            title: title ?? there?.title ?? feature.name.title,
            symbol: symbol ?? there?.symbol ?? Self.usualSymbol,
            caseName: there?.caseName
        )
        try writer.addTab(tab)
        if !writer.bench.changeset.isEmpty {
            try writer.record(writer.part("tab", ["title": tab.title, "symbol": tab.symbol]), written: [])
        }
        return try writer.plan()
    }

    private func refuse(
        _ wanted: String?,
        otherThan there: String?,
        _ fact: (String, String) -> TabFact,
        of feature: FeatureLayout,
        at tab: ExistingTab?
    ) throws(Failure) {
        guard let wanted, let there, wanted != there else { return }
        throw Failure(.tab(fact(feature.name.upperCamel, there)), at: tab?.location)
    }
}
