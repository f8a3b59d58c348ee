/// Brings the redirect table up to date with what a generator has planned. What can't be decided blocks nothing here: it is
/// listed, and `sync-redirects` asks for it.
struct RedirectUpdate {
    /// The feature's, as they then are; empty where the workspace has no app layer.
    var redirects: [Redirect] = []
    var map = NavigationMap()

    /// An outgoing case that leads to an incoming one whatever the rules would find.
    struct Request {
        var route: NavigatorRoute
        /// The module of the outgoing case.
        var module: String
        var incoming: NavigationEnum
        var incomingCase: NavigationCase

        /// A decision for each case of that name: branches of one `#if` may each have one.
        fileprivate func decisions(in map: NavigationMap) -> [RedirectDecision] {
            let navigation = map.outgoing.first { $0.name == route.type && $0.module == module }
            guard let navigation else { return [] }
            return navigation.cases.filter { $0.name == route.item.name }.compactMap { item in
                let fit =
                    PayloadFit.byLabel(item.payload, incomingCase.payload)
                    ?? PayloadFit.byPosition(item.payload, incomingCase.payload)
                guard let fit else { return nil }
                let destination = Destination(incoming: incoming, incomingCase: incomingCase, fit: fit)
                return RedirectDecision(navigation: navigation, item: item, destination: destination)
            }
        }
    }

    /// The same workspace, in which the search that `apply` begins with is under way while the rest is planned.
    static func ahead(in workspace: Workspace, options: GenerationOptions) throws(Failure) -> Workspace {
        let app = RelativePath(workspace.configuration.paths.app) ?? .root
        guard options.wires, try workspace.tree.kind(of: app) == .folder else { return workspace }
        let query = NavigationScanner.firstSearch(workspace.configuration)
        return workspace.with(ReadAheadTree(base: workspace.tree, query: query))
    }

    @discardableResult
    static func apply(
        to bench: inout Workbench,
        of feature: FeatureLayout,
        deciding request: Request? = nil
    ) throws(Failure) -> RedirectUpdate {
        // What stands in the way of the new files says more than a table that can't be made true without them.
        _ = try bench.finish()
        let app = RelativePath(bench.configuration.paths.app) ?? .root
        guard bench.wires, try bench.tree.kind(of: app) == .folder else { return RedirectUpdate() }
        let table = RedirectTable.underWay(in: bench.tree, configuration: bench.configuration)
        let map = try NavigationScanner(tree: bench.tree, configuration: bench.configuration).scan()
        // What is wrong with a table is said where it is planned.
        let known = (try? table.value.get()) ?? nil
        let plan = try SyncRedirects.plan(
            map: map,
            tree: bench.tree,
            configuration: bench.configuration,
            mode: .lenient,
            decisions: request?.decisions(in: map) ?? [],
            table: known,
            scope: PlanScope(listed: [feature.module], asksUnused: false)
        )
        try bench.take(plan.changeset)
        for diagnostic in plan.diagnostics { bench.note(diagnostic) }
        return RedirectUpdate(redirects: plan.redirects, map: map)
    }
}
