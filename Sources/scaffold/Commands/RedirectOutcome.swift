import ScaffoldKit

/// The `result` of `sync-redirects` and `redirect`.
struct RedirectResult: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
        let outgoing: String
        let module: String
        @NullEncoded var incoming: String?
        @NullEncoded var reason: String?
        let isNew: Bool
        let file: String
        @NullEncoded var line: Int?
    }

    struct Unused: Encodable, Sendable {
        let incoming: String
        let module: String
        let file: String
        @NullEncoded var line: Int?
    }

    let stale: Bool
    let redirects: [Entry]
    let unused: [Unused]

    init(_ plan: RedirectPlan) {
        stale = plan.isStale
        redirects = plan.redirects.map { redirect in
            Entry(
                outgoing: redirect.outgoing,
                module: redirect.module,
                incoming: redirect.destination,
                reason: redirect.reason?.code,
                isNew: redirect.isNew,
                file: redirect.location.path.string,
                line: redirect.location.line
            )
        }
        unused = plan.unused.map { destination in
            Unused(
                incoming: destination.name,
                module: destination.module,
                file: destination.location.path.string,
                line: destination.location.line
            )
        }
    }
}

extension Outcome {
    /// `explains`: every redirect with its reason, and what nothing leads to.
    init(_ plan: RedirectPlan, explains: Bool) {
        self.init()
        changes = plan.changeset
        diagnostics = plan.diagnostics
        result = RedirectResult(plan)
        let added = plan.redirects.filter { $0.isNew && $0.destination != nil }
        if explains {
            report = Self.explanation(of: plan)
        } else if !plan.isBlocked {
            summary = added.map { "\($0.outgoing) → \($0.destination ?? "") (\($0.reason?.words ?? ""))" }
        }
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
        return lines
    }
}
