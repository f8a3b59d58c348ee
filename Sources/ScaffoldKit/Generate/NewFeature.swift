import ScaffoldTemplates

/// `new-feature`: a module with its entry, container, enums, deep links and first screen, wired into the app.
package struct NewFeature: Sendable {
    package var name: Name
    /// The first screen; named like the feature where nil.
    package var screen: Name?
    package var without: Set<ScreenPart>
    package var parts: FeatureParts
    /// The name as it was typed; the usual spelling where nil.
    package var spelling: String?

    package init(
        name: Name,
        spelling: String? = nil,
        screen: Name? = nil,
        without: Set<ScreenPart> = [],
        parts: FeatureParts = FeatureParts()
    ) {
        self.name = name
        self.spelling = spelling
        self.screen = screen
        self.without = without
        self.parts = parts
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        let workspace = try RedirectUpdate.ahead(in: workspace, options: options)
        let features = try workspace.features()
        let names = try checkedNames(in: workspace, beside: features)
        let called = names.feature.upperCamel
        let path = features.contains { $0.name == called } ? try workspace.feature(called: called)?.path : nil
        // With a suffix that is dropped, the name is another one anyway, and a note says so.
        let typed = names.feature == name ? self.spelling : nil
        let spelling = try recordedSpelling(of: path, in: workspace) ?? typed ?? names.feature.upperCamel
        if path != nil, options.existing == .refuse, let typed {
            try refuse(typed, otherThan: [spelling, names.feature.upperCamel])
        }
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
        var writer = try FeatureWriter(feature, in: workspace, options: options)
        for note in names.notes { writer.bench.note(note) }
        let part = writer.part(
            "feature",
            [
                "name": spelling,
                "screen": screen.name.upperCamel,
                "without": without.map(\.rawValue).sorted().joined(separator: ","),
            ]
        )
        if path != nil { try writer.refuseOther(part, adding: parts) }
        // The same command again leaves alone what others have added since.
        let own: OwnFiles = try writer.recorded().has(part) ? .keep : .refuse
        var written = try writer.write("feature", context: writer.context(screen: screen), own: own)
        written += try writer.writeScreenFiles(screen, own: own)
        try writer.bench.wire(AppWiring.steps(for: feature, in: workspace.configuration))
        let testPlan = AppWiring.testPlan(for: feature, in: workspace.configuration)
        if try writer.bench.read(testPlan.path) != nil { try writer.bench.wire([testPlan]) }
        try writer.record(part, written: written)
        try writer.add(parts, to: screen)
        try RedirectUpdate.apply(to: &writer.bench, of: feature)
        return try writer.plan(screen: screen.name)
    }

    /// What the feature's name was when it was made; nil where there is no record of it.
    private func recordedSpelling(of path: RelativePath?, in workspace: Workspace) throws(Failure) -> String? {
        guard let file = path?.appending(".scaffold.json"), let bytes = try workspace.tree.read(file) else {
            return nil
        }
        let record = try FeatureRecord(bytes, path: file)
        return record.parts.first { $0.template.hasSuffix("/feature") }?.inputs["name"]
    }

    /// `character_list` where `character-list` made the feature is most likely meant as another one, and would be the same
    /// module; the name that made it is the same command again.
    private func refuse(_ typed: String, otherThan known: Set<String>) throws(Failure) {
        guard !known.contains(typed) else { return }
        throw Failure(.name(.taken(name: typed, kind: .feature, existing: name.upperCamel)))
    }

    private func checkedNames(
        in workspace: Workspace,
        beside features: [Feature]
    ) throws(Failure) -> (feature: Name, screen: Name, notes: [Diagnostic]) {
        var notes: [Diagnostic] = []
        let feature = NameCheck.dropping(["Feature"], from: name, notes: &notes)
        let screen = NameCheck.dropping(["View", "Screen"], from: screen ?? feature, notes: &notes)
        try NameCheck.feature(feature, in: workspace.configuration, beside: features)
        try NameCheck.screen(screen)
        return (feature, screen, notes)
    }
}
