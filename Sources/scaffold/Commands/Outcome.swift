import ScaffoldKit

/// What a plan comes to. The runner shows it or carries it out.
struct Outcome: Sendable {
    enum Mode: Hashable, Sendable {
        /// The changes are made, unless `--dry-run` or `--diff` only shows them.
        case change
        /// The changes say what would mend the workspace; they are never made.
        case check
    }

    enum State: Hashable, Sendable {
        /// Done, or nothing to do.
        case done
        /// `--check` only: the changes would mend it.
        case stale
        /// A decision is needed: nothing is written. The diagnostics say which.
        case undecided
    }

    /// How the changes are made.
    enum Writer: Hashable, Sendable {
        case change
        /// They do what the refused record of an interrupted run says, and remove it.
        case accept
        /// There are none: only such records are removed.
        case discard
    }

    var mode = Mode.change
    var writer = Writer.change
    /// An error among the diagnostics makes it `undecided`, whatever stands here.
    var state = State.done
    var changes = Changeset()
    var diagnostics: [Diagnostic] = []
    /// What was asked for, as lines: a list, an explanation. Printed also when `--quiet`.
    var report: [String] = []
    /// What was done, as lines; printed once it is done.
    var summary: [String] = []
    /// What to do next, as lines; printed once it is done.
    var nextSteps: [String] = []
    /// The `result` of `--json`; nil gives `null`.
    var result: (any Encodable & Sendable)?
}
