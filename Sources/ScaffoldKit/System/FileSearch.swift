#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// Walks folders with several threads and hands out the files that hold a needle.
///
/// Symbolic links are not followed, but reported. What vanishes during the walk was never there.
/// Paths are relative to `root`, with `/`; a name that is not UTF-8 is passed over.
struct FileSearch: Sendable {
    struct Outcome: Sendable {
        /// Sorted by path, as are the others: the order of folders and threads has no say.
        var files: [(path: String, bytes: [UInt8])] = []
        var links: [String] = []
        var failures: [(path: String, error: SystemError)] = []
    }

    var root: String
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
            if !error.isAbsence { outcome.failures.append((path, error)) }
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
            while let entry = readdir(stream) {
                let name = FolderEntry.name(of: entry)
                switch kind(of: entry, named: name, in: descriptor) {
                case .folder:
                    if FolderEntry.isDots(name) { continue }
                    guard let text = String(validatingCString: name) else { continue }
                    let path = child(folder, text)
                    if !search.skip(path) { subfolders.append((path, text)) }
                case .link:
                    if let text = String(validatingCString: name) { outcome.links.append(child(folder, text)) }
                case .file where hasSuffix(name):
                    count += 1
                    if count <= FileSearch.batch {
                        let opened = openat(descriptor, name, O_RDONLY | O_CLOEXEC)
                        read(opened) { String(validatingCString: name).map { child(folder, $0) } }
                    } else if let text = String(validatingCString: name) {
                        later.append(child(folder, text))
                    }
                case .file, .other, .unknown: continue
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
            if search.needles.match(contents), let path = path() {
                outcome.files.append((path, [UInt8](contents)))
            }
        }

        private func grow() {
            let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
            larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
            buffer.deallocate()
            buffer = larger
        }

        private func hasSuffix(_ name: UnsafePointer<CChar>) -> Bool {
            let length = strlen(name)
            guard length >= suffixBytes.count else { return false }
            return memcmp(name + (length - suffixBytes.count), suffixBytes, suffixBytes.count) == 0
        }

        private func kind(
            of entry: UnsafeMutablePointer<dirent>,
            named name: UnsafePointer<CChar>,
            in descriptor: Int32
        ) -> FolderEntry.Kind {
            let kind = FolderEntry.kind(of: entry)
            guard kind == .unknown else { return kind }
            // Some file systems don't say what an entry is.
            var status = stat()
            guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .unknown }
            return FolderEntry.Kind(Disk.kind(UInt32(status.st_mode)))
        }
    }
}

/// The call that the methods above would hide.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
