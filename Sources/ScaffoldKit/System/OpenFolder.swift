import ScaffoldTemplates

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// An open folder. What is in it is reached relative to it and never through a link, so that a folder which is moved, or
/// swapped for a link meanwhile, leads nowhere else. Names are single path components.
final class OpenFolder: Sendable {
    let descriptor: Descriptor

    /// Links on the way are followed.
    init(_ path: String) throws(SystemError) {
        descriptor = try Descriptor(openingFolder: path)
    }

    private init(_ name: String, in folder: OpenFolder) throws(SystemError) {
        do {
            descriptor = try Descriptor(opening: name, in: folder.descriptor, O_RDONLY | O_DIRECTORY)
        } catch {
            // Of a link some systems say this, others that it is no folder.
            throw error.code == ELOOP ? SystemError(code: ENOTDIR) : error
        }
    }

    func open(_ name: String) throws(SystemError) -> OpenFolder { try OpenFolder(name, in: self) }

    func status() throws(SystemError) -> Disk.Status { try descriptor.status() }

    /// nil where nothing is.
    func status(_ name: String) throws(SystemError) -> Disk.Status? {
        var status = stat()
        if fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) != 0 {
            let error = SystemError.last
            if error.isAbsence { return nil }
            throw error
        }
        return Disk.Status(status)
    }

    /// A regular file's contents, and what it was when they were read; nil where nothing is. Never waits for a pipe.
    func read(_ name: String, atMost limit: Int64 = .max) throws(SystemError) -> (bytes: [UInt8], status: Disk.Status)?
    {
        let file: Descriptor
        do {
            file = try Descriptor(opening: name, in: descriptor, O_RDONLY | O_NONBLOCK)
        } catch {
            if error.isAbsence { return nil }
            throw error
        }
        let status = try file.status()
        if status.kind != .file { throw status.kind == .folder ? .isFolder : .isNoFile }
        if status.size > limit { throw .tooLarge }
        return (try file.readAll(expecting: Int(status.size)), status)
    }

    /// Makes a file that is not there yet. `mode`: exactly these bits; nil: what the user's mask leaves of 0o666.
    ///
    /// - Parameter contents: what goes into the file, given its inode number.
    func create(
        _ name: String,
        mode: UInt32? = nil,
        _ contents: (_ node: UInt64) -> [UInt8]
    ) throws(SystemError) {
        let file = try Descriptor(opening: name, in: descriptor, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
        if let mode { try file.setMode(mode & 0o777) }
        try file.write(contents(try file.status().node))
    }

    func create(_ name: String, _ bytes: [UInt8], mode: UInt32?) throws(SystemError) {
        let file = try Descriptor(opening: name, in: descriptor, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
        if let mode { try file.setMode(mode & 0o777) }
        try file.write(bytes)
    }

    func makeFolder(_ name: String) throws(SystemError) {
        if mkdirat(descriptor.number, name, 0o777) != 0 { throw .last }
    }

    func makeLink(_ name: String, to target: String) throws(SystemError) {
        if symlinkat(target, descriptor.number, name) != 0 { throw .last }
    }

    /// Where a symbolic link leads, as it says.
    func linkTarget(_ name: String) throws(SystemError) -> String {
        var buffer = [CChar](repeating: 0, count: 4096)
        let size = buffer.count
        let count = buffer.withUnsafeMutableBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return -1 }
            return readlinkat(descriptor.number, name, start, size)
        }
        if count < 0 { throw .last }
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Nothing there is no error.
    func removeFile(_ name: String) throws(SystemError) {
        if unlinkat(descriptor.number, name, 0) != 0 {
            let error = SystemError.last
            if !error.isAbsence { throw error }
        }
    }

    /// False where the folder is not empty, not there, or where another disk is mounted.
    @discardableResult
    func removeFolderIfEmpty(_ name: String) throws(SystemError) -> Bool {
        if unlinkat(descriptor.number, name, AT_REMOVEDIR) == 0 { return true }
        let error = SystemError.last
        if error.isAbsence || error.isNotEmpty || error.code == EBUSY { return false }
        throw error
    }

    func move(_ name: String, to folder: OpenFolder, as newName: String) throws(SystemError) {
        if renameat(descriptor.number, name, folder.descriptor.number, newName) != 0 { throw .last }
    }

    /// A second name for the same file.
    func hardLink(_ name: String, in folder: OpenFolder, as newName: String) throws(SystemError) {
        if linkat(descriptor.number, name, folder.descriptor.number, newName, 0) != 0 { throw .last }
    }

    func isWritable(_ name: String = ".") -> Bool {
        faccessat(descriptor.number, name, W_OK, 0) == 0
    }

    /// Sorted by UTF-8 bytes, without those that are not UTF-8.
    func names() throws(SystemError) -> [String] {
        let again = openat(descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if again < 0 { throw .last }
        guard let stream = fdopendir(again) else {
            let error = SystemError.last
            close(again)
            throw error
        }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            // The end and an error are told apart by this alone.
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw .last }
                return names.sorted { $0.precedesInBytes($1) }
            }
            if let entry = FolderEntry(entry) { names.append(entry.name) }
        }
    }
}
