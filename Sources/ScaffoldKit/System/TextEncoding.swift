#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// Tells by a file's first bytes that it is not UTF-8, so that a search for words would find nothing in it.
enum TextEncoding {
    /// How far a zero byte is looked for.
    private static let head = 4096

    /// A byte order mark of UTF-16 or UTF-32, or a zero byte, which both have beside every ASCII letter.
    static func isForeign(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let base = bytes.baseAddress, bytes.count > 1 else { return false }
        if (bytes[0] == 0xFE && bytes[1] == 0xFF) || (bytes[0] == 0xFF && bytes[1] == 0xFE) { return true }
        return memchr(base, 0, min(bytes.count, head)) != nil
    }
}
