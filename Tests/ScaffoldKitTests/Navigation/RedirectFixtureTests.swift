import Foundation
import Testing

@testable import ScaffoldKit

/// Runs every case in `Fixtures/`. `RECORD=1` writes what was found into them, and fails.
@Suite("Redirect table, case by case")
struct RedirectFixtureTests {
    @Test("the plan is what the case says, and a second run changes nothing", arguments: RedirectFixture.all())
    func runs(_ fixture: RedirectFixture) throws {
        let tree = fixture.tree
        let results = try results(of: fixture, tree)
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
            let file = RedirectFixture.folder.appendingPathComponent(fixture.name + ".txt")
            try fixture.recorded(results).write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded")
            return
        }
        for (name, text) in results {
            #expect(text == fixture.section(name), "\(name) of \(fixture.name)")
        }
    }

    private func results(of fixture: RedirectFixture, _ tree: MemoryTree) throws -> [(name: String, text: String)] {
        let table = try #require(RelativePath(fixture.configuration.redirects.table))
        let plan: RedirectPlan
        do throws(Failure) {
            plan = try fixture.plan(tree)
        } catch {
            return [("diagnostics", words(error.diagnostics)), ("after", "(refused)\n")]
        }
        var results = [("diagnostics", words(plan.diagnostics))]
        if plan.isBlocked {
            #expect(plan.changeset.isEmpty, "blocked, yet it changes something")
            results.append(("after", "(blocked)\n"))
        } else if let change = plan.changeset.changes.first {
            let after = try #require(change.after)
            #expect(change.path == table)
            #expect(plan.isStale)
            results.append(("after", shown(after, fixture)))
            try again(fixture, tree, table, after)
        } else {
            #expect(!plan.isStale)
            results.append(("after", "(unchanged)\n"))
        }
        if fixture.section("explain") != nil { results.append(("explain", explain(plan))) }
        return results
    }

    /// The text, when its bytes are laid out as the table's were; else its bytes in sight.
    private func shown(_ bytes: [UInt8], _ fixture: RedirectFixture) -> String {
        guard !fixture.values("bytes").isEmpty else { return String(decoding: bytes, as: UTF8.self) }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
            switch scalar {
            case "\r": "\\r"
            case "\n": "\\n\n"
            case "\t": "\\t"
            case "\u{FEFF}": "\\u{FEFF}"
            default: String(scalar)
            }
        }.joined() + "(end)\n"
    }

    private func again(
        _ fixture: RedirectFixture,
        _ tree: MemoryTree,
        _ table: RelativePath,
        _ after: [UInt8]
    ) throws {
        var second = tree
        second.contents[table] = after
        let plan = try fixture.plan(second)
        #expect(
            plan.changeset.isEmpty,
            "a second run changes \(String(decoding: plan.changeset.changes.first?.after ?? [], as: UTF8.self))"
        )
        #expect(!plan.isStale)
    }

    private func words(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { diagnostic in
            let place = diagnostic.location.map { location in
                "\(location.path):\(location.line ?? 0):\(location.column ?? 0): "
            }
            let help = diagnostic.fact.help.map { $0.split(separator: "\n").map { "    \($0)\n" }.joined() } ?? ""
            return (place ?? "")
                + "\(diagnostic.severity.rawValue): [\(diagnostic.fact.code)] \(diagnostic.fact.message)\n" + help
        }.joined()
    }

    private func explain(_ plan: RedirectPlan) -> String {
        plan.redirects.map { redirect in
            "\(redirect.outgoing) → \(redirect.destination ?? "?") (\(redirect.isNew ? "new, " : "")\(redirect.reason?.words ?? "undecided"))\n"
        }.joined() + plan.unused.map { "unused: \($0.name)\n" }.joined()
            + plan.kept.map { "kept: \($0.name) (\($0.reason.words))\n" }.joined()
    }
}
