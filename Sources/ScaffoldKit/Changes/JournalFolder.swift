/// Where a transaction keeps what undoing it needs, as it is found. It may have come from anywhere with the workspace, so
/// nothing in it is obeyed before it is certain that a transaction wrote it here.
enum JournalFolder: String, CaseIterable {
    /// Of the transaction that does what a refused journal says; the other's folder is among its files.
    case recovery = ".scaffold-recovery"
    case transaction = ".scaffold-transaction"

    static let journal = "journal"
    static let unfinishedJournal = "journal.new"
    /// Of what a file was before the transaction.
    static func kept(_ index: Int) -> String { "before-\(index)" }
    /// In bytes; ten times what thousands of files take.
    private static let largest: Int64 = 64 << 20

    enum State {
        case nothing
        /// It had not begun to change anything, or all changes stand.
        case withoutJournal(OpenFolder)
        case obeyed(TransactionJournal, OpenFolder)
        /// `nil`: it can't be read.
        case refused(ChangeFact.JournalRefusal, TransactionJournal?, OpenFolder)
    }

    var path: RelativePath { RelativePath.root.appending(rawValue) }

    /// Throws where a link, a pipe or a folder stands in the place of the folder or of the journal.
    func state(in root: OpenFolder) throws(Failure) -> State {
        do {
            guard let status = try root.status(rawValue) else { return .nothing }
            if status.kind != .folder { throw Self.odd(status.kind, at: path) }
            let folder = try root.open(rawValue)
            guard let journal = try folder.status(Self.journal) else { return .withoutJournal(folder) }
            if journal.kind != .file { throw Self.odd(journal.kind, at: path.appending(Self.journal)) }
            if journal.size > Self.largest { return .refused(.damaged, nil, folder) }
            guard let found = try folder.read(Self.journal, atMost: Self.largest) else {
                return .withoutJournal(folder)
            }
            guard let journal = TransactionJournal(decoding: found.bytes) else {
                return .refused(.damaged, nil, folder)
            }
            if let reason = try refusal(of: journal, found.status, folder, root) {
                return .refused(reason, journal, folder)
            }
            return .obeyed(journal, folder)
        } catch let failure as Failure {
            throw failure
        } catch {
            let reason = (error as? SystemError)?.message ?? ""
            throw Failure(.change(.failed(.read, reason: reason)), at: SourceLocation(path: path))
        }
    }

    private func refusal(
        of journal: TransactionJournal,
        _ file: Disk.Status,
        _ folder: OpenFolder,
        _ root: OpenFolder
    ) throws(SystemError) -> ChangeFact.JournalRefusal? {
        guard let origin = journal.origin else { return .oldForm }
        let rootStatus = try root.status()
        for owner in [file.owner, try folder.status().owner] {
            // The superuser also does what the workspace's owner could do.
            if owner != Disk.user, Disk.user != 0 || owner != rootStatus.owner { return .owner }
        }
        if origin.file != file.node || origin.root != rootStatus.node || origin.user != file.owner { return .copied }
        return nil
    }

    static func odd(_ kind: Disk.Status.Kind, at path: RelativePath) -> Failure {
        let fact: ChangeFact.OddKind =
            switch kind {
            case .link: .link
            case .folder: .folder
            case .file: .file
            case .other: .other
            }
        return Failure(.change(.journalIsOdd(fact)), at: SourceLocation(path: path))
    }
}
