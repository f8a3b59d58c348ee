#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

#if canImport(Darwin)
/// An open folder.
typealias FolderStream = UnsafeMutablePointer<DIR>
#else
/// An open folder.
typealias FolderStream = OpaquePointer
#endif

/// What `readdir` hands out, read in place: the structure is shorter than its type says, so it must not be copied.
struct FolderEntry {
    enum Kind {
        case file, folder, link, other, unknown

        init(_ kind: Disk.Status.Kind) {
            self =
                switch kind {
                case .file: .file
                case .folder: .folder
                case .link: .link
                case .other: .other
                }
        }
    }

    var name: String
    var kind: Kind
    /// Of what was looked for in it, where that was asked for and is there.
    var inner: Kind?

    /// nil for `.`, `..` and names that are not UTF-8.
    init?(_ entry: UnsafeMutablePointer<dirent>) {
        let bytes = Self.name(of: entry)
        guard !Self.isDots(bytes), let name = String(validatingCString: bytes) else { return nil }
        self.name = name
        kind = Self.kind(of: entry)
    }

    /// nil at the end. A listing that breaks off is no end.
    static func next(in stream: FolderStream) throws(SystemError) -> UnsafeMutablePointer<dirent>? {
        // What tells the two apart is only whether the call sets this.
        errno = 0
        if let entry = readdir(stream) { return entry }
        if errno != 0 { throw .last }
        return nil
    }

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    private static let kindOffset = MemoryLayout<dirent>.offset(of: \.d_type) ?? 0

    static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar> {
        UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
    }

    /// `DT_REG`, `DT_DIR`, `DT_LNK` and `DT_UNKNOWN` have these values on every system, but not one type.
    static func kind(of entry: UnsafeMutablePointer<dirent>) -> Kind {
        switch UnsafeRawPointer(entry).load(fromByteOffset: kindOffset, as: UInt8.self) {
        case 8: .file
        case 4: .folder
        case 10: .link
        case 0: .unknown
        default: .other
        }
    }

    static func isDots(_ name: UnsafePointer<CChar>) -> Bool {
        let dot = CChar(bitPattern: UInt8(ascii: "."))
        guard name[0] == dot else { return false }
        return name[1] == 0 || (name[1] == dot && name[2] == 0)
    }
}
