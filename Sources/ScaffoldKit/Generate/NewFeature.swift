import ScaffoldTemplates

/// `new-feature`: a module with its entry, container, enums, deep links and first screen, wired into the app.
package struct NewFeature: Sendable {
    package var name: Name
    /// The first screen; named like the feature where nil.
    package var screen: Name?
    package var without: Set<ScreenPart>

    package init(name: Name, screen: Name? = nil, without: Set<ScreenPart> = []) {
        self.name = name
        self.screen = screen
        self.without = without
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        var bench = Workbench(
            base: workspace.tree,
            configuration: workspace.configuration,
            existing: options.existing,
            wires: options.wires
        )
        let names = try checkedNames(in: workspace)
        for note in names.notes { bench.note(note) }
        let path = try workspace.features().first { $0.name == names.feature.upperCamel }?.path
        let feature = FeatureLayout(
            name: names.feature,
            path: path ?? workspace.folder(forNewFeature: names.feature),
            configuration: workspace.configuration
        )
        let screen = ScreenLayout(
            name: names.screen,
            feature: names.feature,
            isFirst: true,
            hasNavigator: !without.contains(.navigator),
            hasTracker: !without.contains(.tracker)
        )
        var writer = FeatureWriter(feature: feature, bench: bench, store: try workspace.templates())
        var written = try writer.write("feature", context: writer.context(screen: screen))
        written += try writer.writeScreenFiles(screen)
        try writer.bench.wire(AppWiring.steps(for: feature, in: workspace.configuration))
        let testPlan = AppWiring.testPlan(for: feature, in: workspace.configuration)
        if try writer.bench.read(testPlan.path) != nil { try writer.bench.wire([testPlan]) }
        try writer.record(
            FeatureRecord.Part(
                template: "\(workspace.configuration.kit)/feature",
                version: Version.current,
                inputs: [
                    "screen": screen.name.upperCamel,
                    "without": without.map(\.rawValue).sorted().joined(separator: ","),
                ]
            ),
            written: written
        )
        try RedirectUpdate.apply(to: &writer.bench)
        return GenerationPlan(
            changeset: try writer.bench.finish(),
            diagnostics: writer.bench.notes,
            feature: feature.name.upperCamel,
            screen: screen.name.upperCamel
        )
    }

    private func checkedNames(
        in workspace: Workspace
    ) throws(Failure) -> (feature: Name, screen: Name, notes: [Diagnostic]) {
        var notes: [Diagnostic] = []
        let feature = NameCheck.dropping(["Feature"], from: name, notes: &notes)
        let screen = NameCheck.dropping(["View", "Screen"], from: screen ?? feature, notes: &notes)
        try NameCheck.feature(feature, in: workspace)
        try NameCheck.screen(screen)
        return (feature, screen, notes)
    }
}
