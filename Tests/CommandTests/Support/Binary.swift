import Foundation

/// The built program, run as a process of its own.
enum Binary {
    struct Result {
        var status: Int32
        var output: String
        var error: String
    }

    /// Beside the test bundle, or the executable that holds the tests.
    private static var folder: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle?.bundleURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    }

    static var path: String {
        let candidates = [folder, Bundle.main.bundleURL].map { $0.appendingPathComponent("scaffold").path }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? candidates[0]
    }

    /// Starts the program without a shell, its output and errors in two files beside each other: `<record>.out`, `.err`.
    /// For runs that are to meet or to be killed; the caller waits for it.
    static func start(_ arguments: [String], in folder: String, record: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try fresh(record + ".out")
        process.standardError = try fresh(record + ".err")
        try process.run()
        return process
    }

    private static func fresh(_ path: String) throws -> FileHandle {
        try Data().write(to: URL(fileURLWithPath: path))
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    /// Runs a shell's command line in which `$SCAFFOLD` is the program. Input is empty.
    static func shell(_ line: String, environment: [String: String] = [:], in folder: String = "/") throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        var variables = ProcessInfo.processInfo.environment
        variables["SCAFFOLD"] = path
        process.environment = variables.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        let error = Pipe()
        process.standardOutput = output
        process.standardError = error
        try process.run()
        // Neither stream is large enough to fill its pipe while the other is read.
        let outputBytes = output.fileHandleForReading.readDataToEndOfFile()
        let errorBytes = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            output: String(decoding: outputBytes, as: UTF8.self),
            error: String(decoding: errorBytes, as: UTF8.self)
        )
    }
}
