import Foundation
import Testing

/// SwiftUI where there is none: a stand-in module, built for a test and handed to the compiler by flags. Where the real
/// one exists, workspaces are built with that, and nothing here does anything.
struct StandIn: Sendable {
    enum Platform: String, Sendable { case iOS, macOS }

    /// For `swift build` and `swift test`.
    let flags: [String]
    /// For `swiftc`.
    var compilerFlags: [String] { zip(flags, flags.dropFirst()).filter { $0.0 == "-Xswiftc" }.map(\.1) }
    private let platform: Platform
    private let folder: TemporaryFolder

    private static let script = Toolchain.repository + "/Tests/Support/with-swiftui.sh"

    init(_ platform: Platform) async throws {
        self.platform = platform
        folder = try TemporaryFolder()
        #if canImport(SwiftUI)
        flags = []
        #else
        let result = try await Self.run("build", folder.path, platform)
        flags = result.lines.map(String.init)
        #endif
    }

    /// Turns the previews of a copy into functions, and its platform conditions into the platform's.
    func rewrite(_ copy: GeneratedWorkspace) async throws {
        #if !canImport(SwiftUI)
        _ = try await Self.run("rewrite", copy.path, platform)
        #endif
    }

    private static func run(_ command: String, _ folder: String, _ platform: Platform) async throws -> ChildProcess {
        let option = platform == .macOS ? ["--macos"] : []
        let result = try await ChildProcess.run("/bin/sh", [script, command, folder] + option, in: "/")
        try #require(result.status == 0, Comment(rawValue: result.account))
        return result
    }
}
