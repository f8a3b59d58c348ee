import Foundation

/// A child process that has ended.
struct ChildProcess: Sendable {
    /// What was run, for messages.
    let command: String
    let status: Int32
    /// Standard output and standard error, in the order in which they were written.
    let output: String

    /// Runs an executable to its end. Its input is empty, and its output goes to a file: no pipe can fill. The thread is
    /// free while the child runs, so that other tests go on.
    static func run(
        _ executable: String,
        _ arguments: [String],
        in folder: String,
        environment: [String: String] = [:]
    ) async throws -> ChildProcess {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("scaffold-log-\(UUID().uuidString)")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        defer { try? handle.close() }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        let status: Int32 = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return ChildProcess(
            command: ([executable] + arguments).joined(separator: " "),
            status: status,
            output: output
        )
    }

    var lines: [Substring] { output.split(whereSeparator: \.isNewline) }

    /// Each warning and error once, in order.
    var complaints: [Substring] {
        var seen: Set<Substring> = []
        return lines.filter { line in
            (line.contains("warning:") || line.contains("error:")) && seen.insert(line).inserted
        }
    }

    /// What a reader needs when it failed: the complaints, failed expectations, and the end of the output.
    var account: String {
        let failures = lines.filter { $0.contains("recorded an issue") || $0.contains("✘") }
        let parts = [
            "$ \(command)   (status \(status))",
            (complaints + failures).prefix(80).joined(separator: "\n"),
            "…",
            lines.suffix(30).joined(separator: "\n"),
        ]
        return parts.joined(separator: "\n")
    }
}
