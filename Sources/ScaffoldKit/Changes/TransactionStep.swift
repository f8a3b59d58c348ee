/// The steps of a transaction, in order. Each is announced before it is taken, so that tests can let any of them fail.
package enum TransactionStep: Hashable, Sendable {
    case makeRoot
    case lock
    case makeJournalFolder
    case keepBefore(RelativePath)
    case writeJournal
    case makeFolder(RelativePath)
    case stage(RelativePath)
    case replace(RelativePath)
    case remove(RelativePath)
    case removeFolder(RelativePath)
    /// From here on the changes stand.
    case commit
    case cleanUp
    /// Of undoing.
    case restore(RelativePath)

    var path: RelativePath? {
        switch self {
        case .makeRoot, .lock, .makeJournalFolder, .writeJournal, .commit, .cleanUp: nil
        case .keepBefore(let path), .makeFolder(let path), .stage(let path), .replace(let path), .remove(let path),
            .removeFolder(let path), .restore(let path):
            path
        }
    }

    var action: ChangeFact.Action {
        switch self {
        case .lock: .lock
        case .makeRoot, .makeFolder: .makeFolder
        case .makeJournalFolder, .keepBefore, .writeJournal: .record
        case .stage, .replace, .restore: .write
        case .remove: .remove
        case .removeFolder: .removeFolder
        case .commit, .cleanUp: .finish
        }
    }

    /// What a test can put in a step's place.
    package enum Interruption: Error, Hashable, Sendable {
        /// The step's system call fails with this `errno`.
        case failure(Int32)
        /// The process ends here: nothing more is done, nothing undone.
        case kill
    }
}
