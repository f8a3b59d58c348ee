#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// Walks folders with several threads and hands out the files that hold a needle.
///
/// Symbolic links are not followed, but reported. What vanishes during the walk was never there; what is there and can't
/// be read is reported. Paths are relative to `root`, with `/`.
struct FileSearch: Sendable {
    struct Outcome: Sendable {
        /// Sorted by path, as are the others: the order of folders and threads has no say.
        var files: [(path: String, bytes: [UInt8])] = []
        var links: [String] = []
        var failures: [(path: String, reason: Unread)] = []
    }

    /// Why something was not read.
    enum Unread: Hashable, Sendable {
        case system(SystemError)
        /// The name is not UTF-8; the path that is reported has signs in its place.
        case name
        /// A socket, a pipe or a device with the name of a file that is looked for.
        case noFile
    }

    var root: String
    /// What the names of files end in. Where it is not empty, the files are texts, and hidden ones are passed by: editors
    /// and disks leave those, and no build takes them.
    var suffix: String
    var needles: Needles
    /// Folders for which this holds are not entered; asked from several threads.
    var skip: @Sendable (String) -> Bool

    private enum Work: Sendable {
        case folder(String)
        /// Part of a folder with many files, so that one thread is not left alone with it.
        case files([String])
    }

    private static let batch = 64
    /// Levels of folders that one thread has open at a time.
    private static let deepest = 8

    func run(folders: [String], files: [String] = []) -> Outcome {
        let workers = Workers<Work>(folders.map { .folder($0) } + (files.isEmpty ? [] : [.files(files)]))
        let collected = Collected()
        workers.run(count: min(processorCount(), 8)) {
            let walk = Walk(search: self, workers: workers)
            workers.drain { item in
                switch item {
                case .folder(let folder): walk.enter(folder)
                case .files(let paths): for path in paths { walk.read(path) }
                }
            }
            workers.locked { collected.add(walk.outcome) }
        }
        return collected.sorted()
    }

    /// Touched by one thread at a time, under the workers' lock.
    private final class Collected: @unchecked Sendable {
        private var outcome = Outcome()

        func add(_ other: Outcome) {
            outcome.files += other.files
            outcome.links += other.links
            outcome.failures += other.failures
        }

        func sorted() -> Outcome {
            let precedes = { (left: String, right: String) in left.utf8.lexicographicallyPrecedes(right.utf8) }
            outcome.files.sort { precedes($0.path, $1.path) }
            outcome.links.sort(by: precedes)
            outcome.failures.sort { precedes($0.path, $1.path) }
            return outcome
        }
    }

    /// Whether a file is handed out. A text of another encoding is, for nobody can say what is in it.
    private func finds(_ contents: UnsafeRawBufferPointer) -> Bool {
        needles.match(contents) || (!suffix.isEmpty && TextEncoding.isForeign(contents))
    }

    /// One thread's part: its buffer is used for every file.
    private final class Walk {
        private let search: FileSearch
        private let workers: Workers<Work>
        private let suffixBytes: [CChar]
        private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        var outcome = Outcome()

        init(search: FileSearch, workers: Workers<Work>) {
            self.search = search
            self.workers = workers
            suffixBytes = search.suffix.utf8.map { CChar(bitPattern: $0) }
        }

        deinit { buffer.deallocate() }

        private func absolute(_ path: String) -> String {
            path.isEmpty ? search.root : search.root + "/" + path
        }

        private func child(_ folder: String, _ name: String) -> String {
            folder.isEmpty ? name : folder + "/" + name
        }

        private func fail(_ path: String, _ error: SystemError) {
            if !error.isAbsence { fail(path, .system(error)) }
        }

        /// What may be skipped is no failure, a file neither.
        private func fail(_ path: String, _ reason: Unread) {
            if path.isEmpty || !search.skip(path) { outcome.failures.append((path, reason)) }
        }

        /// nil, and a failure, for a name that is not UTF-8.
        private func text(_ name: UnsafePointer<CChar>, in folder: String) -> String? {
            if let text = String(validatingCString: name) { return text }
            fail(child(folder, String(cString: name)), .name)
            return nil
        }

        func enter(_ folder: String) {
            guard let stream = opendir(absolute(folder)) else { return fail(folder, .last) }
            enter(folder, stream, depth: 0)
        }

        /// As long as other threads have enough to do, the folders in this one are opened relative to it, which takes the
        /// system a third of the time that a whole path takes. Each level keeps a descriptor, hence the limit.
        private func enter(_ folder: String, _ stream: FolderStream, depth: Int) {
            defer { closedir(stream) }
            let descriptor = dirfd(stream)
            var subfolders: [(path: String, name: String)] = []
            var count = 0
            var later: [String] = []
            while let entry = next(in: stream, of: folder) {
                let name = FolderEntry.name(of: entry)
                switch kind(of: entry, named: name, in: descriptor, at: folder) {
                case .folder:
                    if FolderEntry.isDots(name) { continue }
                    guard let text = text(name, in: folder) else { continue }
                    let path = child(folder, text)
                    if !search.skip(path) { subfolders.append((path, text)) }
                case .link where isWanted(name):
                    if let text = text(name, in: folder) { outcome.links.append(child(folder, text)) }
                case .file where hasSuffix(name) && isWanted(name):
                    if !isASCII(name), text(name, in: folder) == nil { continue }
                    count += 1
                    if count <= FileSearch.batch {
                        let opened = openat(descriptor, name, O_RDONLY | O_CLOEXEC)
                        read(opened) { text(name, in: folder).map { child(folder, $0) } }
                    } else if let text = text(name, in: folder) {
                        later.append(child(folder, text))
                    }
                case .other where hasSuffix(name) && isWanted(name):
                    fail(child(folder, String(cString: name)), .noFile)
                case .file, .link, .other, .unknown: continue
                }
            }
            workers.add(
                stride(from: 0, to: later.count, by: FileSearch.batch).map { start in
                    .files(Array(later[start..<min(start + FileSearch.batch, later.count)]))
                }
            )
            while let subfolder = subfolders.last, depth < FileSearch.deepest, workers.havePlenty {
                subfolders.removeLast()
                let opened = openat(descriptor, subfolder.name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
                if opened >= 0, let stream = fdopendir(opened) {
                    enter(subfolder.path, stream, depth: depth + 1)
                } else {
                    let error = SystemError.last
                    if opened >= 0 { close(opened) }
                    fail(subfolder.path, error)
                }
            }
            workers.add(subfolders.map { .folder($0.path) })
        }

        /// nil at the end, and where the rest can't be listed.
        private func next(in stream: FolderStream, of folder: String) -> UnsafeMutablePointer<dirent>? {
            do {
                return try FolderEntry.next(in: stream)
            } catch {
                fail(folder, error)
                return nil
            }
        }

        func read(_ path: String) {
            read(open(absolute(path), O_RDONLY | O_CLOEXEC)) { path }
        }

        /// `path` is asked for only where it is needed: most files are neither found nor in trouble.
        private func read(_ descriptor: Int32, _ path: () -> String?) {
            guard descriptor >= 0 else {
                let error = SystemError.last
                if let path = path() { fail(path, error) }
                return
            }
            defer { close(descriptor) }
            var size = 0
            while true {
                let count = readBytes(descriptor, buffer.baseAddress.map { $0 + size }, buffer.count - size)
                if count < 0 {
                    let error = SystemError.last
                    if error.isInterruption { continue }
                    if let path = path() { fail(path, error) }
                    return
                }
                size += count
                // A regular file gives all that is asked for, but at its end.
                if size < buffer.count { break }
                grow()
            }
            let contents = UnsafeRawBufferPointer(rebasing: buffer[..<size])
            if search.finds(contents), let path = path() {
                outcome.files.append((path, [UInt8](contents)))
            }
        }

        private func grow() {
            let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
            larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
            buffer.deallocate()
            buffer = larger
        }

        private func isWanted(_ name: UnsafePointer<CChar>) -> Bool {
            suffixBytes.isEmpty || name[0] != CChar(bitPattern: UInt8(ascii: "."))
        }

        private func isASCII(_ name: UnsafePointer<CChar>) -> Bool {
            var index = 0
            while name[index] != 0 {
                if UInt8(truncatingIfNeeded: name[index]) >= 0x80 { return false }
                index += 1
            }
            return true
        }

        private func hasSuffix(_ name: UnsafePointer<CChar>) -> Bool {
            let length = strlen(name)
            guard length >= suffixBytes.count else { return false }
            return memcmp(name + (length - suffixBytes.count), suffixBytes, suffixBytes.count) == 0
        }

        private func kind(
            of entry: UnsafeMutablePointer<dirent>,
            named name: UnsafePointer<CChar>,
            in descriptor: Int32,
            at folder: String
        ) -> FolderEntry.Kind {
            let kind = FolderEntry.kind(of: entry)
            guard kind == .unknown else { return kind }
            // Some file systems don't say what an entry is.
            var status = stat()
            guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                let error = SystemError.last
                fail(child(folder, String(cString: name)), error)
                return .unknown
            }
            return FolderEntry.Kind(Disk.kind(UInt32(status.st_mode)))
        }
    }
}

/// The call that the methods above would hide.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
