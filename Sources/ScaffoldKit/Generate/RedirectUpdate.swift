/// Brings the redirect table up to date with what a generator has planned. What can't be decided blocks nothing here: it is
/// listed, and `sync-redirects` asks for it.
enum RedirectUpdate {
    /// The redirects as they then are; empty where the workspace has no app layer.
    @discardableResult
    static func apply(to bench: inout Workbench) throws(Failure) -> [Redirect] {
        // What stands in the way of the new files says more than a table that can't be made true without them.
        _ = try bench.finish()
        let app = RelativePath(bench.configuration.paths.app) ?? .root
        guard bench.wires, try bench.tree.kind(of: app) == .folder else { return [] }
        let plan = try SyncRedirects.plan(tree: bench.tree, configuration: bench.configuration, mode: .lenient)
        try bench.take(plan.changeset)
        for diagnostic in plan.diagnostics { bench.note(diagnostic) }
        return plan.redirects
    }
}
