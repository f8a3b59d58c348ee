import Foundation
import Testing

@testable import ScaffoldKit

private func path(_ string: String) throws -> RelativePath { try #require(RelativePath(string)) }

@Suite("File tree on disk")
struct DiskTreeTests {
    @Test("follows links that stay inside, refuses those that leave")
    func links() throws {
        let outside = try TemporaryFolder(["secret.swift": "secret"])
        let folder = try TemporaryFolder(["Real/A.swift": "a"])
        try folder.link("inside.swift", to: "Real/A.swift")
        try folder.link("outside.swift", to: outside.absolute("secret.swift"))
        try folder.link("Out", to: outside.path)
        try folder.link("dangling", to: "nowhere")
        try folder.link("loop", to: "loop")
        let tree = DiskTree(root: folder.path)
        #expect(try tree.read(path("inside.swift")) == Array("a".utf8))
        #expect(try tree.kind(of: path("inside.swift")) == .file)
        #expect(try tree.kind(of: path("outside.swift")) == .other)
        #expect(try tree.kind(of: path("dangling")) == .other)
        #expect(try tree.kind(of: path("loop")) == .other)
        #expect(throws: Failure(.file(.outside), at: SourceLocation(path: try path("outside.swift")))) {
            try tree.read(path("outside.swift"))
        }
        #expect(throws: Failure(.file(.outside), at: SourceLocation(path: try path("Out")))) {
            try tree.children(of: path("Out"))
        }
        #expect(throws: Failure(.file(.outside), at: SourceLocation(path: try path("Out/secret.swift")))) {
            try tree.read(path("Out/secret.swift"))
        }
    }

    @Test("lists linked folders, and what they hold, only where the links stay inside")
    func linkedHolding() throws {
        let outside = try TemporaryFolder(["Sources/secret.swift": ""])
        let folder = try TemporaryFolder([
            "All/Plain/Sources/A.swift": "", "All/File/Sources": "a file", "All/Bare/A.swift": "", "All/a.swift": "",
            "All/Half/A.swift": "", "All/Away/A.swift": "", "Real/Sources/A.swift": "",
        ])
        try folder.link("All/Linked", to: "../Real")
        try folder.link("All/Half/Sources", to: "../../Real/Sources")
        try folder.link("All/Away/Sources", to: outside.absolute("Sources"))
        try folder.link("All/Out", to: outside.path)
        try folder.link("All/Dangling", to: "nowhere")
        let tree = DiskTree(root: folder.path)
        let found = try tree.folders(in: path("All"), holding: "Sources")
        #expect(found.map(\.name) == ["Away", "Bare", "File", "Half", "Linked", "Plain"])
        #expect(found.filter(\.holds).map(\.name) == ["Half", "Linked", "Plain"])
        // What the listing remembers of folders answers later questions.
        #expect(try tree.read(path("All/Plain/Sources/A.swift")) == [])
        #expect(try tree.read(path("All/Linked/Sources/A.swift")) == [])
    }

    @Test("walks every linked folder inside once, in cycles too, and none outside")
    func linkedFolders() throws {
        let outside = try TemporaryFolder(["secret.swift": "needle"])
        let folder = try TemporaryFolder([
            "Features/Home/A.swift": "needle", "Modules/Shared/B.swift": "needle", "Modules/Other/C.swift": "needle",
        ])
        try folder.link("Features/Shared", to: "../Modules/Shared")
        try folder.link("Features/Twice", to: "../Modules/Shared")
        try folder.link("Features/Home/Up", to: "..")
        try folder.link("Features/Out", to: outside.path)
        try folder.link("Features/out.swift", to: outside.absolute("secret.swift"))
        try folder.link("Features/Home/C.swift", to: "../../Modules/Other/C.swift")
        try folder.link("Modules/Shared/Back", to: "../../Features")
        let tree = DiskTree(root: folder.path)
        let found = try tree.files(below: [path("Features")], suffix: ".swift", containingAny: [Array("needle".utf8)]) {
            _ in false
        }
        #expect(
            found.map(\.path.string) == [
                "Features/Home/A.swift", "Features/Home/C.swift", "Features/Shared/B.swift",
            ]
        )
        #expect(throws: Failure(.file(.outside), at: SourceLocation(path: try path("Features/Out")))) {
            try tree.files(below: [path("Features/Out")], suffix: ".swift", containingAny: []) { _ in false }
        }
    }

    @Test("is empty where the root is missing")
    func missingRoot() throws {
        let folder = try TemporaryFolder()
        let tree = DiskTree(root: folder.absolute("not/yet"))
        #expect(try tree.kind(of: .root) == nil)
        #expect(try tree.read(path("a")) == nil)
        #expect(try tree.children(of: .root) == [])
        #expect(try tree.files(below: [.root], suffix: "", containingAny: []) { _ in false } == [])
    }

    @Test("passes over names that are not UTF-8 and what is no regular file, where strays are no trouble")
    func oddNames() throws {
        let folder = try TemporaryFolder(["a.swift": "needle"])
        let name: [CChar] = [CChar(bitPattern: 0xFF), 46, 115, 119, 105, 102, 116, 0]
        let made = open(folder.path + "/", O_RDONLY)
        close(openat(made, name, O_CREAT | O_WRONLY, 0o644))
        close(made)
        #expect(mkfifo(folder.absolute("pipe.swift"), 0o644) == 0)
        let tree = DiskTree(root: folder.path)
        let found = try tree.files(below: [.root], suffix: ".swift", containingAny: []) { _ in false }
        #expect(found.map(\.path.string) == ["a.swift"])
        #expect(try tree.kind(of: path("pipe.swift")) == .other)
        #expect(throws: Failure(.file(.isNoFile), at: SourceLocation(path: try path("pipe.swift")))) {
            try tree.read(path("pipe.swift"))
        }
    }

    @Test("names what can't be read")
    func unreadable() async throws {
        let folder = try TemporaryFolder(["a/b.swift": "", "c.swift": ""])
        try folder.setMode("a", 0)
        try folder.setMode("c.swift", 0)
        let root = folder.path
        // The superuser can read everything, so a process of its own gives that up.
        await #expect(processExitsWith: .success) { [root = root as String] in
            if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
            let tree = DiskTree(root: root)
            let walk = #expect(throws: Failure.self) {
                try tree.files(below: [.root], suffix: ".swift", containingAny: []) { _ in false }
            }
            #expect(walk?.diagnostics.map(\.location?.path.string) == ["a", "c.swift"])
            let denied = Fact.file(.unreadable(reason: "permission denied"))
            #expect(walk?.diagnostics.map(\.fact) == [denied, denied])
            let file = SourceLocation(path: try path("c.swift"))
            let inner = SourceLocation(path: try path("a"))
            #expect(throws: Failure(denied, at: file)) {
                try tree.read(path("c.swift"))
            }
            #expect(throws: Failure(denied, at: inner)) {
                try tree.children(of: path("a"))
            }
        }
        try folder.setMode("a", 0o755)
    }

    @Test("sees what comes and goes")
    func changes() throws {
        let folder = try TemporaryFolder(["a/b/c.txt": "1"])
        let tree = DiskTree(root: folder.path)
        #expect(try tree.kind(of: path("a/b")) == .folder)
        #expect(try tree.read(path("a/b/c.txt")) == [0x31])
        try FileManager.default.removeItem(atPath: folder.absolute("a"))
        #expect(try tree.kind(of: path("a/b")) == nil)
        #expect(try tree.children(of: path("a/b")) == [])
        #expect(try tree.read(path("a/b/c.txt")) == nil)
        try folder.write("2", to: "a/b")
        #expect(try tree.kind(of: path("a/b")) == .file)
    }

    @Test("refuses paths that no disk can have")
    func endless() throws {
        let long = try path(Array(repeating: "a", count: 100_000).joined(separator: "/"))
        let folder = try TemporaryFolder()
        #expect(throws: Failure.self) { try DiskTree(root: folder.path).kind(of: long) }
        #expect(try DiskTree(root: folder.path).kind(of: path("a/b/c/d/e")) == nil)
    }

    @Test("finds every file of a wide and deep tree, and what can't be read at any depth of it")
    func wideAndDeep() async throws {
        let folder = try TemporaryFolder()
        var texts: [String: String] = [:]
        for branch in 0..<200 {
            var place = "all/b\(branch)"
            // Some branches are deeper than what a thread keeps open.
            for level in 0..<(branch % 25 == 0 ? 20 : 3) {
                place += "/l\(level)"
                texts["\(place)/f.swift"] = level % 2 == 0 ? "needle" : "nothing"
                texts["\(place)/Skipped/f.swift"] = "needle"
            }
        }
        for (place, text) in texts { try folder.write(text, to: place) }
        let search = { (tree: any FileTree) throws(Failure) in
            try tree.files(below: [.root], suffix: ".swift", containingAny: [Array("needle".utf8)]) {
                $0.name == "Skipped"
            }
        }
        let expected = try search(MemoryTree(texts: texts))
        let count = 8 * 10 + 192 * 2
        #expect(expected.count == count)
        #expect(try search(DiskTree(root: folder.path)) == expected)

        let closed = ["all/b3/l0", "all/b50/l0/l1/l2/l3/l4/l5/l6/l7/l8/l9", "all/b7/l0/l1/l2"]
        for place in closed { try folder.setMode(place, 0) }
        let root = folder.path
        await #expect(processExitsWith: .success) { [root = root as String] in
            if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
            let walk = #expect(throws: Failure.self) {
                try DiskTree(root: root).files(below: [.root], suffix: ".swift", containingAny: []) { _ in false }
            }
            let unreadable = (walk?.diagnostics ?? []).map { $0.location?.path.string ?? "" }
            #expect(
                unreadable == ["all/b3/l0", "all/b50/l0/l1/l2/l3/l4/l5/l6/l7/l8/l9", "all/b7/l0/l1/l2"]
            )
        }
        for place in closed { try folder.setMode(place, 0o755) }
    }

    @Test("reads big files and big folders whole")
    func sizes() throws {
        let folder = try TemporaryFolder()
        let big = String(repeating: "x", count: 300_000) + "needle"
        try folder.write(big, to: "big.swift")
        for index in 0..<600 { try folder.write(index % 2 == 0 ? "needle" : "nothing", to: "many/\(index).swift") }
        let tree = DiskTree(root: folder.path)
        let found = try tree.files(below: [.root], suffix: ".swift", containingAny: [Array("needle".utf8)]) { _ in false
        }
        #expect(found.count == 301)
        #expect(found.first?.bytes.count == 300_006)
        #expect(found.map(\.path) == found.map(\.path).sorted())
    }
}
