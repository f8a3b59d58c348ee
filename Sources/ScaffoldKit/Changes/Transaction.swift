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
    package var patience: Int
    /// Called before each step; for tests, which let steps fail.
    package var willTake: @Sendable (TransactionStep) throws(TransactionStep.Interruption) -> Void = { _ in }
    /// Where it keeps what undoing it needs.
    var place = JournalFolder.transaction

    package init(root: String, patience: Int = 600) {
        self.root = DiskTree(root: root).root
        self.patience = patience
    }

    /// Waits for other runs to end. What is planned after this, and applied under this lock, is planned on what they left.
    ///
    /// - Parameter waiting: called once, when the wait has become noticeable.
    package func lock(waiting: () -> Void = {}) throws(Failure) -> WorkspaceLock {
        do throws(Stop) {
            return try lockRoot(waiting)
        } catch {
            throw error.failure
        }
    }

    /// Writes the changes. Throws `ChangeFact`s; then nothing is changed, but where one of them says that it could not be put
    /// back. What an interrupted run left has been undone before (`recover`).
    package func apply(_ changeset: Changeset, under lock: WorkspaceLock) throws(Failure) {
        if changeset.isEmpty { return }
        var madeRoots: [String] = []
        do throws(Stop) {
            madeRoots = try makeRoot()
            // A root that was missing is locked now, since others may see it from here on.
            let own = lock.folder == nil ? try lockRoot {} : lock
            guard let folder = own.folder else { throw Stop(.makeRoot, .isNoFile) }
            try write(changeset, trail(folder))
            withExtendedLifetime((lock, own)) {}
        } catch {
            // What else is in them, if anything, is not ours.
            if error.kind != .killed {
                for folder in madeRoots.reversed() { _ = try? Disk.removeFolderIfEmpty(folder) }
            }
            throw error.failure
        }
    }

    private func lockRoot(_ waiting: () -> Void) throws(Stop) -> WorkspaceLock {
        try announce(.lock)
        do {
            return try WorkspaceLock(root: root, patience: patience, waiting: waiting)
        } catch {
            switch error {
            case .taken: throw Stop(Failure(.change(.locked(seconds: patience))))
            case .system(let error): throw Stop(.lock, error)
            }
        }
    }

    func trail(_ folder: OpenFolder) throws(Stop) -> FolderTrail {
        do {
            return try FolderTrail(folder, at: root)
        } catch {
            if error == .insideGit { throw Stop(Failure(.change(.insideGit), at: SourceLocation(path: .root))) }
            throw Stop(.lock, error)
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

        init(_ fact: ChangeFact, at path: RelativePath) {
            self.init(Failure(.change(fact), at: SourceLocation(path: path)))
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

    func announce(_ step: TransactionStep) throws(Stop) {
        do {
            try willTake(step)
        } catch {
            switch error {
            case .failure(let code): throw Stop(step, SystemError(code: code))
            case .kill: throw Stop(killedAt: step)
            }
        }
    }

    func attempt<Result: ~Copyable>(
        _ step: TransactionStep,
        _ body: () throws(SystemError) -> Result
    ) throws(Stop) -> Result {
        do {
            return try body()
        } catch {
            throw Stop(step, error)
        }
    }

    func take<Result: ~Copyable>(
        _ step: TransactionStep,
        _ body: () throws(SystemError) -> Result
    ) throws(Stop) -> Result {
        try announce(step)
        return try attempt(step, body)
    }

    // MARK: Root

    /// The folders made: the root and those above it that were missing.
    private func makeRoot() throws(Stop) -> [String] {
        var missing: [String] = []
        var folder = root
        while true {
            let status = try take(.makeRoot) { () throws(SystemError) in try Disk.status(folder, following: true) }
            if let status {
                if status.kind == .folder { break }
                throw Stop(.fileInTheWay(at: .root), at: .root)
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
}
