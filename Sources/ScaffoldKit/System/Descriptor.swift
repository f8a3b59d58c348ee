#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// An open file, closed when it goes.
struct Descriptor: ~Copyable {
    let number: Int32

    init(opening path: String, _ flags: Int32, mode: UInt32 = 0) throws(SystemError) {
        number = open(path, flags | O_CLOEXEC, mode_t(truncatingIfNeeded: mode))
        if number < 0 { throw .last }
    }

    /// What is directly in an open folder. A link in its place is not followed: that is an error.
    init(opening name: String, in folder: borrowing Descriptor, _ flags: Int32, mode: UInt32 = 0) throws(SystemError) {
        number = openat(folder.number, name, flags | O_NOFOLLOW | O_CLOEXEC, mode_t(truncatingIfNeeded: mode))
        if number < 0 { throw .last }
    }

    init(openingFolder path: String) throws(SystemError) {
        try self.init(opening: path, O_RDONLY | O_DIRECTORY)
    }

    deinit {
        _ = close(number)
    }

    func status() throws(SystemError) -> Disk.Status {
        var status = stat()
        if fstat(number, &status) != 0 { throw .last }
        return Disk.Status(status)
    }

    func readAll() throws(SystemError) -> [UInt8] {
        let status = try status()
        if status.kind == .folder { throw .isFolder }
        return try readAll(expecting: Int(status.size))
    }

    /// - Parameter size: how much there may be, in bytes; what is there counts.
    func readAll(expecting size: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 1)
        var chunk = [UInt8](repeating: 0, count: min(max(size + 1, 4096), 1 << 20))
        while true {
            let size = chunk.count
            let count = chunk.withUnsafeMutableBytes { readBytes(number, $0.baseAddress, size) }
            if count < 0 {
                let error = SystemError.last
                if error.isInterruption { continue }
                throw error
            }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                writeBytes(number, $0.baseAddress.map { $0 + written }, $0.count - written)
            }
            if count < 0 {
                let error = SystemError.last
                if error.isInterruption { continue }
                throw error
            }
            written += count
        }
    }

    func setMode(_ mode: UInt32) throws(SystemError) {
        if fchmod(number, mode_t(truncatingIfNeeded: mode)) != 0 { throw .last }
    }

    /// False where another open file holds the lock. Kept until this descriptor closes.
    func tryLock() throws(SystemError) -> Bool {
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            let error = SystemError.last
            if error.isInterruption { continue }
            if error.wouldWait { return false }
            throw error
        }
        return true
    }
}

/// The calls whose names the methods above would hide.
private func readBytes(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(number, buffer, count)
}

private func writeBytes(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, buffer, count)
}
