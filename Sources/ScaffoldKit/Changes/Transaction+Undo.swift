/// Putting things back: after a failure, and after a run that was killed.
extension Transaction {
    var journalFolder: String { AbsolutePath.appending(TransactionJournal.folder, to: root) }
    var journalFile: String { journalFolder + "/journal" }
    /// Where the contents of a file before the transaction are.
    func kept(_ index: Int) -> String { journalFolder + "/before-\(index)" }

    /// What a run left behind; nil: nothing. A link in its place is none of ours, and never followed.
    func leftOver() throws(Stop) -> Disk.Status? {
        do {
            guard let status = try Disk.status(journalFolder, following: false) else { return nil }
            if status.kind != .folder { throw Stop(damaged) }
            return status
        } catch let error as SystemError {
            throw Stop(.cleanUp, error)
        } catch let stop as Stop {
            throw stop
        } catch {
            throw Stop(damaged)
        }
    }

    private var damaged: Failure {
        Failure(
            .change(.journalDamaged),
            at: SourceLocation(path: RelativePath.root.appending(TransactionJournal.folder))
        )
    }

    /// The workspace's lock is held.
    func recoverLocked() throws(Stop) -> [Diagnostic] {
        guard try leftOver() != nil else { return [] }
        let bytes = try take(.restore(.root)) { () throws(SystemError) in try Disk.read(journalFile) }
        guard let bytes else {
            // It had not begun to change anything, or all changes stand.
            try cleanUp()
            return []
        }
        guard let journal = TransactionJournal(decoding: bytes) else { throw Stop(damaged) }
        let kept = try undo(journal)
        let warnings = kept.map { Diagnostic(.warning, .change(.keptEdit), at: SourceLocation(path: $0)) }
        return [Diagnostic(.note, .change(.recovered(files: journal.files.count)))] + warnings
    }

    /// Can itself be interrupted and begun again. Returns files that were edited by others since, and so were left alone.
    func undo(_ journal: TransactionJournal) throws(Stop) -> [RelativePath] {
        var edited: [RelativePath] = []
        do {
            for (index, file) in journal.files.enumerated().reversed() {
                let isOurs = try take(.restore(file.path)) { () throws(SystemError) in try restore(file, index, journal)
                }
                if !isOurs { edited.append(file.path) }
            }
            for folder in journal.newFolders.reversed() {
                _ = try take(.restore(folder)) { () throws(SystemError) in
                    if let place = try inside(folder) { try Disk.removeFolderIfEmpty(place) }
                }
            }
            for folder in journal.emptiedFolders.reversed() {
                try take(.restore(folder.path)) { () throws(SystemError) in
                    try makeFolders(to: folder.path, journal)
                }
            }
            try cleanUp()
        } catch {
            if error.kind == .killed { throw error }
            throw Stop(
                Failure(
                    error.failure.diagnostics.map { diagnostic in
                        guard case .change(.failed(_, let reason)) = diagnostic.fact else { return diagnostic }
                        return Diagnostic(.error, .change(.undoFailed(reason: reason)), at: diagnostic.location)
                    }
                )
            )
        }
        return edited.sorted()
    }

    /// False where the file was edited by somebody else since.
    private func restore(
        _ file: TransactionJournal.File,
        _ index: Int,
        _ journal: TransactionJournal
    ) throws(SystemError) -> Bool {
        if let staged = try inside(file.path.parent.appending(file.staged)) { try Disk.removeFile(staged) }
        guard file.existed else {
            guard let place = try inside(file.path), let status = try Disk.status(place, following: false) else {
                return true
            }
            guard status.kind == .file, let bytes = try Disk.read(place) else { return false }
            if Fingerprint(bytes) != file.after { return false }
            try Disk.removeFile(place)
            return true
        }
        // Gone: it was put back before.
        guard let before = try Disk.status(kept(index), following: false) else { return true }
        if let place = try inside(file.path), let now = try Disk.status(place, following: false) {
            // A link was moved there, so this is somebody's new file.
            guard before.kind == .file else { return false }
            if now.device == before.device, now.node == before.node { return true }
            guard now.kind == .file, let bytes = try Disk.read(place) else { return false }
            if Fingerprint(bytes) != file.after {
                // A copy was kept where links can't be made: then the file itself is still there, untouched.
                return try Disk.read(kept(index)) == bytes
            }
        }
        try makeFolders(to: file.path.parent, journal)
        if let place = try inside(file.path) { try Disk.move(kept(index), to: place) }
        return true
    }

    /// Makes the folders that were removed because they were empty.
    private func makeFolders(to folder: RelativePath, _ journal: TransactionJournal) throws(SystemError) {
        for (path, mode) in journal.emptiedFolders.reversed() where folder.isAtOrBelow(path) {
            guard let place = try inside(path), try Disk.status(place, following: false) == nil else { continue }
            try Disk.makeFolder(place)
            try Disk.setMode(place, mode)
        }
    }

    /// The absolute path, where its folder is below the root with links resolved; nil elsewhere, or where that is missing.
    /// A journal may come with a repository from anywhere, so its paths are not trusted.
    private func inside(_ path: RelativePath) throws(SystemError) -> String? {
        let folder = path.parent == .root ? root : AbsolutePath.appending(path.parent.string, to: root)
        guard let resolved = try Disk.resolved(folder), AbsolutePath.isAtOrBelow(resolved, root) else { return nil }
        return AbsolutePath.appending(path.name, to: resolved)
    }

    /// The journal first: without it, the rest says nothing.
    func cleanUp() throws(Stop) {
        for file in [journalFile, journalFile + ".new"] {
            try take(.cleanUp) { () throws(SystemError) in try Disk.removeFile(file) }
        }
        let names = try take(.cleanUp) { () throws(SystemError) in try Disk.names(in: journalFolder) }
        for name in names {
            try take(.cleanUp) { () throws(SystemError) in try Disk.removeFile(journalFolder + "/" + name) }
        }
        try take(.cleanUp) { () throws(SystemError) in _ = try Disk.removeFolderIfEmpty(journalFolder) }
    }
}
