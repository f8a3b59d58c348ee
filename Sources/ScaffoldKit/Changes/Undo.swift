/// Puts single files and folders back as a journal says.
struct Undo {
    let journal: TransactionJournal
    let kept: OpenFolder
    let trail: FolderTrail
    let place: JournalFolder

    enum Problem: Error {
        case system(SystemError)
        /// Something that isn't a file stands where a file was kept.
        case odd(Failure)
    }

    private func asking<Result>(_ body: () throws(SystemError) -> Result) throws(Problem) -> Result {
        do {
            return try body()
        } catch {
            throw .system(error)
        }
    }

    /// nil where it is gone.
    private func folder(of path: RelativePath) throws(Problem) -> OpenFolder? {
        do {
            return try trail.folder(of: path)
        } catch {
            if error.code == SystemError.missing.code { return nil }
            throw .system(error)
        }
    }

    /// False where the file was edited by somebody else since.
    ///
    /// - Parameter isReached: false where it is known that only the new contents were staged.
    func restore(_ file: TransactionJournal.File, _ index: Int, isReached: Bool) throws(Problem) -> Bool {
        let folder = try folder(of: file.path)
        let name = file.path.name
        if let folder { try asking { () throws(SystemError) in try folder.removeFile(file.staged) } }
        if !isReached { return true }
        let now = try asking { () throws(SystemError) in try folder?.status(name) }
        if file.kept == .nothing {
            guard let folder, let now else { return true }
            guard now.kind == .file, try contents(of: name, in: folder) == file.after else { return false }
            try asking { () throws(SystemError) in try folder.removeFile(name) }
            return true
        }
        let before = JournalFolder.kept(index)
        // Gone: it was put back before.
        guard let status = try asking({ () throws(SystemError) in try kept.status(before) }) else { return true }
        if status.kind != (file.kept == .link ? .link : .file) {
            throw .odd(JournalFolder.odd(status.kind, at: place.path.appending(before)))
        }
        if let folder, let now {
            if status.kind == .link {
                guard now.kind == .link else { return false }
                return try asking { () throws(SystemError) in try folder.linkTarget(name) == kept.linkTarget(before) }
            }
            if now.device == status.device, now.node == status.node { return true }
            guard now.kind == .file else { return false }
            let found = try contents(of: name, in: folder)
            // A copy was kept where links can't be made: then the file itself may still be there, untouched.
            if found != file.after { return try contents(of: before, in: kept) == found }
        }
        try makeFolders(to: file.path.parent)
        try asking { () throws(SystemError) in try putBack(before, status, file) }
        return true
    }

    private func contents(of name: String, in folder: OpenFolder) throws(Problem) -> Fingerprint? {
        try asking { () throws(SystemError) in try folder.read(name).map { Fingerprint($0.bytes) } }
    }

    private func putBack(_ name: String, _ status: Disk.Status, _ file: TransactionJournal.File) throws(SystemError) {
        let folder = try trail.folder(of: file.path)
        do {
            try kept.move(name, to: folder, as: file.path.name)
        } catch {
            guard error.isOtherDisk else { throw error }
            if status.kind == .link {
                try folder.makeLink(file.staged, to: kept.linkTarget(name))
            } else if let found = try kept.read(name) {
                try folder.create(file.staged, found.bytes, mode: status.mode)
            }
            try folder.move(file.staged, to: folder, as: file.path.name)
            try kept.removeFile(name)
        }
    }

    func removeNewFolder(_ path: RelativePath) throws(Problem) {
        guard let folder = try folder(of: path) else { return }
        _ = try asking { () throws(SystemError) in try folder.removeFolderIfEmpty(path.name) }
    }

    /// Makes the folders that were removed because they were empty, and those that somebody took away.
    func makeFolders(to path: RelativePath) throws(Problem) {
        var folder = RelativePath.root
        for component in path.components {
            folder = folder.appending(String(component))
            try asking { () throws(SystemError) in
                let parent = try trail.folder(of: folder)
                if try parent.status(folder.name) != nil { return }
                try parent.makeFolder(folder.name)
                guard let emptied = journal.emptiedFolders.first(where: { $0.path == folder }) else { return }
                try parent.open(folder.name).descriptor.setMode(emptied.mode)
            }
        }
    }
}
