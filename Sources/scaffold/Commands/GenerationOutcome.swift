import ScaffoldKit

extension Outcome {
    /// A generator's plan as the runner wants it. `made` says in a sentence what is there now, `next` what to do with it.
    init(_ plan: GenerationPlan, made: String, next: [String]) {
        self.init()
        changes = plan.changeset
        // What is still to be decided stops `sync-redirects`, not this command.
        diagnostics = plan.diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            if diagnostic.severity == .error { diagnostic.severity = .warning }
            return diagnostic
        }
        summary = plan.changeset.isEmpty ? [] : ["", made]
        nextSteps = plan.changeset.isEmpty ? [] : Self.openPoints(of: plan) + next
        result = GenerationResult(feature: plan.feature, screen: plan.screen)
    }

    /// What comes before anything else: what the plan left to its user.
    private static func openPoints(of plan: GenerationPlan) -> [String] {
        var steps: [String] = []
        let isLeftToDo = plan.diagnostics.contains { diagnostic in
            if case .wiring(.leftToDo) = diagnostic.fact { true } else { false }
        }
        if isLeftToDo { steps.append("make the edits listed above    # without them it isn't in the app") }
        for case .redirect(.undecided(let outgoing, _, _)) in plan.diagnostics.map(\.fact) {
            steps.append("scaffold redirect \(ShellWord.quoted(outgoing)) <Incoming.case>    # decide where it leads")
        }
        return steps
    }
}

extension GenerationOptions {
    init(_ context: PlanningContext, wires: Bool = true) {
        self.init(existing: context.existing, wires: wires)
    }
}

extension Name {
    /// A name as given on the command line; what makes it none is the whole failure.
    static func given(_ text: String) throws(Failure) -> Name {
        do {
            return try Name(text)
        } catch {
            throw Failure(.name(error))
        }
    }
}
