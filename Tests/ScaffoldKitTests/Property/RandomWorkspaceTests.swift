import Foundation
import Testing

@testable import ScaffoldKit

/// Workspaces that are made up, one a seed. `SEED=7 COUNT=1` runs one, `COUNT=20000` more of them.
@Suite("Random workspaces")
struct RandomWorkspaceTests {
    static func number(_ name: String, else other: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? other
    }

    static let first = number("SEED", else: 20_000)
    static let count = number("COUNT", else: 2_000)

    @Test("after a sync nothing is lost, the table is true, and a second sync changes nothing")
    func law() {
        print("random workspaces: SEED=\(Self.first) COUNT=\(Self.count)")
        var failures = 0
        for seed in Self.first..<(Self.first + Self.count) {
            let drawn = SketchMaker.drawn(of: UInt64(seed))
            let sketch = SketchMaker.sketch(seed: UInt64(seed), wanted: drawn)
            guard let reason = SketchLaw(sketch: sketch).broken() else { continue }
            failures += 1
            print("SEED=\(seed): \(reason.prefix { !$0.isNewline })")
            if failures <= Self.number("SHOW", else: 3) {
                Issue.record("\(Self.smallest(UInt64(seed), drawn, reason))")
            }
        }
        #expect(failures == 0, "of \(Self.count) workspaces")
    }

    @Test("each oddity is in one of twenty workspaces, or more")
    func oddities() {
        var seen: [Oddity: Int] = [:]
        for seed in 20_000..<22_000 {
            let sketch = SketchMaker.sketch(seed: UInt64(seed), wanted: SketchMaker.drawn(of: UInt64(seed)))
            for oddity in sketch.oddities { seen[oddity, default: 0] += 1 }
        }
        for oddity in Oddity.allCases {
            let count = seen[oddity] ?? 0
            #expect(count >= 100, "\(oddity) is in \(count) of 2000 workspaces")
        }
    }

    /// `TYPECHECK=100` compiles more of them.
    @Test("the compiler takes the table with its enums", .enabled(if: Compiler.isThere))
    func typechecks() throws {
        for index in 0..<Self.number("TYPECHECK", else: 24) {
            let seed = UInt64(Self.first + index)
            let sketch = SketchMaker.sketch(seed: seed, wanted: SketchMaker.drawn(of: seed))
            guard let table = SketchLaw(sketch: sketch).synced() else { continue }
            let flags = [[], ["DEBUG"], ["BETA", "DEBUG"], ["BETA"]][index % 4]
            let said = try CompiledWorkspace.diagnostics(of: sketch, table: table, flags: flags)
            #expect(said.isEmpty, "SEED=\(seed) TYPECHECK=1 \(flags)\n\(said)\n--- table\n\(table)\n\(sketch.listing)")
        }
    }

    /// The same seed with as few oddities as still break the law.
    private static func smallest(_ seed: UInt64, _ drawn: Set<Oddity>, _ reason: String) -> String {
        var wanted = drawn
        var reason = reason
        for oddity in drawn.sorted() {
            let fewer = wanted.subtracting([oddity])
            if let other = SketchLaw(sketch: SketchMaker.sketch(seed: seed, wanted: fewer)).broken(),
                other.prefix(12) == reason.prefix(12)
            {
                wanted = fewer
                reason = other
            }
        }
        let sketch = SketchMaker.sketch(seed: seed, wanted: wanted)
        let oddities = sketch.oddities.sorted().map(\.rawValue).joined(separator: ", ")
        return "SEED=\(seed) COUNT=1, smallest with: \(oddities)\n\(reason)\n--- before\n\(sketch.listing)"
    }
}
