/// Putting things back: after a failure, and after a run that was killed.
extension Transaction {
    /// Undoes what an interrupted run left, if one did. Every command that writes calls this before it plans.
    /// Costs two looks at the disk, and writes nothing, where none was interrupted.
    package func recover(under lock: WorkspaceLock) throws(Failure) -> [Diagnostic] {
        guard let root = lock.folder else { return [] }
        var notes: [Diagnostic] = []
        for place in JournalFolder.allCases {
            switch try place.state(in: root) {
            case .nothing: continue
            case .withoutJournal(let folder):
                do {
                    // It had not begun to change anything, or all changes stand.
                    try at(place).cleanUp(folder, root)
                } catch {
                    throw error.failure
                }
            case .refused(let reason, _, _):
                throw Failure(.change(.journalRefused(reason)), at: SourceLocation(path: place.path))
            case .obeyed(let journal, let folder):
                do {
                    let edited = try at(place).undo(journal, folder, trail(root), reached: nil)
                    notes.append(Diagnostic(.note, .change(.recovered(files: journal.files.count))))
                    notes += edited.map { Diagnostic(.warning, .change(.keptEdit), at: SourceLocation(path: $0)) }
                } catch {
                    throw error.failure
                }
            }
        }
        return notes
    }

    func at(_ place: JournalFolder) -> Transaction {
        var transaction = self
        transaction.place = place
        return transaction
    }

    /// Can itself be interrupted and begun again. Returns files that were edited by others since, and so were left alone.
    /// Whatever can't be put back is named after all the rest was, and the journal stays.
    ///
    /// - Parameter reached: the files that were replaced or removed; nil: not known, and found out.
    func undo(
        _ journal: TransactionJournal,
        _ kept: OpenFolder,
        _ trail: FolderTrail,
        reached: Set<Int>?
    ) throws(Stop) -> [RelativePath] {
        trail.leave()
        let undo = Undo(journal: journal, kept: kept, trail: trail, place: place)
        var edited: [RelativePath] = []
        var failures: [Diagnostic] = []
        for (index, file) in journal.files.enumerated().reversed() {
            let isOurs = try put(file.path, &failures) { () throws(Undo.Problem) in
                try undo.restore(file, index, isReached: reached?.contains(index) ?? true)
            }
            if isOurs == false { edited.append(file.path) }
        }
        for folder in journal.newFolders.reversed() {
            _ = try put(folder, &failures) { () throws(Undo.Problem) in try undo.removeNewFolder(folder) }
        }
        for folder in journal.emptiedFolders.reversed() {
            _ = try put(folder.path, &failures) { () throws(Undo.Problem) in try undo.makeFolders(to: folder.path) }
        }
        if !failures.isEmpty { throw Stop(Failure(failures)) }
        try cleanUp(kept, trail.root)
        return edited.sorted()
    }

    /// nil where it failed, which is then among the failures.
    private func put<Result>(
        _ path: RelativePath,
        _ failures: inout [Diagnostic],
        _ body: () throws(Undo.Problem) -> Result
    ) throws(Stop) -> Result? {
        do {
            try announce(.restore(path))
        } catch {
            if error.kind == .killed { throw error }
            failures += error.failure.diagnostics.map { diagnostic in
                guard case .change(.failed(_, let reason)) = diagnostic.fact else { return diagnostic }
                return Diagnostic(.error, .change(.undoFailed(reason: reason)), at: diagnostic.location)
            }
            return nil
        }
        do {
            return try body()
        } catch {
            switch error {
            case .system(let error):
                let fact = ChangeFact.undoFailed(reason: error.message)
                failures.append(Diagnostic(.error, .change(fact), at: SourceLocation(path: path)))
            case .odd(let failure): failures += failure.diagnostics
            }
            return nil
        }
    }

    /// The journal first: without it, the rest says nothing. Only what a transaction makes is removed.
    func cleanUp(_ folder: OpenFolder, _ root: OpenFolder) throws(Stop) {
        for name in [JournalFolder.journal, JournalFolder.unfinishedJournal] {
            try take(.cleanUp) { () throws(SystemError) in try folder.removeFile(name) }
        }
        let names = try take(.cleanUp) { () throws(SystemError) in try folder.names() }
        for name in names {
            let path = place.path.appending(name)
            let status = try attempt(.cleanUp) { () throws(SystemError) in try folder.status(name) }
            switch status?.kind {
            case .file, .link, nil: try take(.cleanUp) { () throws(SystemError) in try folder.removeFile(name) }
            case .folder: throw Stop(JournalFolder.odd(.folder, at: path))
            case .other: throw Stop(JournalFolder.odd(.other, at: path))
            }
        }
        try take(.cleanUp) { () throws(SystemError) in _ = try root.removeFolderIfEmpty(place.rawValue) }
    }
}
