import Foundation

@testable import ScaffoldKit

/// Workspaces as the compiler sees them: every module built for itself, the table last, so that imports and qualified names
/// are really looked up.
struct CompiledWorkspace {
    private let folder: URL
    private let flags: [String]

    /// What the compiler says against the table after a sync; empty where it is content.
    static func diagnostics(of sketch: WorkspaceSketch, table: String, flags: [String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sketch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        return try CompiledWorkspace(folder: folder, flags: flags).build(sketch, table)
    }

    private func build(_ sketch: WorkspaceSketch, _ table: String) throws -> String {
        for (path, text) in sketch.files.merging(sketch.outside, uniquingKeysWith: { $1 }) { try write(text, to: path) }
        try write(table, to: sketch.tablePath)
        let builds = [("NavCore", [SketchedCore.path])] + sketch.builds
        for (module, paths) in builds {
            let said = try compile(module, paths, ["-emit-module", "-o", "\(module).swiftmodule"])
            if said.contains("error:") { return "\(module): \(said)" }
        }
        let app = sketch.files.keys.filter { $0.hasPrefix("AppKit/") && $0.hasSuffix(".swift") }.sorted()
        let said = try compile(sketch.configuration.appModule, app + [sketch.tablePath], ["-typecheck"])
        return said.contains("error:") ? said : ""
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    /// The front end itself: the driver would take twice the time.
    private func compile(_ module: String, _ paths: [String], _ mode: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Compiler.path ?? "")
        process.currentDirectoryURL = folder
        process.arguments =
            ["-frontend"] + mode + ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-I", "."]
            + ["-module-name", module, "-package-name", "workspace", "-parse-as-library"]
            + flags.flatMap { ["-D", $0] } + paths
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: output, as: UTF8.self)
        return process.terminationStatus == 0 || text.contains("error:") ? text : "error: \(text)"
    }
}
