/// The steps from a checked changeset to the changes that stand.
extension Transaction {
    /// What one run of the steps needs, and how far it came.
    private struct Run {
        let placement: ChangePlacement
        let trail: FolderTrail
        let folder: OpenFolder
        /// Of each target, as it was when it was kept.
        var existing: [Disk.Status?]
        /// Targets that were replaced or removed.
        var reached: Set<Int> = []
    }

    func write(_ changeset: Changeset, _ trail: FolderTrail) throws(Stop) {
        let placement: ChangePlacement
        do {
            placement = try ChangePlacement(changeset, root: root, trail: trail)
        } catch {
            throw Stop(error)
        }
        try announce(.makeJournalFolder)
        let folder = try attempt(.makeJournalFolder) { () throws(SystemError) in
            try trail.root.makeFolder(place.rawValue)
            return try trail.root.open(place.rawValue)
        }
        var journal = journal(of: placement)
        var run = Run(
            placement: placement,
            trail: trail,
            folder: folder,
            existing: placement.targets.map(\.existing)
        )
        do {
            try keep(&run)
            try record(run, &journal)
            try makeFoldersAndStage(run)
            trail.leave()
            try replaceAndRemove(&run)
            try take(.commit) { () throws(SystemError) in try folder.removeFile(JournalFolder.journal) }
        } catch {
            if error.kind == .killed { throw error }
            throw try undone(error, journal, run)
        }
        do {
            try cleanUp(folder, trail.root)
        } catch  where error.kind == .killed {
            throw error
        } catch {
            // The changes stand. What is left of the journal's folder is cleared by the next run.
        }
    }

    /// What to say of a failure after its steps were undone.
    private func undone(_ stop: Stop, _ journal: TransactionJournal, _ run: Run) throws(Stop) -> Stop {
        var failure = stop.failure
        do {
            let edited = try undo(journal, run.folder, run.trail, reached: run.reached)
            failure.diagnostics += edited.map { Diagnostic(.warning, .change(.keptEdit), at: SourceLocation(path: $0)) }
        } catch {
            if error.kind == .killed { throw error }
            failure.diagnostics = failure.diagnostics.map { diagnostic in
                guard case .change(.failed(let action, let reason)) = diagnostic.fact else { return diagnostic }
                return Diagnostic(
                    diagnostic.severity,
                    .change(.failedHalfway(action, reason: reason)),
                    at: diagnostic.location
                )
            }
            failure.diagnostics += error.failure.diagnostics
        }
        return Stop(failure)
    }

    private func journal(of placement: ChangePlacement) -> TransactionJournal {
        var journal = TransactionJournal()
        journal.files = placement.targets.map { target in
            TransactionJournal.File(
                path: target.path,
                staged: target.staged,
                kept: target.existing.map { $0.kind == .link ? .link : .file } ?? .nothing,
                after: target.change.after.map(Fingerprint.init)
            )
        }
        journal.newFolders = placement.newFolders
        journal.emptiedFolders = placement.emptiedFolders.map { .init(path: $0.path, mode: $0.mode) }
        return journal
    }

    private func keep(_ run: inout Run) throws(Stop) {
        for (index, target) in run.placement.targets.enumerated() {
            guard let existing = target.existing else { continue }
            let step = TransactionStep.keepBefore(target.change.path)
            let (kept, name, place) = (JournalFolder.kept(index), target.path.name, run.folder)
            try announce(step)
            let folder = try attempt(step) { () throws(SystemError) in try run.trail.folder(of: target.path) }
            try attempt(step) { () throws(SystemError) in
                if existing.kind == .link { return try place.makeLink(kept, to: folder.linkTarget(name)) }
                do {
                    // Keeps owner, times and attributes too.
                    try folder.hardLink(name, in: place, as: kept)
                } catch {
                    try place.create(kept, target.change.before ?? [], mode: existing.mode)
                }
            }
            // Layered file systems may give a file another number when it gets its second name.
            let now = try attempt(step) { () throws(SystemError) in try folder.status(name) }
            guard let now, existing.hasSameContents(as: now) else {
                throw Stop(now == nil ? .goneMeanwhile : .changedMeanwhile, at: target.change.path)
            }
            run.existing[index] = now
        }
    }

    private func record(_ run: Run, _ journal: inout TransactionJournal) throws(Stop) {
        try announce(.writeJournal)
        let root = try attempt(.writeJournal) { () throws(SystemError) in try run.trail.root.status().node }
        var written = journal
        try attempt(.writeJournal) { () throws(SystemError) in
            try run.folder.create(JournalFolder.unfinishedJournal) { node in
                written.origin = .init(file: node, root: root, user: Disk.user)
                return written.encoded()
            }
            try run.folder.move(JournalFolder.unfinishedJournal, to: run.folder, as: JournalFolder.journal)
        }
        journal = written
    }

    private func makeFoldersAndStage(_ run: Run) throws(Stop) {
        for folder in run.placement.newFolders {
            try take(.makeFolder(folder)) { () throws(SystemError) in
                try run.trail.makeFolder(folder)
            }
        }
        for target in run.placement.targets {
            guard let after = target.change.after else { continue }
            try take(.stage(target.change.path)) { () throws(SystemError) in
                let mode = target.existing?.mode ?? (target.change.isExecutable ? 0o755 : nil)
                try run.trail.folder(of: target.path).create(target.staged, after, mode: mode)
            }
        }
    }

    private func replaceAndRemove(_ run: inout Run) throws(Stop) {
        for (index, target) in run.placement.targets.enumerated() where target.change.after != nil {
            let step = TransactionStep.replace(target.change.path)
            let folder = try untouchedFolder(of: target, index, before: step, run)
            try attempt(step) { () throws(SystemError) in
                try folder.move(target.staged, to: folder, as: target.path.name)
            }
            run.reached.insert(index)
        }
        for (index, target) in run.placement.targets.enumerated() where target.change.after == nil {
            let step = TransactionStep.remove(target.change.path)
            let folder = try untouchedFolder(of: target, index, before: step, run)
            try attempt(step) { () throws(SystemError) in try folder.removeFile(target.path.name) }
            run.reached.insert(index)
        }
        for folder in run.placement.emptiedFolders {
            try take(.removeFolder(folder.path)) { () throws(SystemError) in
                _ = try run.trail.folder(of: folder.path).removeFolderIfEmpty(folder.path.name)
            }
        }
    }

    /// The folder of a target that is still what it was when it was compared: nobody edited it since.
    private func untouchedFolder(
        of target: ChangePlacement.Target,
        _ index: Int,
        before step: TransactionStep,
        _ run: Run
    ) throws(Stop) -> OpenFolder {
        try announce(step)
        let folder = try attempt(step) { () throws(SystemError) in try run.trail.folder(of: target.path) }
        let now = try attempt(step) { () throws(SystemError) in try folder.status(target.path.name) }
        switch (run.existing[index], now) {
        case (nil, nil): break
        case (nil, _?): throw Stop(.appearedMeanwhile, at: target.change.path)
        case (_?, nil): throw Stop(.goneMeanwhile, at: target.change.path)
        case (let before?, let now?):
            if before.node != now.node || !before.hasSameContents(as: now) {
                throw Stop(.changedMeanwhile, at: target.change.path)
            }
        }
        return folder
    }
}
