import Foundation
import Testing

@testable import ScaffoldKit

/// The same as stopping at every step, but with a process that really dies.
@Suite("Transaction, killed")
struct TransactionKillTests {
    @Test("is undone or finished by the next run after SIGKILL at any step")
    func kill() async throws {
        let steps = try Scenario.steps()
        let commit = try #require(steps.firstIndex(of: .commit))
        for index in steps.indices {
            let scenario = try Scenario()
            let root = scenario.folder.path
            await #expect(processExitsWith: .signal(SIGKILL)) { [root = root as String, index = index as Int] in
                let log = StepLog()
                var transaction = Transaction(root: root)
                transaction.willTake = { step throws(TransactionStep.Interruption) in
                    if log.add(step) == index { Foundation.kill(getpid(), SIGKILL) }
                }
                try transaction.apply(Scenario.changeset())
            }
            try Transaction(root: root).recover()
            let expected = index <= commit ? scenario.snapshotBefore : Scenario.after
            #expect(try scenario.folder.snapshot() == expected, "step \(index), \(steps[index])")
        }
    }
}
