import Foundation
import Testing

@testable import ScaffoldKit

private func change(_ path: String, _ before: String?, _ after: String?) throws -> FileChange {
    FileChange(
        path: try #require(RelativePath(path)),
        before: before.map { Array($0.utf8) },
        after: after.map { Array($0.utf8) }
    )
}

@Suite("Unified diff")
struct UnifiedDiffTests {
    @Test("shows a changed line with three lines around it")
    func changed() throws {
        let before = (1...9).map { "\($0)\n" }.joined()
        let text = UnifiedDiff.text(try change("a.txt", before, before.replacingOccurrences(of: "5\n", with: "five\n")))
        #expect(
            text == """
                diff --git a/a.txt b/a.txt
                --- a/a.txt
                +++ b/a.txt
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """
        )
    }

    @Test("says what is added, removed, binary, without final newline")
    func kinds() throws {
        #expect(
            UnifiedDiff.text(try change("n", nil, "a\nb")) == """
                diff --git a/n b/n
                new file mode 100644
                --- /dev/null
                +++ b/n
                @@ -0,0 +1,2 @@
                +a
                +b
                \\ No newline at end of file

                """
        )
        #expect(
            UnifiedDiff.text(try change("n", "a\n", nil)) == """
                diff --git a/n b/n
                deleted file mode 100644
                --- a/n
                +++ /dev/null
                @@ -1 +0,0 @@
                -a

                """
        )
        let binary = FileChange(path: try #require(RelativePath("n")), before: [0xFF], after: [0x41])
        #expect(UnifiedDiff.text(binary) == "diff --git a/n b/n\nBinary files a/n and b/n differ\n")
        #expect(
            UnifiedDiff.text(try change("n", "a\r\n", "a\n")).utf8.elementsEqual(
                "diff --git a/n b/n\n--- a/n\n+++ b/n\n@@ -1 +1 @@\n-a\r\n+a\n".utf8
            )
        )
        #expect(UnifiedDiff.text(try change("n", "a", "a")) == "")
    }

    @Test("is short, and bounded where all differs")
    func steps() {
        #expect(LineDifference.steps([1, 2, 3], [1, 3]) == [.keep, .remove, .keep])
        #expect(LineDifference.steps([], []) == [])
        #expect(LineDifference.steps([1], [2]) == [.remove, .add])
        let old = Array(0..<100_000)
        let new = old.map { $0 + 200_000 }
        #expect(LineDifference.steps(old, new).count == 200_000)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
            let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
            let steps = LineDifference.steps(old, new)
            var (x, y) = (0, 0)
            var rebuilt: [Int] = []
            for step in steps {
                switch step {
                case .keep:
                    #expect(old[x] == new[y])
                    rebuilt.append(old[x])
                    x += 1
                    y += 1
                case .remove: x += 1
                case .add:
                    rebuilt.append(new[y])
                    y += 1
                }
            }
            #expect(rebuilt == new && x == old.count, "\(old) → \(new)")
            #expect(steps.count { $0 != .keep } == new.difference(from: old).count, "shortest: \(old) → \(new)")
        }
    }

    static let tools = [("git", ["apply", "-p1"]), ("patch", ["-p1", "-s"])]

    @Test("is taken by other tools", arguments: tools)
    func applied(_ tool: String, _ arguments: [String]) throws {
        guard let program = Self.find(tool) else { return }
        let long = (1...60).map { "line \($0)\n" }.joined()
        let changes = [
            try change(
                "edited.txt",
                long,
                long.replacingOccurrences(of: "line 7\n", with: "").replacingOccurrences(
                    of: "line 40\n",
                    with: "x\ny\n"
                )
            ),
            try change("no newline.txt", "a\nb", "a\nb\n"),
            try change("newline.txt", "a\nb\n", "a\nc"),
            try change("crlf.txt", "a\r\nb\r\n", "a\r\nc\r\n"),
            try change("Deep/new.swift", nil, "let a = 1\n"),
            try change("gone.txt", "a\n\n\nb", nil),
            try change("emptied.txt", "a\n", ""),
            try change("filled.txt", "", "a\n"),
            try change("é.txt", "é\n", "è\n"),
            try change("empty.txt", nil, ""),
        ]
        let folder = try TemporaryFolder()
        for change in changes {
            if let before = change.before {
                try folder.write(String(decoding: before, as: UTF8.self), to: change.path.string)
            }
        }
        let patch = try TemporaryFolder(["p": UnifiedDiff.text(Changeset(changes))])
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments + (tool == "git" ? [patch.absolute("p")] : ["-i", patch.absolute("p")])
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        for change in changes {
            // Not every `patch` makes files that are empty.
            if tool == "patch", change.after == [] { continue }
            #expect(
                folder.text(change.path.string) == change.after.map { String(decoding: $0, as: UTF8.self) },
                "\(change.path)"
            )
        }
    }

    private static func find(_ tool: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(tool)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
