import Foundation
import ScaffoldKit

@testable import scaffold

/// An engine that writes nothing, and what it was asked to do.
final class FakeEngine: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [String] = []

    /// `open`, `recover` and `apply` in order.
    var calls: [String] { lock.withLock { recorded } }

    private func record(_ call: String) { lock.withLock { recorded.append(call) } }

    func engine(applyFails: Bool = false, recovers: Bool = false) -> Engine {
        Engine(
            open: { place, explicit, directory throws(Failure) in
                self.record("open")
                if explicit == "/missing" { throw Failure(.configuration(.noWorkspaceIn("/missing"))) }
                return Workspace(
                    root: explicit ?? "/apps/Demo",
                    configuration: Configuration(app: "Demo"),
                    tree: MemoryTree()
                )
            },
            folder: { _ throws(Failure) in MemoryTree() },
            kind: { _ throws(Failure) in nil },
            recover: { _ throws(Failure) in
                self.record("recover")
                return recovers ? [Diagnostic(.note, .run(.pathMissing("recovered")))] : []
            },
            apply: { changes, _ throws(Failure) in
                self.record("apply")
                if applyFails { throw Failure(.run(.pathMissing("disk full"))) }
                return []
            },
            diff: { changes in changes.changes.map { "--- \($0.path)\n" }.joined() },
            words: { diagnostics, viewpoint, colour, _ in
                diagnostics.map { diagnostic in
                    let place = diagnostic.location.map { viewpoint.path($0.path.string) + ": " } ?? ""
                    let words = "\(place)\(diagnostic.severity.rawValue): \(diagnostic.fact.message)\n"
                    return (colour ? "<colour>" : "") + words
                }
                .joined()
            }
        )
    }
}
