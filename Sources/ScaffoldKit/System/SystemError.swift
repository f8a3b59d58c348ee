#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// A system call that failed: its `errno`.
package struct SystemError: Error, Hashable, Sendable {
    package var code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// What the last call on this thread left behind.
    static var last: SystemError { SystemError(code: errno) }

    static let diskFull = SystemError(code: ENOSPC)
    static let isFolder = SystemError(code: EISDIR)
    static let nameTooLong = SystemError(code: ENAMETOOLONG)
    static let missing = SystemError(code: ENOENT)
    static let isNoFile = SystemError(code: EINVAL)
    static let tooLarge = SystemError(code: EFBIG)
    /// Ours: the system has no word for it.
    static let insideGit = SystemError(code: EPERM)

    /// Nothing is at the path, or what should be a folder on the way to it is none.
    var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
    var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }
    var isOtherDisk: Bool { code == EXDEV }
    var isInterruption: Bool { code == EINTR }
    var wouldWait: Bool { code == EWOULDBLOCK || code == EAGAIN }

    /// The system's words, as `no space left on device`: first letter lowered, as in compilers' messages.
    package var message: String {
        guard let text = strerror(code) else { return "error \(code)" }
        let words = String(cString: text)
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
