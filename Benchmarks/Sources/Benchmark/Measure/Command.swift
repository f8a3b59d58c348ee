#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A program with its arguments, run as a process of its own.
struct Command {
    /// What a run cost.
    struct Cost {
        var seconds: Double
        /// Bytes of memory at the most, as the system counts them: resident.
        var peak: Int
    }

    /// A path, or a name to look for in `PATH`.
    let program: String
    let arguments: [String]

    init(_ program: String, _ arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    /// Standard output goes to `output`, a file: some tools do less work when it is `/dev/null`.
    /// Standard error goes to `errors`. Throws unless the status is 0.
    @discardableResult
    func run(output: String = "/dev/null", errors: String = "/dev/null") throws(BenchmarkError) -> Cost {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o644)
        posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o644)
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process = pid_t()
        var usage = rusage()
        var status: Int32 = 0
        let start = ContinuousClock.now
        errno = posix_spawnp(&process, program, &actions, nil, &words, environ)
        guard errno == 0 else { throw .last("run", program) }
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw .last("wait for", program) }
        }
        let time = (ContinuousClock.now - start).components
        guard status == 0 else {
            let exit = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
            throw .failed(command: description, status: exit, output: Self.tail(of: errors))
        }
        #if canImport(Darwin)
        let peak = Int(usage.ru_maxrss)
        #else
        let peak = Int(usage.ru_maxrss) * 1024
        #endif
        return Cost(seconds: Double(time.seconds) + Double(time.attoseconds) * 1e-18, peak: peak)
    }

    /// Whether it can be run, and succeeds.
    var works: Bool {
        (try? run()) != nil
    }

    var description: String {
        let shown = arguments.prefix(8).joined(separator: " ")
        return program + " " + shown + (arguments.count > 8 ? " …" : "")
    }

    private static func tail(of file: String) -> String {
        guard file != "/dev/null", let bytes = try? Disk.read(file) else { return "" }
        return String(decoding: bytes.suffix(2000), as: UTF8.self)
    }
}
