import Foundation
import Testing

/// What SwiftPM reads in a workspace's manifest.
struct PackageDescription: Sendable {
    let products: Set<String>
    let testTargets: Set<String>

    init(of workspace: GeneratedWorkspace) async throws {
        let result = try await Toolchain.swift(["package", "dump-package"], in: workspace.path)
        try #require(result.status == 0 && result.complaints.isEmpty, Comment(rawValue: result.account))
        let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        func names(_ key: String, where isWanted: ([String: Any]) -> Bool) -> Set<String> {
            let entries = (json?[key] as? [[String: Any]] ?? []).filter(isWanted)
            return Set(entries.compactMap { $0["name"] as? String })
        }
        products = names("products") { _ in true }
        testTargets = names("targets") { $0["type"] as? String == "test" }
    }
}
