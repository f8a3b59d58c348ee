import Foundation
import Testing

@testable import ScaffoldKit

@Suite("Transaction journal")
struct TransactionJournalTests {
    static func journal(_ origin: TransactionJournal.Origin?) throws -> TransactionJournal {
        var journal = TransactionJournal()
        journal.origin = origin
        journal.files = [
            .init(
                path: try #require(RelativePath("a b\n/c")),
                staged: ".scaffold-staged-0",
                kept: .file,
                after: nil
            ),
            .init(path: try #require(RelativePath("l")), staged: ".scaffold-staged-2", kept: .link, after: nil),
            .init(
                path: try #require(RelativePath("d")),
                staged: ".scaffold-staged-1",
                kept: .nothing,
                after: Fingerprint([1, 2])
            ),
        ]
        journal.newFolders = [try #require(RelativePath("x"))]
        journal.emptiedFolders = [.init(path: try #require(RelativePath("y")), mode: 0o750)]
        return journal
    }

    @Test("reads what it writes, and what version 0.1.0 wrote", arguments: [true, false])
    func roundTrip(hasOrigin: Bool) throws {
        let journal = try Self.journal(hasOrigin ? .init(file: 1, root: .max, user: 501) : nil)
        #expect(TransactionJournal(decoding: journal.encoded()) == journal)
        let bytes = journal.encoded()
        for count in bytes.indices { #expect(TransactionJournal(decoding: Array(bytes[..<count])) == nil) }
    }

    @Test("modes are permissions alone")
    func modes() throws {
        var journal = try Self.journal(nil)
        journal.emptiedFolders[0].mode = 0o6777
        #expect(TransactionJournal(decoding: journal.encoded())?.emptiedFolders[0].mode == 0o777)
    }
}

/// Records that no transaction wrote in this place, and ones that stay theirs.
@Suite("Transaction, records that are not obeyed")
struct HostileRecordTests {
    /// A workspace whose last run was killed at its end.
    private static func interrupted() throws -> Scenario {
        let scenario = try Scenario()
        var transaction = Transaction(root: scenario.folder.path)
        transaction.willTake = { step throws(TransactionStep.Interruption) in if step == .commit { throw .kill } }
        #expect(throws: Failure.self) { try transaction.apply(scenario.changeset) }
        return scenario
    }

    private static let record = SourceLocation(path: RelativePath(".scaffold-transaction") ?? .root)

    private static func shell(_ line: String, in folder: TemporaryFolder) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(line)")
    }

    @Test(
        "what a clone, an archive or a copy brings",
        arguments: [
            "cp -a w copy", "cp -r w copy", "tar cf t w && mkdir copy && tar xf t -C copy --strip-components 1",
        ]
    )
    func copied(_ line: String) throws {
        let scenario = try Self.interrupted()
        let elsewhere = try TemporaryFolder()
        try elsewhere.link("w", to: scenario.folder.path)
        try Self.shell(line.replacingOccurrences(of: " w", with: " w/."), in: elsewhere)
        let before = try scenario.folder.snapshot()
        let transaction = Transaction(root: elsewhere.absolute("copy"))
        #expect(throws: Failure(.change(.journalRefused(.copied)), at: Self.record)) { try transaction.recover() }
        #expect(throws: Failure.self) { try transaction.apply(scenario.changeset) }
        #expect(try transaction.look().map(\.fact) == [.change(.journalRefused(.copied))])
        #expect(try scenario.folder.snapshot() == before)
    }

    @Test("a folder that was moved is still the same")
    func moved() throws {
        let scenario = try Self.interrupted()
        let elsewhere = try TemporaryFolder()
        try Self.shell("mv '\(scenario.folder.path)' moved", in: elsewhere)
        let transaction = Transaction(root: elsewhere.absolute("moved"))
        #expect(try transaction.look().map(\.fact) == [.change(.journalLeft)])
        try transaction.recover()
        try Self.shell("mv moved '\(scenario.folder.path)'", in: elsewhere)
        #expect(try scenario.folder.snapshot() == scenario.snapshotBefore)
    }

    @Test("another user's", .enabled(if: getuid() == 0, "needs the superuser, to make one"))
    func owner() throws {
        let scenario = try Self.interrupted()
        #expect(chown(scenario.folder.absolute(".scaffold-transaction/journal"), 65534, 65534) == 0)
        #expect(throws: Failure(.change(.journalRefused(.owner)), at: Self.record)) {
            try Transaction(root: scenario.folder.path).recover()
        }
    }

    @Test(
        "one that is none is said so, and kept",
        arguments: ["", "scaffold transaction 3\0", "scaffold transaction 1\0file\0../x\0"]
    )
    func damaged(_ text: String) throws {
        let folder = try TemporaryFolder([".scaffold-transaction/journal": text])
        #expect(throws: Failure(.change(.journalRefused(.damaged)), at: Self.record)) {
            try Transaction(root: folder.path).recover()
        }
        #expect(folder.text(".scaffold-transaction/journal") == text)
    }

    @Test("the form of version 0.1.0; it is accepted as a change, or discarded", arguments: [true, false])
    func oldForm(accepts: Bool) throws {
        let scenario = try Self.interrupted()
        let root = scenario.folder.path
        let found = try #require(scenario.folder.text(".scaffold-transaction/journal"))
        var journal = try #require(TransactionJournal(decoding: Array(found.utf8)))
        journal.origin = nil
        for index in journal.files.indices where journal.files[index].kept == .link {
            journal.files[index].kept = .file
        }
        let old = String(decoding: journal.encoded(), as: UTF8.self)
        try scenario.folder.write(old, to: ".scaffold-transaction/journal")
        let transaction = Transaction(root: root)
        #expect(throws: Failure(.change(.journalRefused(.oldForm)), at: Self.record)) { try transaction.recover() }
        if accepts {
            let plan = try RecoveryPlan(root: root)
            // A link that such a record keeps can't be told from one that was put in a file's place.
            #expect(plan.diagnostics.map(\.fact) == [.change(.journalIsOdd(.link))])
            try transaction.accept(plan.changeset.followed(by: plan.removal), under: transaction.lock())
            try transaction.recover()
            var expected = scenario.snapshotBefore
            for path in ["gone-link", "Gone/Empty", "Gone/Empty/Deeper", "Half/Hollow"] { expected[path] = nil }
            #expect(try scenario.folder.snapshot() == expected)
        } else {
            try transaction.discard(under: transaction.lock())
            #expect(try scenario.folder.snapshot() == Scenario.after)
        }
        #expect(try transaction.look() == [])
    }

    @Test("killed at any step, accepting one is undone or done", arguments: 0..<40)
    func acceptingIsKilled(step: Int) throws {
        let scenario = try Self.interrupted()
        let bytes = try #require(scenario.folder.text(".scaffold-transaction/journal"))
        try scenario.folder.write(bytes.replacingOccurrences(of: "action 2\0", with: "action 2\00"), to: "x")
        try Self.shell("cp x .scaffold-transaction/journal && rm x", in: scenario.folder)
        let before = try scenario.folder.snapshot()
        let log = StepLog()
        var transaction = Transaction(root: scenario.folder.path)
        let plan = try RecoveryPlan(root: scenario.folder.path)
        transaction.willTake = { taken throws(TransactionStep.Interruption) in if log.add(taken) == step { throw .kill }
        }
        let changes = plan.changeset.followed(by: plan.removal)
        let isDone = (try? transaction.accept(changes, under: transaction.lock())) != nil
        let next = Transaction(root: scenario.folder.path)
        let recovered = try? next.recover()
        let isOld = try scenario.folder.snapshot() == before
        #expect(isOld || recovered != nil, "step \(step)")
        if isDone { #expect(recovered != nil) }
    }

    @Test(
        "something else in the place of a record, and in that of a file kept with it",
        arguments: ["link", "pipe", "folder"]
    )
    func odd(_ kind: String) throws {
        let outside = try TemporaryFolder(["journal": "", "x": ""])
        for place in [".scaffold-transaction", ".scaffold-transaction/journal", ".scaffold-transaction/before-0"] {
            // The folder itself may be one.
            if kind == "folder", place == ".scaffold-transaction" { continue }
            let scenario = try Self.interrupted()
            let folder = scenario.folder
            try Self.shell("rm -rf \(place)", in: folder)
            switch kind {
            case "link": try folder.link(place, to: outside.path)
            case "pipe": #expect(mkfifo(folder.absolute(place), 0o600) == 0)
            default: try folder.makeFolder(place + "/x")
            }
            let failure = #expect(throws: Failure.self, "\(place)") { try Transaction(root: folder.path).recover() }
            let diagnostic = try #require(failure?.diagnostics.first)
            #expect(diagnostic.fact.code == "change.journal-is-odd")
            #expect(diagnostic.location?.path.string == place)
            #expect(try outside.snapshot() == ["journal": "", "x": ""])
            let transaction = Transaction(root: folder.path)
            if kind == "folder" { try Self.shell("rm -r \(place)", in: folder) }
            try transaction.discard(under: transaction.lock())
            #expect(try transaction.recover() == [])
            #expect(try outside.snapshot() == ["journal": "", "x": ""])
        }
    }

    @Test("even one that was written here stays inside, and out of Git's folders")
    func own() throws {
        let outside = try TemporaryFolder(["victim.txt": "x", "folder/y": ""])
        let folder = try TemporaryFolder([".git/HEAD": "x", "bare/HEAD": "", "bare/objects/x": "", "bare/refs/x": ""])
        try folder.link("out", to: outside.path)
        let paths = ["out/victim.txt", ".git/HEAD", "bare/refs/x", ".GIT/HEAD", "git~1/HEAD"]
        var journal = TransactionJournal()
        for (index, path) in paths.enumerated() {
            journal.files.append(
                .init(
                    path: try #require(RelativePath(path)),
                    staged: ".scaffold-staged-\(index)",
                    kept: .nothing,
                    after: Fingerprint(Array("x".utf8))
                )
            )
        }
        journal.newFolders = [try #require(RelativePath("out/folder")), try #require(RelativePath(".git/refs"))]
        try folder.makeFolder(".git/refs")
        try folder.makeFolder(".scaffold-transaction")
        let root = try OpenFolder(folder.path)
        try root.open(".scaffold-transaction").create("journal") { node in
            journal.origin = .init(file: node, root: (try? root.status().node) ?? 0, user: Disk.user)
            return journal.encoded()
        }
        let before = try (folder.snapshot(), outside.snapshot())
        let failure = #expect(throws: Failure.self) { try Transaction(root: folder.path).recover() }
        #expect(failure?.diagnostics.count == 7)
        #expect(try folder.snapshot() == before.0)
        #expect(try outside.snapshot() == before.1)
        let plan = try RecoveryPlan(root: folder.path)
        #expect(plan.changeset.isEmpty)
        #expect(plan.diagnostics.contains { $0.severity == .error })
    }
}
