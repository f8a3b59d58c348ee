#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The few file operations that the benchmarks need. Paths are absolute, or of the working directory.
enum Disk {
    static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    static func isWritable(_ path: String) -> Bool {
        access(path, W_OK) == 0
    }

    /// Folders on the way are made.
    static func write(_ text: String, to path: String) throws(BenchmarkError) {
        if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw .last("write", path) }
        defer { close(file) }
        var text = text
        let isWritten = text.withUTF8 { bytes in
            var done = 0
            while done < bytes.count, let base = bytes.baseAddress {
                let count = writeBytes(file, base + done, bytes.count - done)
                if count <= 0 { return false }
                done += count
            }
            return true
        }
        if !isWritten { throw .last("write", path) }
    }

    static func read(_ path: String) throws(BenchmarkError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .last("read", path) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let size = chunk.count
            let count = chunk.withUnsafeMutableBytes { readBytes(file, $0.baseAddress, size) }
            if count < 0 { throw .last("read", path) }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    static func makeFolder(_ path: String) throws(BenchmarkError) {
        if path.isEmpty || mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/") else { throw .last("make", path) }
        try makeFolder(String(path[..<slash]))
        if mkdir(path, 0o755) != 0, errno != EEXIST { throw .last("make", path) }
    }

    static func remove(_ path: String) throws(BenchmarkError) {
        if exists(path) { _ = try Command("/bin/rm", ["-rf", path]).run() }
    }

    static func copy(_ folder: String, to copy: String) throws(BenchmarkError) {
        _ = try Command("/bin/cp", ["-R", folder, copy]).run()
    }

    /// Makes a folder hold the same files as another, and touches no other file: new ones in the place of many that were
    /// just deleted are slow to make on some file systems.
    static func mirror(_ original: String, to folder: String) throws(BenchmarkError) {
        let files = try files(below: original)
        let wanted = Set(files)
        for path in exists(folder) ? try self.files(below: folder) : [] where !wanted.contains(path) {
            unlink(folder + "/" + path)
            // What is left empty goes, as far up as it is.
            var parent = folder + "/" + path
            while let slash = parent.lastIndex(of: "/") {
                parent = String(parent[..<slash])
                if parent.count < folder.count || rmdir(parent) != 0 { break }
            }
        }
        for path in files {
            let bytes = try read(original + "/" + path)
            if exists(folder + "/" + path), try read(folder + "/" + path) == bytes { continue }
            try write(String(decoding: bytes, as: UTF8.self), to: folder + "/" + path)
        }
    }

    /// Every file below a folder, sorted, with its path relative to it. Links are not followed.
    static func files(below folder: String) throws(BenchmarkError) -> [String] {
        var found: [String] = []
        var waiting = [""]
        while let relative = waiting.popLast() {
            guard let stream = opendir(relative.isEmpty ? folder : folder + "/" + relative) else {
                throw .last("list", folder + "/" + relative)
            }
            defer { closedir(stream) }
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name == "." || name == ".." { continue }
                let path = relative.isEmpty ? name : relative + "/" + name
                var status = stat()
                guard lstat(folder + "/" + path, &status) == 0 else { throw .last("ask about", path) }
                switch status.st_mode & S_IFMT {
                case S_IFDIR: waiting.append(path)
                case S_IFREG: found.append(path)
                default: break
                }
            }
        }
        return found.sorted()
    }

    static func size(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}

/// The calls whose names the functions above would hide.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}

private func writeBytes(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    write(file, buffer, count)
}
