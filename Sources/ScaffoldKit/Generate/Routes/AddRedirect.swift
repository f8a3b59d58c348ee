import ScaffoldTemplates
import SwiftScan

/// `redirect`: one redirect, decided, and the app layer's test of it, which follows the decision.
package struct AddRedirect: Sendable {
    /// As given: `HomeOutgoingNavigation.promo`, `Home.promo`.
    package var outgoing: String
    /// As given; nil: not yet.
    package var incoming: String?

    package init(outgoing: String, incoming: String?) {
        self.outgoing = outgoing
        self.incoming = incoming
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> RedirectPlan {
        let decided = try DecideRedirect.decide(
            tree: workspace.tree,
            configuration: workspace.configuration,
            outgoing: outgoing,
            incoming: incoming ?? "none"
        )
        var plan = decided.plan
        let navigation = decided.decision.navigation
        // A test is named after the feature and the case; a case that needs back-ticks gives no name for it.
        let name = decided.decision.item.name
        guard !plan.isBlocked, SwiftName.member(name) == name,
            let feature = try workspace.features().first(where: { $0.module == navigation.module })
        else { return plan }
        var writer = try FeatureWriter(workspace.layout(of: feature), in: workspace, options: options)
        try writer.bench.take(plan.changeset)
        guard let item = try spelling(of: decided.decision, for: feature, writer, in: workspace) else {
            let type = decided.decision.item.payload.first?.type.canonical ?? ""
            plan.diagnostics.append(Diagnostic(.note, .generate(.noSample(type: type))))
            return plan
        }
        // What several branches declare is there under any condition.
        let isOnce = navigation.cases.count { $0.name == item.name } == 1
        let around = navigation.conditions + (isOnce ? decided.decision.item.conditions : [])
        let conditions = around.map(\.expression)
        try writer.followRedirect(
            NavigatorRoute(item, of: navigation.name, conditions: conditions),
            to: decided.decision.destination,
            among: decided.map
        )
        plan.changeset = try writer.bench.finish()
        plan.diagnostics += writer.bench.notes
        return plan
    }

    /// nil where no test can be written: the case is there, so its payload may be of what no command would write.
    private func spelling(
        of decision: RedirectDecision,
        for feature: Feature,
        _ writer: FeatureWriter,
        in workspace: Workspace
    ) throws(Failure) -> CaseSpelling? {
        do throws(Failure) {
            return try IncomingTarget(
                navigation: decision.navigation,
                item: decision.item,
                feature: writer.feature.name,
                folder: feature.path,
                in: workspace
            ).spelling
        } catch {
            let isOfPayload = error.diagnostics.allSatisfy { diagnostic in
                if case .generate(.payload) = diagnostic.fact { true } else { false }
            }
            if isOfPayload { return nil }
            throw error
        }
    }
}
