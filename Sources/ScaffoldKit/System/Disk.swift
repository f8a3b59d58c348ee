import ScaffoldTemplates

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// The file system's calls, as values and typed errors. Paths are the system's own, absolute or of the working directory.
enum Disk {
    struct Status: Hashable {
        enum Kind: Hashable { case file, folder, link, other }

        var kind: Kind
        /// Permission bits, at most 0o7777.
        var mode: UInt32
        var device: UInt64
        var node: UInt64
        var owner: UInt32
        /// In bytes.
        var size: Int64
        /// When the contents changed last, in nanoseconds.
        var modified: Int64

        var hasWriteBit: Bool { mode & 0o222 != 0 }

        /// Whether nothing was written between the two, as far as the system tells.
        func hasSameContents(as other: Status) -> Bool {
            kind == other.kind && size == other.size && modified == other.modified
        }

        init(_ status: stat) {
            kind = Disk.kind(UInt32(status.st_mode))
            mode = UInt32(status.st_mode) & 0o7777
            device = UInt64(truncatingIfNeeded: status.st_dev)
            node = UInt64(truncatingIfNeeded: status.st_ino)
            owner = UInt32(status.st_uid)
            size = Int64(status.st_size)
            #if canImport(Darwin)
            let time = status.st_mtimespec
            #else
            let time = status.st_mtim
            #endif
            modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
        }
    }

    /// What no system here opens as a path: in bytes, its end included.
    static let longestPath = Int(PATH_MAX)
    /// In bytes; some file systems take fewer.
    static let longestName = 255

    /// nil where nothing is. `following`: of what a symbolic link leads to.
    static func status(_ path: String, following: Bool) throws(SystemError) -> Status? {
        var status = stat()
        let result = following ? stat(path, &status) : lstat(path, &status)
        if result != 0 {
            let error = SystemError.last
            if error.isAbsence { return nil }
            throw error
        }
        return Status(status)
    }

    static func kind(_ mode: UInt32) -> Status.Kind {
        switch mode & UInt32(S_IFMT) {
        case UInt32(S_IFREG): .file
        case UInt32(S_IFDIR): .folder
        case UInt32(S_IFLNK): .link
        default: .other
        }
    }

    /// Every symbolic link resolved; nil where nothing is, or a link leads nowhere.
    static func resolved(_ path: String) throws(SystemError) -> String? {
        guard let resolved = realpath(path, nil) else {
            let error = SystemError.last
            // A link that leads to itself leads nowhere.
            if error.isAbsence || error.code == ELOOP { return nil }
            throw error
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    static func workingDirectory() throws(SystemError) -> String {
        guard let path = getcwd(nil, 0) else { throw .last }
        defer { free(path) }
        return String(cString: path)
    }

    /// nil where nothing is.
    static func read(_ path: String) throws(SystemError) -> [UInt8]? {
        let descriptor: Descriptor
        do {
            descriptor = try Descriptor(opening: path, O_RDONLY)
        } catch {
            if error.isAbsence { return nil }
            throw error
        }
        return try descriptor.readAll()
    }

    /// Names of what is in a folder, sorted by UTF-8 bytes, without those that are not UTF-8; empty where it is missing.
    static func names(in folder: String) throws(SystemError) -> [String] {
        try entries(in: folder).map(\.name)
    }

    /// What is in a folder, as `names` has it; links are not followed, and some file systems leave kinds unknown.
    ///
    /// - Parameter name: what is looked for in each folder there; its kind is `inner`, nil where it is missing.
    static func entries(in folder: String, holding name: String? = nil) throws(SystemError) -> [FolderEntry] {
        guard let stream = opendir(folder) else {
            let error = SystemError.last
            if error.code == ENOENT { return [] }
            throw error
        }
        defer { closedir(stream) }
        let descriptor = dirfd(stream)
        var entries: [FolderEntry] = []
        while let raw = try FolderEntry.next(in: stream) {
            guard let entry = FolderEntry(raw) else { continue }
            entries.append(entry)
            guard entry.kind == .folder, let name else { continue }
            var status = stat()
            if fstatat(descriptor, entry.name + "/" + name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
                entries[entries.count - 1].inner = FolderEntry.Kind(kind(UInt32(status.st_mode)))
            } else if !SystemError.last.isAbsence {
                entries[entries.count - 1].inner = .unknown
            }
        }
        return entries.sorted { $0.name.precedesInBytes($1.name) }
    }

    static func makeFolder(_ path: String) throws(SystemError) {
        if mkdir(path, 0o777) != 0 { throw .last }
    }

    /// False where the folder is not empty or not there.
    @discardableResult
    static func removeFolderIfEmpty(_ path: String) throws(SystemError) -> Bool {
        if rmdir(path) == 0 { return true }
        let error = SystemError.last
        if error.isAbsence || error.isNotEmpty { return false }
        throw error
    }

    /// The user whose rights count.
    static var user: UInt32 { UInt32(geteuid()) }

    static func pause(milliseconds: UInt32) {
        usleep(milliseconds * 1000)
    }
}
