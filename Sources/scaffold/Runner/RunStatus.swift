/// How a run ended, and its exit status.
enum RunStatus: String, Hashable, Sendable {
    /// Done, or nothing to do.
    case done
    /// `--check` found something that the command without it would mend.
    case stale
    /// A decision is needed.
    case undecided
    /// Bad usage, bad input, or a failure on the way.
    case failed

    var exitStatus: Int32 {
        switch self {
        case .done: 0
        case .stale: 1
        case .undecided, .failed: 2
        }
    }
}
