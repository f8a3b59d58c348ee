import Foundation
import Testing

@testable import ScaffoldKit

/// What others do to the workspace while a transaction is under way.
@Suite("Transaction, edits meanwhile")
struct TransactionEditTests {
    private static func path(_ text: String) -> RelativePath { RelativePath(text) ?? .root }

    private static func steps() throws -> [TransactionStep] {
        try Scenario.steps().filter { step in
            switch step {
            case .stage, .replace, .remove, .keepBefore, .makeFolder: true
            default: false
            }
        }
    }

    @Test("A file that is edited up to the step before its own rename keeps the edit, and nothing is written")
    func edits() throws {
        let edited = ["edited.txt", "Real/table.txt", "Half/go.txt", "Gone/Deep/b.txt", "New/y.txt", "empty.txt"]
        for file in edited {
            let own = ["Real/table.txt": "table.txt"][file] ?? file
            for step in try Self.steps() {
                // After its own step it is another's turn to be compared. Its folder must be there to put it into.
                let isRemoved = ["Half/go.txt", "Gone/Deep/b.txt"].contains(file)
                let isOpen =
                    switch step {
                    case .replace(let path): isRemoved || path <= Self.path(own)
                    case .remove(let path): isRemoved && path <= Self.path(own)
                    default: file != "New/y.txt"
                    }
                guard isOpen else { continue }
                let scenario = try Scenario()
                var transaction = Transaction(root: scenario.folder.path)
                let folder = scenario.folder
                transaction.willTake = { taken throws(TransactionStep.Interruption) in
                    // In place, and to the length that it had.
                    if taken == step {
                        let length = max(folder.text(file)?.utf8.count ?? 0, 1)
                        try? folder.write(String(repeating: "m", count: length), to: file)
                    }
                }
                let failure = #expect(throws: Failure.self, "\(file) at \(step)") {
                    try transaction.apply(scenario.changeset)
                }
                #expect(failure?.diagnostics.first?.fact.code == "change.meanwhile", "\(file) at \(step)")
                #expect(folder.text(file)?.allSatisfy { $0 == "m" } == true, "\(file) at \(step)")
                var expected = scenario.snapshotBefore
                expected[file] = folder.text(file)
                if file.hasPrefix("New/") { expected["New"] = "/" }
                #expect(try folder.snapshot() == expected, "\(file) at \(step)")
            }
        }
    }

    @Test(
        "A folder that is swapped for a link meanwhile leads nowhere",
        arguments: ["Real", "Half", "Gone/Deep", "New"]
    )
    func swapped(_ name: String) throws {
        for step in try Self.steps() {
            let outside = try TemporaryFolder([
                "table.txt": "table", "go.txt": "go", "a.txt": "a", "b.txt": "b", "Deep/z": "",
            ])
            let before = try outside.snapshot()
            let scenario = try Scenario()
            var transaction = Transaction(root: scenario.folder.path)
            let folder = scenario.folder
            transaction.willTake = { taken throws(TransactionStep.Interruption) in
                guard taken == step, FileManager.default.fileExists(atPath: folder.absolute(name)) else { return }
                try? FileManager.default.moveItem(atPath: folder.absolute(name), toPath: folder.absolute("aside"))
                try? folder.link(name, to: outside.path)
            }
            _ = try? transaction.apply(scenario.changeset)
            #expect(try outside.snapshot() == before, "\(name) at \(step)")
            // What could not be undone is once the folder is back.
            if FileManager.default.fileExists(atPath: folder.absolute("aside")) {
                try FileManager.default.removeItem(atPath: folder.absolute(name))
                try FileManager.default.moveItem(atPath: folder.absolute("aside"), toPath: folder.absolute(name))
                try Transaction(root: folder.path).recover()
                var now = try folder.snapshot()
                // One that was emptied is somebody's own folder by then.
                if Scenario.after[name] == nil, now["Gone/Deep/a.txt"] == nil {
                    (now["Gone"], now["Gone/Deep"]) = (nil, nil)
                }
                #expect(now == scenario.snapshotBefore || now == Scenario.after, "\(name) at \(step)")
            }
        }
    }

    @Test("An undo that meets something odd goes on with the rest, names what is left, and can be left so")
    func oddUndo() throws {
        let scenario = try Scenario()
        let folder = scenario.folder
        var transaction = Transaction(root: folder.path)
        transaction.willTake = { step throws(TransactionStep.Interruption) in
            guard step == .commit else { return }
            try? FileManager.default.removeItem(atPath: folder.absolute("Real"))
            try? folder.write("", to: "Real")
            throw .failure(EIO)
        }
        let failure = #expect(throws: Failure.self) { try transaction.apply(scenario.changeset) }
        #expect(
            failure?.diagnostics.dropFirst().allSatisfy { $0.location?.path.string.hasPrefix("Real") == true } == true
        )
        #expect(failure?.diagnostics.first?.fact.message.contains("not everything could be put back") == true)
        #expect(folder.text("edited.txt") == "old\n" && folder.text("Gone/Deep/a.txt") == "a")
        #expect(throws: Failure.self) { try Transaction(root: folder.path).recover() }
        let last = Transaction(root: folder.path)
        try last.discard(under: last.lock())
        #expect(try last.recover() == [])
    }

    @Test("Names too long for any system are refused before anything is written")
    func long() throws {
        let scenario = try Scenario()
        let deep = Array(repeating: String(repeating: "d", count: 250), count: 17).joined(separator: "/")
        for path in [String(repeating: "n", count: 256), "New/" + String(repeating: "é", count: 128), deep] {
            let changes = scenario.changeset.followed(
                by: Changeset([FileChange(path: Self.path(path), before: nil, after: [1])])
            )
            let failure = #expect(throws: Failure.self) { try Transaction(root: scenario.folder.path).apply(changes) }
            #expect(failure?.diagnostics.map(\.fact) == [.change(.nameTooLong)])
            #expect(try scenario.folder.snapshot() == scenario.snapshotBefore)
        }
    }

    @Test("Of twenty that plan under the lock all are there")
    func crowd() async throws {
        let folder = try TemporaryFolder(["list": ""])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<20 {
                group.addTask {
                    let transaction = Transaction(root: folder.path)
                    let lock = try transaction.lock()
                    let before = try #require(try DiskTree(root: folder.path).read(Self.path("list")))
                    let change = FileChange(
                        path: Self.path("list"),
                        before: before,
                        after: before + Array("\(index)\n".utf8)
                    )
                    try transaction.apply(Changeset([change]), under: lock)
                }
            }
            try await group.waitForAll()
        }
        #expect(folder.text("list")?.split(separator: "\n").count == 20)
    }
}

/// Other disks below the workspace, where neither a rename nor a second name works.
@Suite("Transaction, over several disks")
struct TransactionMountTests {
    private static func shell(_ line: String, in folder: TemporaryFolder) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    static let canMount: Bool = {
        guard let folder = try? TemporaryFolder() else { return false }
        let line = "mkdir m && mount -t tmpfs -o size=64k tmpfs m 2>/dev/null && umount m"
        let result = (try? shell(line, in: folder)) ?? false
        if !result { print("SKIPPED: transaction over several disks: needs the superuser's right to mount") }
        return result
    }()

    @Test("Put back, or done, whichever step fails or is its last", .enabled(if: canMount), arguments: [true, false])
    func steps(kills: Bool) throws {
        let steps = try Scenario.steps()
        let commit = try #require(steps.firstIndex(of: .commit))
        for index in steps.indices {
            let scenario = try Scenario()
            let folder = scenario.folder
            for place in ["Real", "Half", "Gone/Deep"] {
                let line =
                    "cp -a \(place) /tmp/$$ && mount -t tmpfs tmpfs \(place) && cp -a /tmp/$$/. \(place) && rm -r /tmp/$$"
                #expect(try Self.shell(line, in: folder))
            }
            defer { _ = try? Self.shell("for m in Real Half Gone/Deep; do umount $m; done", in: folder) }
            let log = StepLog()
            var transaction = Transaction(root: folder.path)
            transaction.willTake = { step throws(TransactionStep.Interruption) in
                if log.add(step) == index { throw kills ? .kill : .failure(EIO) }
            }
            _ = try? transaction.apply(scenario.changeset)
            try Transaction(root: folder.path).recover()
            var after = Scenario.after
            // A disk's own folder stays.
            (after["Gone"], after["Gone/Deep"]) = ("/", "/")
            let isUndone = index <= commit
            #expect(try folder.snapshot() == (isUndone ? scenario.snapshotBefore : after), "\(steps[index])")
        }
    }
}

@Suite("Git's folders")
struct GitFolderTests {
    @Test(
        "Names that some system takes for .git",
        arguments: [
            ".git", ".GIT", ".Git", ".g\u{200C}it", "\u{FEFF}.git", ".git\u{200F}", ".gi\u{206A}t", "git~1", "GIT~1",
            ".git.",
            ".git ", ".git . .", ".git::$INDEX_ALLOCATION", ".git:x", "git~1 ", ".git\\hooks",
        ]
    )
    func names(_ name: String) { #expect(GitFolder.isName(name)) }

    @Test(
        "Names that are ordinary",
        arguments: [".gitignore", ".github", "git", "git~2", "x.git", ".gitx", "", ".", "Git", "g"]
    )
    func others(_ name: String) { #expect(!GitFolder.isName(name)) }

    @Test("Empty folders of Git's are not pruned with others")
    func pruned() throws {
        let folder = try TemporaryFolder(["F/a": "a", "F/sub/.git/HEAD": ""])
        try folder.makeFolder("F/sub/.git/refs/tags")
        let path = try #require(RelativePath("F/a"))
        var changes = Changeset([FileChange(path: path, before: Array("a".utf8), after: nil)])
        changes.prunes = [path.parent]
        try Transaction(root: folder.path).apply(changes)
        #expect(
            try folder.snapshot().keys.sorted() == [
                "F", "F/sub", "F/sub/.git", "F/sub/.git/HEAD", "F/sub/.git/refs", "F/sub/.git/refs/tags",
            ]
        )
    }
}
