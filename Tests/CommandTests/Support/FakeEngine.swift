import Foundation
import ScaffoldKit

@testable import scaffold

/// An engine that writes nothing, and what it was asked to do.
final class FakeEngine: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [String] = []

    /// `lock`, `recover`, `look`, `open` and `apply` in order.
    var calls: [String] { lock.withLock { recorded } }

    private func record(_ call: String) { lock.withLock { recorded.append(call) } }

    func engine(
        applyFails: Bool = false,
        recovers: Bool = false,
        isInterrupted: Bool = false,
        waits: Bool = false
    ) -> Engine {
        Engine(
            locate: { place, explicit, directory throws(Failure) in
                if explicit == "/missing" { throw Failure(.configuration(.noWorkspaceIn("/missing"))) }
                return explicit ?? "/apps/Demo"
            },
            open: { place, root, directory throws(Failure) in
                self.record("open")
                return Workspace(
                    root: root,
                    configuration: Configuration(app: "Demo"),
                    tree: MemoryTree()
                )
            },
            folder: { _ throws(Failure) in MemoryTree() },
            kind: { _ throws(Failure) in nil },
            begin: { _, waiting throws(Failure) in
                self.record("lock")
                if waits { waiting() }
                return Writing(
                    recover: { () throws(Failure) in
                        self.record("recover")
                        return recovers ? [Diagnostic(.note, .run(.pathMissing("recovered")))] : []
                    },
                    apply: { changes, _ throws(Failure) in
                        self.record("apply")
                        if applyFails { throw Failure(.run(.pathMissing("disk full"))) }
                    }
                )
            },
            look: { _, _ throws(Failure) in
                self.record("look")
                return isInterrupted ? [Diagnostic(.error, .run(.pathMissing("interrupted")))] : []
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
