import ScaffoldKit

extension RedirectsResult {
    init(_ plan: RedirectPlan) {
        redirects = plan.redirects.map { redirect in
            Redirect(
                outgoing: redirect.outgoing,
                incoming: redirect.destination,
                reason: redirect.reason?.code,
                new: redirect.isNew,
                file: redirect.location.path.string,
                line: redirect.location.line
            )
        }
        unused = plan.unused.map { destination in
            Unused(
                incoming: destination.name,
                file: destination.location.path.string,
                line: destination.location.line
            )
        }
        kept = plan.kept.map { part in
            Kept(
                name: part.name,
                reason: part.reason.code,
                file: part.location.path.string,
                line: part.location.line
            )
        }
        unchecked = plan.unchecked.map { Unchecked(file: $0.path.string, line: $0.line) }
        stale = plan.isStale
    }
}

extension Outcome {
    /// `explains`: every redirect with its reason, and what nothing leads to.
    init(_ plan: RedirectPlan, explains: Bool) {
        self.init()
        changes = plan.changeset
        diagnostics = plan.diagnostics
        result = RedirectsResult(plan)
        let added = plan.redirects.filter { $0.isNew && $0.destination != nil }
        if explains {
            report = Self.explanation(of: plan)
        } else if !plan.isBlocked {
            summary = added.map { "\($0.outgoing) → \($0.destination ?? "") (\($0.reason?.words ?? ""))" }
            summary += Self.removals(plan)
        }
    }

    /// What goes without being asked for by name.
    static func removals(_ plan: RedirectPlan) -> [String] {
        plan.removed.filter { !plan.pruned.contains($0) }.map { "\($0): taken away, as it is gone" }
    }

    private static func explanation(of plan: RedirectPlan) -> [String] {
        var lines: [String] = []
        for redirect in plan.redirects {
            let destination = redirect.destination ?? (redirect.reason == nil ? "undecided" : "elsewhere")
            lines.append("\(redirect.outgoing) → \(destination)")
            if let reason = redirect.reason { lines.append("    \(reason.words)") }
        }
        if lines.isEmpty { lines.append("No outgoing case: nothing to redirect.") }
        if !plan.unused.isEmpty {
            lines += ["", "Nothing leads to:"] + plan.unused.map { "    \($0.name)" }
        }
        if !plan.unchecked.isEmpty {
            lines +=
                ["", "Written in a way that can't be compared:"]
                + plan.unchecked.map { "    \($0.path)" + ($0.line.map { ":\($0)" } ?? "") }
        }
        if !plan.kept.isEmpty {
            lines += ["", "Left alone:"] + plan.kept.map { "    \($0.name): \($0.reason.words)" }
        }
        return lines
    }
}
