/// What a record of an interrupted run would put back, as an ordinary changeset: for a person to look at, and to accept where
/// the record isn't obeyed. Reads the disk, writes nothing, follows no link.
package struct RecoveryPlan: Sendable {
    package private(set) var changeset = Changeset()
    /// Removes the record itself.
    package private(set) var removal = Changeset()
    /// Errors for what can't be done, warnings for what is left alone.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Whether there is a record.
    package private(set) var isFound = false

    package init(root: String) throws(Failure) {
        let trail: FolderTrail
        do {
            trail = try FolderTrail(try OpenFolder(root), at: root)
        } catch {
            if error.isAbsence { return }
            throw Self.failure(error, .root)
        }
        for place in JournalFolder.allCases {
            switch try place.state(in: trail.root) {
            case .nothing, .withoutJournal: continue
            case .refused(let reason, nil, _):
                throw Failure(.change(.journalRefused(reason)), at: SourceLocation(path: place.path))
            case .refused(_, let journal?, let folder), .obeyed(let journal, let folder):
                isFound = true
                try read(journal, Kept(place: place, folder: folder), trail)
                return
            }
        }
    }

    private struct Kept {
        var place: JournalFolder
        var folder: OpenFolder
    }

    private static func failure(_ error: SystemError, _ path: RelativePath) -> Failure {
        let fact: ChangeFact = error == .insideGit ? .insideGit : .failed(.read, reason: error.message)
        return Failure(.change(fact), at: SourceLocation(path: path))
    }

    private mutating func read(_ journal: TransactionJournal, _ kept: Kept, _ trail: FolderTrail) throws(Failure) {
        var changes: [FileChange] = []
        for (index, file) in journal.files.enumerated() {
            do throws(Failure) {
                changes += try self.changes(of: file, index, kept, trail)
            } catch {
                diagnostics += error.diagnostics
            }
        }
        changeset = Changeset(changes)
        changeset.prunes = Set(journal.newFolders)
        removal = try Self.removal(of: kept)
    }

    private mutating func changes(
        of file: TransactionJournal.File,
        _ index: Int,
        _ kept: Kept,
        _ trail: FolderTrail
    ) throws(Failure) -> [FileChange] {
        var changes: [FileChange] = []
        let staged = file.path.parent.appending(file.staged)
        if let bytes = try Self.contents(of: staged, trail) {
            changes.append(FileChange(path: staged, before: bytes, after: nil))
        }
        let now = try Self.contents(of: file.path, trail)
        guard file.kept != .nothing else {
            guard let now else { return changes }
            if Fingerprint(now) == file.after {
                changes.append(FileChange(path: file.path, before: now, after: nil))
            } else {
                leaveAlone(file.path)
            }
            return changes
        }
        guard let before = try keptContents(JournalFolder.kept(index), of: file, kept) else { return changes }
        if let now, now != before, Fingerprint(now) != file.after {
            leaveAlone(file.path)
        } else {
            changes.append(FileChange(path: file.path, before: now, after: before))
        }
        return changes
    }

    private mutating func leaveAlone(_ path: RelativePath) {
        diagnostics.append(Diagnostic(.warning, .change(.keptEdit), at: SourceLocation(path: path)))
    }

    /// nil where nothing is.
    private static func contents(of path: RelativePath, _ trail: FolderTrail) throws(Failure) -> [UInt8]? {
        do {
            return try trail.folder(of: path).read(path.name)?.bytes
        } catch {
            if error.code == SystemError.missing.code { return nil }
            throw failure(error, path)
        }
    }

    /// nil where it was put back already, or was a link.
    private mutating func keptContents(
        _ name: String,
        of file: TransactionJournal.File,
        _ kept: Kept
    ) throws(Failure) -> [UInt8]? {
        let path = kept.place.path.appending(name)
        do throws(SystemError) {
            guard let status = try kept.folder.status(name) else { return nil }
            if status.kind == .link, file.kept == .link {
                let target = try kept.folder.linkTarget(name)
                let fact = ChangeFact.linkNotMade(to: target)
                diagnostics.append(Diagnostic(.warning, .change(fact), at: SourceLocation(path: file.path)))
                return nil
            }
            if status.kind == .file { return try kept.folder.read(name)?.bytes }
            diagnostics += JournalFolder.odd(status.kind, at: path).diagnostics
            return nil
        } catch {
            throw Self.failure(error, path)
        }
    }

    /// Links in the record's folder go by themselves, with what is left of it, at the next run that writes.
    private static func removal(of kept: Kept) throws(Failure) -> Changeset {
        do throws(SystemError) {
            var changes: [FileChange] = []
            for name in try kept.folder.names() where try kept.folder.status(name)?.kind == .file {
                let bytes = try kept.folder.read(name)?.bytes
                changes.append(FileChange(path: kept.place.path.appending(name), before: bytes, after: nil))
            }
            return Changeset(changes)
        } catch {
            throw failure(error, kept.place.path)
        }
    }
}

extension Transaction {
    /// Does what a record says that isn't obeyed by itself.
    package func accept(_ changeset: Changeset, under lock: WorkspaceLock) throws(Failure) {
        // Its own record stands beside the one that it removes.
        let isThere = lock.folder.flatMap { try? $0.status(JournalFolder.recovery.rawValue) } != nil
        try at(isThere ? .transaction : .recovery).apply(changeset, under: lock)
    }
}
