import Foundation
import Testing

/// A workspace that `scaffold` wrote, in a temporary folder.
struct GeneratedWorkspace: Sendable {
    /// Absolute, without a link.
    let path: String
    private let parent: TemporaryFolder

    /// `init <app>` with further arguments. `scaffold.json` is written before it, where it is given.
    init(_ app: String, _ arguments: [String] = [], configuration: String? = nil) async throws {
        parent = try TemporaryFolder()
        path = parent.path + "/" + app
        if let configuration { try write(configuration, to: "scaffold.json") }
        let result = try await ChildProcess.run(
            Toolchain.scaffold,
            ["init", app, "--path", path] + arguments,
            in: parent.path
        )
        try #require(result.status == 0, Comment(rawValue: result.account))
    }

    /// One that is there, in a folder of the test's.
    init(at path: String, in parent: TemporaryFolder) {
        self.path = path
        self.parent = parent
    }

    private init(copying other: GeneratedWorkspace) throws {
        parent = try TemporaryFolder()
        path = parent.path + "/" + URL(fileURLWithPath: other.path).lastPathComponent
        for file in try other.files() {
            let target = URL(fileURLWithPath: path + "/" + file)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(atPath: other.path + "/" + file, toPath: target.path)
        }
    }

    /// Another folder with the same files, not built.
    func copy() throws -> GeneratedWorkspace { try GeneratedWorkspace(copying: self) }

    // MARK: - Files

    /// Paths of all files but what the build wrote, sorted.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path)
            .filter { file in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: path + "/" + file, isDirectory: &isFolder)
                return !isFolder.boolValue && !file.hasPrefix(".build/") && file != "Package.resolved"
            }
            .sorted()
    }

    /// Every file's bytes, by path.
    func bytes() throws -> [String: Data] {
        var found: [String: Data] = [:]
        for file in try files() { found[file] = try Data(contentsOf: URL(fileURLWithPath: path + "/" + file)) }
        return found
    }

    /// Every Swift file's text, by path.
    func swiftFiles() throws -> [String: String] {
        try bytes().filter { $0.key.hasSuffix(".swift") }.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    func text(_ file: String) throws -> String {
        try String(contentsOfFile: path + "/" + file, encoding: .utf8)
    }

    func write(_ text: String, to file: String) throws {
        let target = URL(fileURLWithPath: path + "/" + file)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: target)
    }

    /// Replaces what must be there once.
    func replace(_ old: String, with new: String, in file: String) throws {
        let text = try text(file)
        let parts = text.components(separatedBy: old)
        try #require(parts.count == 2, "\(file) has '\(old)' \(parts.count - 1) times")
        try write(parts.joined(separator: new), to: file)
    }

    /// Makes the main actor the default isolation, with the features that change what that means.
    func isolateByDefault() throws {
        try replace(
            "let settings: [SwiftSetting] = coreSettings\n",
            with: """
                let settings: [SwiftSetting] = coreSettings + [
                    .defaultIsolation(MainActor.self),
                    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                    .enableUpcomingFeature("InferIsolatedConformances"),
                ]

                """,
            in: "Package.swift"
        )
    }

    /// Copies a folder's Swift files over those of the workspace, or of a folder in it.
    func overlay(_ folder: String, at place: String = ".") throws {
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
            try write(String(contentsOfFile: folder + "/" + file, encoding: .utf8), to: place + "/" + file)
        }
    }

    // MARK: - Commands

    /// Runs `scaffold` in the workspace, which must end with `status`.
    @discardableResult
    func scaffold(
        _ arguments: [String],
        status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ChildProcess {
        let result = try await ChildProcess.run(Toolchain.scaffold, arguments, in: path)
        try #require(result.status == status, Comment(rawValue: result.account), sourceLocation: sourceLocation)
        return result
    }

    /// Runs every command that `sync-redirects` suggests for "not yet", as a reader would paste it, until none is left.
    func decideNone(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let folder = URL(fileURLWithPath: Toolchain.scaffold).deletingLastPathComponent().path
        let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let undecided = try await scaffold(["sync-redirects"], status: 2, sourceLocation: sourceLocation)
        let commands = undecided.lines
            .map { String($0).replacing(/^ *(help: *)?/, with: "") }
            .filter { $0.hasPrefix("scaffold redirect ") && $0.hasSuffix(" none") }
        #expect(!commands.isEmpty, sourceLocation: sourceLocation)
        for command in commands {
            let result = try await Toolchain.shell(command, in: self.path, environment: ["PATH": path])
            try #require(result.status == 0, Comment(rawValue: result.account), sourceLocation: sourceLocation)
        }
    }

    /// Builds everything, tests included, which must succeed without a warning.
    func build(_ flags: [String] = [], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let result = try await Toolchain.swift(["build", "--build-tests"] + flags, in: path)
        #expect(result.complaints.isEmpty, Comment(rawValue: result.account), sourceLocation: sourceLocation)
        try #require(result.status == 0, Comment(rawValue: result.account), sourceLocation: sourceLocation)
    }

    /// Runs the built tests, which must pass, those of `suites` among them.
    func test(
        _ flags: [String] = [],
        suites: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let result = try await Toolchain.swift(["test", "--skip-build"] + flags, in: path)
        try #require(result.status == 0, Comment(rawValue: result.account), sourceLocation: sourceLocation)
        #expect(result.output.contains(/Test run with \d+ tests? .*passed/), sourceLocation: sourceLocation)
        for suite in suites {
            #expect(
                result.output.contains("Suite \"\(suite)\" passed"),
                "no suite \(suite)",
                sourceLocation: sourceLocation
            )
        }
    }

    /// The formatter's strict lint, under the workspace's own configuration.
    func lint(_ files: [String] = ["."], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let result = try await Toolchain.swift(["format", "lint", "--strict", "--recursive"] + files, in: path)
        #expect(
            result.status == 0 && result.complaints.isEmpty,
            Comment(rawValue: result.account),
            sourceLocation: sourceLocation
        )
    }
}
