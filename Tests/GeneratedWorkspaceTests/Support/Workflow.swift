import Foundation
import Testing

/// The CI workflow that `init` writes: what it runs must exist.
struct Workflow: Sendable {
    let workspace: GeneratedWorkspace

    /// Runs the steps that call `scaffold`, as the workflow does: found by path, in the workspace's folder.
    func check() async throws {
        let text = try workspace.text(".github/workflows/ci.yml")
        #expect(!text.contains("\t"), "YAML has no tabs")
        let steps = text.split(separator: "\n").compactMap { line -> String? in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix("run: ") ? String(line.dropFirst("run: ".count)) : nil
        }
        #expect(steps.contains("scaffold sync-redirects --check"))
        #expect(steps.contains("swift test"))

        let folder = URL(fileURLWithPath: Toolchain.scaffold).deletingLastPathComponent().path
        let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        for step in steps where step.hasPrefix("scaffold ") {
            let result = try await Toolchain.shell(step, in: workspace.path, environment: ["PATH": path])
            #expect(result.status == 0, Comment(rawValue: result.account))
        }
        // The product that the workflow builds is one of this package's.
        let manifest = try String(contentsOfFile: Toolchain.repository + "/Package.swift", encoding: .utf8)
        for match in text.matches(of: /--product (\w+)/) {
            #expect(manifest.contains(".executable(name: \"\(match.1)\""))
        }
    }
}
