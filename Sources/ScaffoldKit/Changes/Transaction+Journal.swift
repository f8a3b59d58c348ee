/// What a command that doesn't write says of an interrupted run, and the ways on where its record is refused.
extension Transaction {
    /// Names, below the root, of the folders in which records are.
    package static let records = JournalFolder.allCases.map(\.rawValue)

    /// What stands against taking what is there for whole: a record of an interrupted run, or a run that is going on.
    ///
    /// - Parameter waiting: where it is given, other runs are waited for; it is called when that has become noticeable.
    package func look(waiting: (() -> Void)? = nil) throws(Failure) -> [Diagnostic] {
        guard let found = try leftBehind() else { return [] }
        // The run may be under way.
        let other = Transaction(root: root, patience: waiting == nil ? 0 : patience)
        do {
            let lock = try other.lock(waiting: waiting ?? {})
            defer { withExtendedLifetime(lock) {} }
            return try leftBehind().map { [$0] } ?? []
        } catch {
            if waiting != nil { throw error }
            let isTaken = error.diagnostics.contains { $0.fact == .change(.locked(seconds: 0)) }
            return [isTaken ? Diagnostic(.error, .change(.otherRun)) : found]
        }
    }

    private func leftBehind() throws(Failure) -> Diagnostic? {
        guard let root = try openRoot() else { return nil }
        for place in JournalFolder.allCases {
            let fact: ChangeFact
            switch try place.state(in: root) {
            case .nothing, .withoutJournal: continue
            case .obeyed: fact = .journalLeft
            case .refused(let reason, _, _): fact = .journalRefused(reason)
            }
            return Diagnostic(.error, .change(fact), at: SourceLocation(path: place.path))
        }
        return nil
    }

    /// nil where it is missing.
    private func openRoot() throws(Failure) -> OpenFolder? {
        do {
            return try OpenFolder(root)
        } catch {
            if error.isAbsence { return nil }
            throw Failure(.change(.failed(.read, reason: error.message)), at: SourceLocation(path: .root))
        }
    }

    /// Removes the records of interrupted runs, and whatever stands in their places; what the runs changed stays as it is.
    package func discard(under lock: WorkspaceLock) throws(Failure) {
        guard let root = lock.folder else { return }
        for place in JournalFolder.allCases {
            do throws(Stop) {
                guard let status = try take(.cleanUp, { () throws(SystemError) in try root.status(place.rawValue) })
                else { continue }
                if status.kind == .folder {
                    let folder = try take(.cleanUp) { () throws(SystemError) in try root.open(place.rawValue) }
                    try at(place).empty(folder)
                    try take(.cleanUp) { () throws(SystemError) in _ = try root.removeFolderIfEmpty(place.rawValue) }
                } else {
                    try take(.cleanUp) { () throws(SystemError) in try root.removeFile(place.rawValue) }
                }
            } catch {
                throw error.failure
            }
        }
    }

    private func empty(_ folder: OpenFolder) throws(Stop) {
        let names = try take(.cleanUp) { () throws(SystemError) in try folder.names() }
        for name in [JournalFolder.journal] + names {
            let removed = try take(.cleanUp) { () throws(SystemError) in
                guard let status = try folder.status(name) else { return true }
                if status.kind == .folder { return try folder.removeFolderIfEmpty(name) }
                try folder.removeFile(name)
                return true
            }
            // None of ours; a person takes it away.
            if !removed { throw Stop(.folderLeft, at: place.path.appending(name)) }
        }
    }
}
