import ScaffoldKit

/// What a run may do to its workspace while others wait. What it plans meanwhile stays true until it is written.
struct Writing: Sendable {
    /// Undoes what an interrupted run left.
    var recover: @Sendable () throws(Failure) -> [Diagnostic]
    /// Makes the changes, or none of them.
    var apply: @Sendable (Changeset, Outcome.Writer) throws(Failure) -> Void
}

extension Writing {
    /// The real one.
    init(_ transaction: Transaction, _ waiting: () -> Void) throws(Failure) {
        let lock = try transaction.lock(waiting: waiting)
        recover = { () throws(Failure) in try transaction.recover(under: lock) }
        apply = { changes, writer throws(Failure) in
            switch writer {
            case .change: try transaction.apply(changes, under: lock)
            case .accept: try transaction.accept(changes, under: lock)
            case .discard: try transaction.discard(under: lock)
            }
        }
    }
}
