import Foundation
import Testing

@testable import ScaffoldKit

/// A workspace and changes of every kind: edited, added in new folders, removed with their folders, through a link.
struct Scenario {
    static let before = [
        "edited.txt": "old\n", "script.sh": "#!/bin/sh\n", "Gone/Deep/a.txt": "a", "Gone/Deep/b.txt": "b",
        "Half/keep.txt": "keep", "Half/go.txt": "go", "Real/table.txt": "table", "other.txt": "other",
    ]

    let folder: TemporaryFolder
    let snapshotBefore: [String: String]
    let changeset: Changeset

    init() throws {
        folder = try TemporaryFolder(Self.before)
        try folder.setMode("script.sh", 0o755)
        try folder.setMode("Gone/Deep", 0o750)
        try folder.link("table.txt", to: "Real/table.txt")
        try folder.link("gone-link", to: "other.txt")
        for empty in ["Gone/Empty/Deeper", "Half/Hollow", "Real/Hollow"] { try folder.makeFolder(empty) }
        try folder.setMode("Gone/Empty", 0o700)
        try folder.link("Half/Elsewhere", to: "../Real")
        snapshotBefore = try folder.snapshot()
        changeset = try Self.changeset()
    }

    static func changeset() throws -> Changeset {
        let changes: [(String, String?, String?)] = [
            ("edited.txt", "old\n", "new\n"), ("script.sh", "#!/bin/sh\n", "#!/bin/sh\necho\n"),
            ("Gone/Deep/a.txt", "a", nil), ("Gone/Deep/b.txt", "b", nil), ("Half/go.txt", "go", nil),
            ("table.txt", "table", "table 2"), ("gone-link", "other", nil), ("New/Deep/x.txt", nil, "x"),
            ("New/y.txt", nil, "y"),
            ("empty.txt", nil, ""),
        ]
        var changeset = Changeset(
            try changes.map { path, before, after in
                FileChange(
                    path: try #require(RelativePath(path)),
                    before: before.map { Array($0.utf8) },
                    after: after.map { Array($0.utf8) }
                )
            }
        )
        changeset.prunes = [try #require(RelativePath("Gone")), try #require(RelativePath("Half"))]
        return changeset
    }

    static let after = [
        "edited.txt": "new\n", "script.sh": "#!/bin/sh\necho\n", "Half": "/", "Half/keep.txt": "keep", "Real": "/",
        "Half/Elsewhere": "-> ../Real", "Real/Hollow": "/",
        "Real/table.txt": "table 2", "table.txt": "-> Real/table.txt", "other.txt": "other", "New": "/",
        "New/Deep": "/",
        "New/Deep/x.txt": "x", "New/y.txt": "y", "empty.txt": "",
    ]

    /// Every step of the transaction, in order.
    static func steps() throws -> [TransactionStep] {
        let scenario = try Scenario()
        let log = StepLog()
        var transaction = Transaction(root: scenario.folder.path)
        transaction.willTake = { step throws(TransactionStep.Interruption) in log.add(step) }
        try transaction.apply(scenario.changeset)
        return log.steps
    }
}

final class StepLog: @unchecked Sendable {
    private let lock = NSLock()
    private var taken: [TransactionStep] = []
    var steps: [TransactionStep] { lock.withLock { taken } }
    /// How many were taken before this one.
    @discardableResult
    func add(_ step: TransactionStep) -> Int {
        lock.withLock {
            taken.append(step)
            return taken.count - 1
        }
    }
}

@Suite("Transaction")
struct TransactionTests {
    @Test("writes all, keeps modes and links, and leaves nothing else behind")
    func writes() throws {
        let scenario = try Scenario()
        let notes = try Transaction(root: scenario.folder.path).apply(scenario.changeset)
        #expect(notes.isEmpty)
        #expect(try scenario.folder.snapshot() == Scenario.after)
        #expect(try scenario.folder.mode("script.sh") == 0o755)
        #expect(try Transaction(root: scenario.folder.path).recover() == [])
    }

    @Test("writes nothing for no change, not even where nothing could be written")
    func nothing() throws {
        try Transaction(root: "/nowhere/at/all").apply(Changeset())
        #expect(try Transaction(root: "/nowhere/at/all").recover() == [])
    }

    @Test("puts everything back when any step fails")
    func failures() throws {
        let steps = try Scenario.steps()
        let commit = try #require(steps.firstIndex(of: .commit))
        #expect(commit > 25)
        for index in steps.indices {
            let scenario = try Scenario()
            let log = StepLog()
            var transaction = Transaction(root: scenario.folder.path)
            transaction.willTake = { step throws(TransactionStep.Interruption) in
                if log.add(step) == index { throw .failure(ENOSPC) }
            }
            if index <= commit {
                let failure = #expect(throws: Failure.self, "step \(index), \(steps[index])") {
                    try transaction.apply(scenario.changeset)
                }
                #expect(failure?.diagnostics.map(\.fact.code) == ["change.failed"])
                #expect(failure?.diagnostics.first?.fact.help?.contains("make room") == true)
                #expect(try scenario.folder.snapshot() == scenario.snapshotBefore, "step \(index), \(steps[index])")
                #expect(try scenario.folder.mode("Gone/Deep") == 0o750)
            } else {
                // The changes stand; the next run tidies up.
                try transaction.apply(scenario.changeset)
                try Transaction(root: scenario.folder.path).recover()
                #expect(try scenario.folder.snapshot() == Scenario.after, "step \(index), \(steps[index])")
            }
        }
    }

    @Test("is undone or finished by the next run after it stopped at any step")
    func stops() throws {
        let steps = try Scenario.steps()
        let commit = try #require(steps.firstIndex(of: .commit))
        for index in steps.indices {
            let scenario = try Scenario()
            let log = StepLog()
            var transaction = Transaction(root: scenario.folder.path)
            transaction.willTake = { step throws(TransactionStep.Interruption) in
                if log.add(step) == index { throw .kill }
            }
            #expect(throws: Failure.self) { try transaction.apply(scenario.changeset) }
            let notes = try Transaction(root: scenario.folder.path).recover()
            let expected = index <= commit ? scenario.snapshotBefore : Scenario.after
            #expect(try scenario.folder.snapshot() == expected, "step \(index), \(steps[index])")
            if let note = notes.first { #expect(note == Diagnostic(.note, .change(.recovered(files: 10)))) }
            // Then the run that was interrupted can be made again.
            if index <= commit {
                try Transaction(root: scenario.folder.path).apply(scenario.changeset)
                #expect(try scenario.folder.snapshot() == Scenario.after)
            }
        }
    }

    @Test("is undone even when undoing is stopped at any step")
    func stopsWhileUndoing() throws {
        for undoIndex in 0..<60 {
            let scenario = try Scenario()
            var transaction = Transaction(root: scenario.folder.path)
            transaction.willTake = { step throws(TransactionStep.Interruption) in if step == .commit { throw .kill } }
            #expect(throws: Failure.self) { try transaction.apply(scenario.changeset) }
            let log = StepLog()
            transaction.willTake = { step throws(TransactionStep.Interruption) in
                if log.add(step) == undoIndex { throw undoIndex % 2 == 0 ? .kill : .failure(EIO) }
            }
            let stopped = (try? transaction.recover()) == nil
            try Transaction(root: scenario.folder.path).recover()
            #expect(try scenario.folder.snapshot() == scenario.snapshotBefore, "step \(undoIndex) of undoing")
            if !stopped { break }
        }
    }

    @Test("says when it can't put things back, and does so on the next run")
    func undoFails() throws {
        let scenario = try Scenario()
        var transaction = Transaction(root: scenario.folder.path)
        transaction.willTake = { step throws(TransactionStep.Interruption) in
            switch step {
            case .commit, .restore: throw .failure(EIO)
            default: break
            }
        }
        let failure = #expect(throws: Failure.self) { try transaction.apply(scenario.changeset) }
        #expect(failure?.diagnostics.first?.fact.message.contains("not everything could be put back") == true)
        #expect(Set(failure?.diagnostics.dropFirst().map(\.fact.code) ?? []) == ["change.undo-failed"])
        try Transaction(root: scenario.folder.path).recover()
        #expect(try scenario.folder.snapshot() == scenario.snapshotBefore)
    }

    @Test("keeps what somebody edited after an interrupted run")
    func keepsEdits() throws {
        let scenario = try Scenario()
        var transaction = Transaction(root: scenario.folder.path)
        transaction.willTake = { step throws(TransactionStep.Interruption) in if step == .commit { throw .kill } }
        #expect(throws: Failure.self) { try transaction.apply(scenario.changeset) }
        try scenario.folder.write("mine\n", to: "edited.txt")
        try scenario.folder.write("mine\n", to: "New/y.txt")
        try scenario.folder.write("mine\n", to: "Gone/Deep/a.txt")
        let notes = try Transaction(root: scenario.folder.path).recover()
        #expect(
            notes.map(\.fact) == [
                .change(.recovered(files: 10)), .change(.keptEdit), .change(.keptEdit), .change(.keptEdit),
            ]
        )
        var expected = scenario.snapshotBefore
        for path in ["edited.txt", "New/y.txt", "Gone/Deep/a.txt"] { expected[path] = "mine\n" }
        expected["New"] = "/"
        #expect(try scenario.folder.snapshot() == expected)
    }

    @Test("makes a root that is not there, and takes it away again when it fails")
    func missingRoot() throws {
        let folder = try TemporaryFolder()
        let path = try #require(RelativePath("a/b.txt"))
        let changeset = Changeset([FileChange(path: path, before: nil, after: [0x61])])
        var transaction = Transaction(root: folder.absolute("deep/er"))
        transaction.willTake = { step throws(TransactionStep.Interruption) in
            if step == .commit { throw .failure(ENOSPC) }
        }
        #expect(throws: Failure.self) { try transaction.apply(changeset) }
        #expect(try folder.snapshot() == [:])
        try Transaction(root: folder.absolute("deep/er")).apply(changeset)
        #expect(try folder.snapshot() == ["deep": "/", "deep/er": "/", "deep/er/a": "/", "deep/er/a/b.txt": "a"])
    }

    @Test("waits for another run, then says so")
    func locked() throws {
        let scenario = try Scenario()
        let other = try Descriptor(openingFolder: scenario.folder.path)
        #expect(try other.tryLock())
        var transaction = Transaction(root: scenario.folder.path)
        transaction.patience = 0
        #expect(throws: Failure(.change(.locked(seconds: 0)))) { try transaction.apply(scenario.changeset) }
        #expect(try scenario.folder.snapshot() == scenario.snapshotBefore)
        withExtendedLifetime(other) {}
    }

    @Test("of two at once, one after the other")
    func concurrent() async throws {
        let folder = try TemporaryFolder()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<8 {
                group.addTask {
                    let path = try #require(RelativePath("Folder/\(index).txt"))
                    try Transaction(root: folder.path).apply(
                        Changeset([FileChange(path: path, before: nil, after: [0x61])])
                    )
                }
            }
            try await group.waitForAll()
        }
        #expect(try folder.snapshot().count == 9)
    }
}

@Suite("Transaction, refused")
struct TransactionRefusalTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var texts: [String: String] = [:]
        var prepare: @Sendable (TemporaryFolder) throws -> Void = { _ in }
        var changes: [(path: String, before: String?, after: String?)]
        /// Path, fact.
        var facts: [(String, ChangeFact)]
    }

    private static func path(_ text: String) -> RelativePath { RelativePath(text) ?? .root }

    static let cases = [
        Case(
            testDescription: "changed meanwhile",
            texts: ["a": "2"],
            changes: [("a", "1", "3")],
            facts: [("a", .changedMeanwhile)]
        ),
        Case(
            testDescription: "appeared meanwhile",
            texts: ["a": "2"],
            changes: [("a", nil, "3")],
            facts: [("a", .appearedMeanwhile)]
        ),
        Case(testDescription: "gone meanwhile", changes: [("a", "1", "3")], facts: [("a", .goneMeanwhile)]),
        Case(
            testDescription: "removed, but changed meanwhile",
            texts: ["a": "2"],
            changes: [("a", "1", nil)],
            facts: [("a", .changedMeanwhile)]
        ),
        Case(
            testDescription: "folder where a file goes",
            texts: ["a/b": ""],
            changes: [("a", nil, "3")],
            facts: [("a", .folderInTheWay)]
        ),
        Case(
            testDescription: "file where a folder goes",
            texts: ["a": ""],
            changes: [("a/b/c", nil, "3")],
            facts: [("a/b/c", .fileInTheWay(at: path("a")))]
        ),
        Case(
            testDescription: "file and folder in one plan",
            changes: [("a", nil, "1"), ("a/b", nil, "2")],
            facts: [("a", .fileInTheWay(at: path("a")))]
        ),
        Case(
            testDescription: "read-only file",
            texts: ["a": "1"],
            prepare: { try $0.setMode("a", 0o444) },
            changes: [("a", "1", "2")],
            facts: [("a", .readOnly)]
        ),
        Case(
            testDescription: "read-only folder",
            texts: ["d/a": "1"],
            prepare: { try $0.setMode("d", 0o555) },
            changes: [("d/a", "1", "2"), ("d/b", nil, "2"), ("d/e/f", nil, "")],
            facts: [
                ("d/a", .readOnlyFolder(path("d"))), ("d/b", .readOnlyFolder(path("d"))),
                ("d/e/f", .readOnlyFolder(path("d"))),
            ]
        ),
        Case(
            testDescription: "link out of the workspace",
            prepare: { try $0.link("a", to: "/etc/hostname") },
            changes: [("a", "", "2")],
            facts: [("a", .outside)]
        ),
        Case(
            testDescription: "folder link out of the workspace",
            prepare: { try $0.link("a", to: "/tmp") },
            changes: [("a/b", nil, "2")],
            facts: [("a/b", .outside)]
        ),
        Case(
            testDescription: "link upwards",
            prepare: { try $0.link("a", to: "..") },
            changes: [("a/b", nil, "2")],
            facts: [("a/b", .outside)]
        ),
        Case(
            testDescription: "dangling link",
            prepare: { try $0.link("a", to: "nowhere") },
            changes: [("a", nil, "2")],
            facts: [("a", .dangling)]
        ),
        Case(
            testDescription: "link to itself",
            prepare: { try $0.link("a", to: "a") },
            changes: [("a/b", nil, "2")],
            facts: [("a/b", .dangling)]
        ),
        Case(
            testDescription: "pipe",
            prepare: { #expect(mkfifo($0.absolute("a"), 0o644) == 0) },
            changes: [("a", nil, "2")],
            facts: [("a", .isNoFile)]
        ),
        Case(
            testDescription: "below a folder of Git",
            texts: [".git/HEAD": ""],
            changes: [(".git/hooks/pre-commit", nil, "1"), ("d/.GIT/config", nil, "2")],
            facts: [(".git/hooks/pre-commit", .insideGit), ("d/.GIT/config", .insideGit)]
        ),
        Case(
            testDescription: "sibling in other case",
            texts: ["Characters/a": ""],
            changes: [("characters/a", nil, "2")],
            facts: [("characters/a", .clash(with: path("Characters")))]
        ),
        Case(
            testDescription: "sibling in other Unicode form",
            texts: ["d/caf\u{E9}": ""],
            changes: [("d/cafe\u{301}", nil, "2")],
            facts: [("d/cafe\u{301}", .clash(with: path("d/caf\u{E9}")))]
        ),
        Case(
            testDescription: "two new files that differ in case",
            changes: [("d/A", nil, "1"), ("d/a", nil, "2")],
            facts: [("d/a", .clash(with: path("d/A")))]
        ),
        Case(
            testDescription: "one file by two paths",
            texts: ["a": "1"],
            prepare: { try $0.link("b", to: "a") },
            changes: [("a", "1", "2"), ("b", "1", "3")],
            facts: [("b", .sameFile(as: path("a")))]
        ),
    ]

    @Test("names what is in the way, and writes nothing", arguments: cases)
    func refused(_ item: Case) throws {
        let folder = try TemporaryFolder(item.texts)
        try item.prepare(folder)
        let before = try folder.snapshot()
        let changeset = Changeset(
            item.changes.map { path, before, after in
                FileChange(
                    path: Self.path(path),
                    before: before.map { Array($0.utf8) },
                    after: after.map { Array($0.utf8) }
                )
            } + [FileChange(path: Self.path("untouched/new"), before: nil, after: [])]
        )
        let failure = #expect(throws: Failure.self) { try Transaction(root: folder.path).apply(changeset) }
        #expect(
            failure?.diagnostics
                == item.facts.map { Diagnostic(.error, .change($1), at: SourceLocation(path: Self.path($0))) }
        )
        for diagnostic in failure?.diagnostics ?? [] { #expect(diagnostic.fact.help != nil) }
        #expect(try folder.snapshot() == before)
    }
}
