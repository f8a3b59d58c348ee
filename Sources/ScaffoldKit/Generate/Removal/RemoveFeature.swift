import ScaffoldTemplates
import SwiftScan

/// `remove-feature`: undoes what `new-feature` and the commands after it did.
///
/// What is as it was written goes, and with it the entries in the manifest, the app layer and the test plan. What somebody
/// edited or wrote stays.
package struct RemoveFeature: Sendable {
    package var feature: String
    /// Takes away also what was edited or isn't ours, and leaves places behind that will not compile.
    package var forces: Bool

    package init(feature: String, forces: Bool = false) {
        self.feature = feature
        self.forces = forces
    }

    package func plan(in workspace: Workspace) throws(Failure) -> GenerationPlan {
        let feature = try workspace.feature(named: feature)
        let configuration = workspace.configuration
        let files = try FeatureFiles(of: feature, in: workspace.tree)
        guard files.record != nil || forces else {
            throw Failure(
                .removal(.noRecord(feature: feature.name.upperCamel)),
                at: SourceLocation(path: feature.path)
            )
        }
        let names = [feature.module, feature.entry, feature.incoming, feature.outgoing]
        let others = try OtherFiles(naming: names, besides: feature, in: workspace, scans: true)
        let workspace = others.workspace
        let redirects = try RedirectRemoval(feature: feature, configuration: configuration, before: workspace.tree)
        let arrivals = redirects.arrivals()
        let types = try PublicTypes.names(of: feature, in: workspace.tree)
        var bench = Workbench(base: workspace.tree, configuration: configuration)
        try remove(files, of: feature, from: &bench)
        let imports = UnusedImports(of: feature, showing: types, in: workspace, table: redirects.table?.source)
        try unwire(feature, imports, in: workspace, &bench)
        let tab = try removeTab(of: feature, imports, in: workspace, &bench)
        _ = try bench.finish()
        try unlink(redirects, arrivals, imports, in: workspace, &bench)
        let mentions = FeatureMentions(feature: feature, configuration: configuration, types: types)
        var places = try mentions.diagnostics(in: others.files, after: bench.tree)
        if let tab { places += try tabMentions(tab, before: workspace.tree, after: bench) }
        try report(places, of: feature, in: &bench)
        for arrival in arrivals {
            let fact = RemovalFact.leadsNowhere(outgoing: arrival.outgoing, feature: feature.name.upperCamel)
            bench.note(Diagnostic(.warning, .removal(fact), at: arrival.item.location))
        }
        var changeset = try bench.finish()
        changeset.prunes = [feature.path]
        return GenerationPlan(
            changeset: changeset,
            diagnostics: bench.notes,
            feature: feature.name.upperCamel
        )
    }

    private func remove(_ files: FeatureFiles, of feature: FeatureLayout, from bench: inout Workbench) throws(Failure) {
        let going = files.own + (forces ? files.edited + files.foreign : [])
        for file in going { try bench.set(file.path, to: nil) }
        if !forces {
            for (kept, fact) in [(files.edited, RemovalFact.edited), (files.foreign, .notOurs)] {
                for file in kept { bench.note(Diagnostic(.note, .removal(fact), at: SourceLocation(path: file.path))) }
            }
        }
        for link in files.links { bench.note(Diagnostic(.note, .removal(.link), at: SourceLocation(path: link))) }
        guard var record = files.record else { return }
        if forces || files.edited.isEmpty && files.foreign.isEmpty && files.links.isEmpty {
            try bench.set(feature.record, to: nil)
            return
        }
        let depth = feature.path.string.utf8.count + 1
        for file in going { record.files[String(Substring(file.path.string.utf8.dropFirst(depth)))] = nil }
        try bench.set(feature.record, to: Array(record.rendered.utf8))
    }

    /// The entries in the manifest, the app layer and the test plan.
    private func unwire(
        _ feature: FeatureLayout,
        _ imports: UnusedImports,
        in workspace: Workspace,
        _ bench: inout Workbench
    ) throws(Failure) {
        let configuration = workspace.configuration
        let container = AppWiring.container(in: configuration)
        let before = try bench.read(container)
        if let before {
            let file = try bench.editable(container, before)
            if RootFeatureRemoval(entry: feature.entry).edits(in: file)?.isEmpty == false {
                let entries = ArrayPlace(name: "makeFeatures").literal(in: file)?.elements ?? []
                let others = entries.map { AppWiring.callee(file.source.text($0.range)) }
                    .filter { $0.split(separator: ".").last.map(String.init) != feature.entry }
                bench.note(
                    Diagnostic(.note, .removal(.noRoot(others: others)), at: SourceLocation(path: container))
                )
            }
        }
        try bench.wire(AppWiring.removalSteps(for: feature, in: configuration))
        try bench.wire(imports.steps(for: container, before: before, after: bench.read(container)))
    }

    /// The tab and its test, or the tab bar with the last one.
    ///
    /// - Returns: the tab's case, where it is gone.
    private func removeTab(
        of feature: FeatureLayout,
        _ imports: UnusedImports,
        in workspace: Workspace,
        _ bench: inout Workbench
    ) throws(Failure) -> String? {
        var writer = FeatureWriter(feature: feature, bench: bench, store: try workspace.templates())
        guard let tab = try writer.tab() else { return nil }
        let edited = try writer.removeTab()
        bench = writer.bench
        for path in edited {
            try bench.wire(imports.steps(for: path, before: workspace.tree.read(path), after: bench.read(path)))
        }
        return try writer.tab() == nil ? tab.caseName : nil
    }

    /// The places that select the tab that is gone.
    private func tabMentions(
        _ tab: String,
        before: any FileTree,
        after bench: Workbench
    ) throws(Failure) -> [Diagnostic] {
        let app = RelativePath(bench.configuration.paths.app) ?? .root
        let use = TabUse(caseName: tab)
        var found: [Diagnostic] = []
        for file in try use.files(below: app, in: bench.tree) {
            let source = try SourceFile.reading(file)
            let lines = LineNumbers(of: file.bytes, before: try before.read(file.path))
            for place in use.places(in: source) {
                let position = source.position(of: place.lowerBound)
                let line = lines.before(position.line)
                let location = SourceLocation(path: file.path, line: line, column: line.map { _ in position.column })
                found.append(Diagnostic(.error, .removal(.named("AppTab.\(tab)")), at: location))
            }
        }
        return found
    }

    /// The redirect table and its tests.
    private func unlink(
        _ redirects: RedirectRemoval,
        _ arrivals: [RedirectRemoval.Arrival],
        _ imports: UnusedImports,
        in workspace: Workspace,
        _ bench: inout Workbench
    ) throws(Failure) {
        let feature = redirects.feature
        // What stays of the feature is in no module any more.
        let left = try bench.tree.files(below: [feature.path], suffix: "", containingAny: [], skip: { _ in false })
        let rest = Changeset(left.map { FileChange(path: $0.path, before: $0.bytes, after: nil) })
        let plan = try redirects.plan(after: OverlayTree(base: bench.tree, changeset: rest), arrivals: arrivals)
        try bench.take(plan.changeset)
        for diagnostic in plan.diagnostics where diagnostic.severity != .note { bench.note(diagnostic) }
        let tests = RedirectTestRemoval(
            feature: feature,
            configuration: workspace.configuration,
            map: redirects.map,
            types: imports.types
        )
        var edited = plan.changeset.changes.map(\.path)
        if let path = try tests.file(in: bench) {
            try bench.wire(tests.steps(for: path, in: bench))
            edited.append(path)
        }
        for path in edited {
            try bench.wire(imports.steps(for: path, before: workspace.tree.read(path), after: bench.read(path)))
        }
        guard !left.isEmpty else { return }
        let map = try NavigationScanner(tree: bench.tree, configuration: workspace.configuration).scan()
        for navigation in map.incoming + map.outgoing where navigation.location.path.isAtOrBelow(feature.path) {
            bench.note(Diagnostic(.warning, .removal(.enumStays(navigation.name)), at: navigation.location))
        }
    }

    private func report(
        _ mentions: [Diagnostic],
        of feature: FeatureLayout,
        in bench: inout Workbench
    ) throws(Failure) {
        if mentions.isEmpty { return }
        guard forces else {
            let closing = RemovalFact.someName(feature: feature.name.upperCamel, count: mentions.count)
            throw Failure(mentions + [Diagnostic(.error, .removal(closing))])
        }
        for mention in mentions { bench.note(Diagnostic(.warning, mention.fact, at: mention.location)) }
    }
}
