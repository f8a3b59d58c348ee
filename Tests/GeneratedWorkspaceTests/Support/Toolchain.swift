import Foundation
import Testing

/// The programs that the tests run.
enum Toolchain {
    /// This package's folder.
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path

    /// The built `scaffold`: beside the test bundle, or beside the executable that holds the tests.
    static let scaffold: String = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let beside = (bundle?.bundleURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
        let candidates = [beside, Bundle.main.bundleURL].map { $0.appendingPathComponent("scaffold").path }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? candidates[0]
    }()

    /// `swift` as the path finds it.
    static func swift(
        _ arguments: [String],
        in folder: String,
        environment: [String: String] = [:]
    ) async throws -> ChildProcess {
        try await ChildProcess.run("/usr/bin/env", ["swift"] + arguments, in: folder, environment: environment)
    }

    static func shell(
        _ line: String,
        in folder: String,
        environment: [String: String] = [:]
    ) async throws -> ChildProcess {
        try await ChildProcess.run("/bin/sh", ["-c", line], in: folder, environment: environment)
    }
}
