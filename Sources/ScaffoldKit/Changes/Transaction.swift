/// The only writer: all of a changeset is written, or nothing.
///
/// The order that makes it so: check everything; keep what files are now; write the journal; make folders and stage the new
/// contents beside their targets; rename them over the targets; remove what goes; remove the journal. While the journal is
/// there the changes don't stand, and `recover` undoes them from any state; once it is gone they do. This survives a killed
/// process, not a power cut: nothing is synchronised to the disk, which alone would cost more than all the rest.
package struct Transaction: Sendable {
    /// Absolute. May be missing: then it is made.
    package let root: String
    /// Seconds to wait for another run.
    package var patience = 10
    /// Called before each step; for tests, which let steps fail.
    package var willTake: @Sendable (TransactionStep) throws(TransactionStep.Interruption) -> Void = { _ in }

    package init(root: String) {
        self.root = DiskTree(root: root).root
    }

    /// Writes the changes. The diagnostics are notes and warnings about an interrupted run that was undone first.
    /// Throws `ChangeFact`s; then nothing is changed, but where one of them says that it could not be put back.
    @discardableResult
    package func apply(_ changeset: Changeset) throws(Failure) -> [Diagnostic] {
        if changeset.isEmpty { return [] }
        var madeRoots: [String] = []
        do {
            madeRoots = try makeRoot()
            let lock = try lock()
            let notes = try recoverLocked()
            try write(changeset)
            withExtendedLifetime(lock) {}
            return notes
        } catch {
            // What else is in them, if anything, is not ours.
            if error.kind != .killed {
                for folder in madeRoots.reversed() { _ = try? Disk.removeFolderIfEmpty(folder) }
            }
            throw error.failure
        }
    }

    /// Undoes what an interrupted run left, if one did. Every command that writes calls this before it plans.
    /// Costs one look at the disk, and writes nothing, where none was interrupted.
    @discardableResult
    package func recover() throws(Failure) -> [Diagnostic] {
        do {
            guard try leftOver() != nil else { return [] }
            let lock = try lock()
            defer { withExtendedLifetime(lock) {} }
            return try recoverLocked()
        } catch {
            throw error.failure
        }
    }

    // MARK: Errors on the way

    struct Stop: Error {
        enum Kind { case refused, failed, killed }

        var kind: Kind
        var failure: Failure

        init(_ failure: Failure) {
            kind = .refused
            self.failure = failure
        }

        init(_ step: TransactionStep, _ error: SystemError) {
            kind = .failed
            let location = step.path.map { SourceLocation(path: $0) }
            failure = Failure(.change(.failed(step.action, reason: error.message)), at: location)
        }

        init(killedAt step: TransactionStep) {
            self.init(step, SystemError(code: 0))
            kind = .killed
        }
    }

    func take<Result: ~Copyable>(
        _ step: TransactionStep,
        _ body: () throws(SystemError) -> Result
    ) throws(Stop) -> Result {
        do {
            try willTake(step)
        } catch {
            switch error {
            case .failure(let code): throw Stop(step, SystemError(code: code))
            case .kill: throw Stop(killedAt: step)
            }
        }
        do {
            return try body()
        } catch {
            throw Stop(step, error)
        }
    }

    // MARK: Root and lock

    /// The folders made: the root and those above it that were missing.
    private func makeRoot() throws(Stop) -> [String] {
        var missing: [String] = []
        var folder = root
        while true {
            let status = try take(.makeRoot) { () throws(SystemError) in try Disk.status(folder, following: true) }
            if let status {
                if status.kind == .folder { break }
                throw Stop(Failure(.change(.fileInTheWay(at: .root)), at: SourceLocation(path: .root)))
            }
            missing.append(folder)
            guard let parent = AbsolutePath.parent(folder) else { break }
            folder = parent
        }
        var made: [String] = []
        do {
            for folder in missing.reversed() {
                try take(.makeRoot) { () throws(SystemError) in try Disk.makeFolder(folder) }
                made.append(folder)
            }
        } catch {
            if error.kind != .killed {
                for folder in made.reversed() { _ = try? Disk.removeFolderIfEmpty(folder) }
            }
            throw error
        }
        return made
    }

    /// A lock on the root folder itself, so that no lock file is left over. Given up when the value goes, or the process.
    private func lock() throws(Stop) -> Descriptor {
        let folder = try take(.lock) { () throws(SystemError) in try Descriptor(openingFolder: root) }
        let pause: UInt32 = 25
        var waited: UInt32 = 0
        while true {
            do {
                if try folder.tryLock() { return folder }
            } catch {
                // File systems without locks: two runs at once are then the user's to avoid.
                return folder
            }
            if waited >= UInt32(patience) * 1000 { throw Stop(Failure(.change(.locked(seconds: patience)))) }
            Disk.pause(milliseconds: pause)
            waited += pause
        }
    }

    // MARK: Writing

    private func write(_ changeset: Changeset) throws(Stop) {
        let placement: ChangePlacement
        do {
            placement = try ChangePlacement(changeset, root: root)
        } catch {
            throw Stop(error)
        }
        let journal = journal(of: placement)
        do {
            try keepAndRecord(placement, journal)
            try makeFoldersAndStage(placement)
            try replaceAndRemove(placement)
            try take(.commit) { () throws(SystemError) in try Disk.removeFile(journalFile) }
        } catch {
            if error.kind == .killed { throw error }
            var failure = error.failure
            do {
                _ = try undo(journal)
            } catch {
                failure.diagnostics += error.failure.diagnostics
            }
            throw Stop(failure)
        }
        do {
            try cleanUp()
        } catch  where error.kind == .killed {
            throw error
        } catch {
            // The changes stand. What is left of the journal's folder is cleared by the next run.
        }
    }

    private func relative(_ place: String) -> RelativePath {
        AbsolutePath.relative(place, to: root) ?? .root
    }

    private func journal(of placement: ChangePlacement) -> TransactionJournal {
        var journal = TransactionJournal()
        journal.files = placement.targets.map { target in
            TransactionJournal.File(
                path: relative(target.place),
                staged: target.staged,
                existed: target.existing != nil,
                after: target.change.after.map(Fingerprint.init)
            )
        }
        journal.newFolders = placement.newFolders.map(relative)
        journal.emptiedFolders = placement.emptiedFolders.map { (relative($0.path), $0.mode) }
        return journal
    }

    private func keepAndRecord(_ placement: ChangePlacement, _ journal: TransactionJournal) throws(Stop) {
        try take(.makeJournalFolder) { () throws(SystemError) in try Disk.makeFolder(journalFolder) }
        for (index, target) in placement.targets.enumerated() {
            // A link is moved there when its turn comes.
            guard let existing = target.existing, existing.kind == .file else { continue }
            try take(.keepBefore(target.change.path)) { () throws(SystemError) in
                do {
                    // Keeps owner, times and attributes too.
                    try Disk.hardLink(target.place, as: kept(index))
                } catch {
                    try Disk.create(kept(index), target.change.before ?? [], mode: existing.mode)
                }
            }
        }
        try take(.writeJournal) { () throws(SystemError) in
            try Disk.create(journalFile + ".new", journal.encoded(), mode: nil)
            try Disk.move(journalFile + ".new", to: journalFile)
        }
    }

    private func makeFoldersAndStage(_ placement: ChangePlacement) throws(Stop) {
        for folder in placement.newFolders {
            try take(.makeFolder(relative(folder))) { () throws(SystemError) in try Disk.makeFolder(folder) }
        }
        for target in placement.targets {
            guard let after = target.change.after else { continue }
            try take(.stage(target.change.path)) { () throws(SystemError) in
                try Disk.create(staged(target), after, mode: target.existing?.mode)
            }
        }
    }

    private func replaceAndRemove(_ placement: ChangePlacement) throws(Stop) {
        for target in placement.targets where target.change.after != nil {
            try take(.replace(target.change.path)) { () throws(SystemError) in
                try Disk.move(staged(target), to: target.place)
            }
        }
        for (index, target) in placement.targets.enumerated() where target.change.after == nil {
            try take(.remove(target.change.path)) { () throws(SystemError) in
                if target.existing?.kind == .link {
                    try Disk.move(target.place, to: kept(index))
                } else {
                    try Disk.removeFile(target.place)
                }
            }
        }
        for folder in placement.emptiedFolders {
            try take(.removeFolder(relative(folder.path))) { () throws(SystemError) in
                _ = try Disk.removeFolderIfEmpty(folder.path)
            }
        }
    }

    private func staged(_ target: ChangePlacement.Target) -> String {
        AbsolutePath.appending(target.staged, to: AbsolutePath.parent(target.place) ?? root)
    }
}
