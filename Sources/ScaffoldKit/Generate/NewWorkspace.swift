import ScaffoldTemplates

/// `init`: a workspace that builds and passes its tests, with its features, the first of which leads to the others.
package struct NewWorkspace: Sendable {
    package var app: Name
    /// Never empty: the first is the root.
    package var features: [Name]

    package init(app: Name, features: [Name]) {
        self.app = app
        self.features = features
    }

    /// `tree` is the folder as it is; where it has anything in it, `options.existing` must not be `.refuse`. A
    /// `scaffold.json` doesn't count: it says where the new files go and how they are named.
    package func plan(
        over tree: any FileTree,
        folder: String,
        options: GenerationOptions = .init()
    ) throws(Failure) -> GenerationPlan {
        if options.existing == .refuse, try !tree.children(of: .root).filter(Self.counts).isEmpty {
            throw Failure(.generate(.folderNotEmpty(folder)))
        }
        let configuration = try configuration(in: tree)
        try NameCheck.app(configuration)
        try NameCheck.distinct(features, in: configuration)
        let bench = try workspaceFiles(over: tree, configuration: configuration, options: options)
        let frame = try bench.finish()
        let empty = Workspace(root: folder, configuration: configuration, tree: tree)
        let planned = try planFeatures(in: empty, frame: frame, options: options)
        var changeset = planned.changeset
        var diagnostics = bench.notes
        for note in planned.diagnostics where !diagnostics.contains(note) { diagnostics.append(note) }
        let workspace = empty.after(changeset)
        var root = features.first?.upperCamel ?? ""
        if features.count > 1, let first = features.first {
            let links = try features.dropFirst().map { name throws(Failure) in try CaseSpelling(name.lowerCamel) }
            let layout = try workspace.feature(named: first.upperCamel)
            let screen = try workspace.screens(of: layout).first
            let plan = try AddNavigator(screen: screen, feature: layout.name.upperCamel, outgoing: links)
                .plan(in: workspace, options: options)
            changeset = changeset.followed(by: plan.changeset)
            diagnostics += plan.diagnostics.filter { !diagnostics.contains($0) }
            root = layout.name.upperCamel
        }
        return GenerationPlan(changeset: changeset, diagnostics: diagnostics, feature: root)
    }

    /// Each feature is planned in the frame as the ones before it left it, without their own files: a tree that grows with
    /// each of them would make the work grow with the square of their number.
    private func planFeatures(
        in empty: Workspace,
        frame: Changeset,
        options: GenerationOptions
    ) throws(Failure) -> (changeset: Changeset, diagnostics: [Diagnostic]) {
        var shared = Dictionary(uniqueKeysWithValues: frame.changes.map { ($0.path, $0) })
        var own: [FileChange] = []
        var notes: [Diagnostic] = []
        for name in features {
            let workspace = empty.with(OverlayTree(base: empty.tree, after: shared.mapValues(\.after)))
            let plan = try NewFeature(name: name).plan(in: workspace, options: options)
            for change in plan.changeset.changes {
                if let known = shared[change.path] {
                    shared[change.path] = FileChange(path: change.path, before: known.before, after: change.after)
                } else {
                    own.append(change)
                }
            }
            notes += plan.diagnostics.filter { $0.severity == .note }
        }
        return (Changeset(Array(shared.values) + own), notes)
    }

    private func workspaceFiles(
        over tree: any FileTree,
        configuration: Configuration,
        options: GenerationOptions
    ) throws(Failure) -> Workbench {
        var bench = Workbench(base: tree, configuration: configuration, existing: options.existing)
        let renderer = TemplateRenderer(configuration: configuration, store: TemplateStore(overrides: []))
        try bench.create(renderer.files(of: "workspace", context: TemplateContext.workspace(configuration)))
        if configuration.core == .vendored { try bench.create(Self.core(configuration, renderer: renderer)) }
        if try tree.read(Configuration.fileName) == nil {
            try bench.create([GeneratedFile(path: Configuration.fileName, text: configuration.rendered())])
        }
        return bench
    }

    /// The folder's own, where it has one.
    private func configuration(in tree: any FileTree) throws(Failure) -> Configuration {
        guard let bytes = try tree.read(Configuration.fileName) else {
            return Configuration(app: app.upperCamel, scheme: app.kebab.filter { $0 != "-" })
        }
        let configuration = try Configuration(decoding: bytes)
        guard configuration.app == app.upperCamel else {
            throw Failure(.generate(.appDiffers(app.upperCamel, configured: configuration.app)))
        }
        return configuration
    }

    /// NavCore in whole, as this package has it but for the workspace's style.
    private static func core(_ configuration: Configuration, renderer: TemplateRenderer) -> [GeneratedFile] {
        let folders = [
            ("Sources/NavCore/", "Sources/"), ("Sources/NavCoreMocks/", "Mocks/"), ("Tests/NavCoreTests/", "Tests/"),
        ]
        return Catalogue.core.compactMap { file in
            for (from, to) in folders where file.path.hasPrefix(from) {
                let path = configuration.paths.core + "/" + to + file.path.dropFirst(from.count)
                return RelativePath(path).map { path in
                    GeneratedFile(path: path, text: renderer.styled(file.contents, path: path))
                }
            }
            return nil
        }
    }

    /// A version-control folder, the Finder's file and a configuration don't make a folder full.
    private static let counts: @Sendable (String) -> Bool = {
        ![".git", ".DS_Store", Configuration.fileName.string].contains($0)
    }
}
