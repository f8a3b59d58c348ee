import Foundation
import Testing

@testable import ScaffoldKit

private func path(_ string: String) throws -> RelativePath { try #require(RelativePath(string)) }

/// The same files as three trees: what one answers, all must.
@Suite("File trees")
struct FileTreeTests {
    static let texts = [
        "Package.swift": "manifest",
        "Features/Home/Sources/Home.swift": "enum A: IncomingNavigationContract {}",
        "Features/Home/Sources/Out.swift": "enum B: OutgoingNavigationContract {}",
        "Features/Home/Sources/Note.md": "IncomingNavigationContract",
        "Features/Home/Tests/HomeTests.swift": "IncomingNavigationContract",
        "Libraries/Core/Core.swift": "protocol IncomingNavigationContract",
        "Libraries/Empty.swift": "",
    ]

    enum Tree: String, CaseIterable { case memory, disk, overlay }

    func tree(_ tree: Tree) throws -> (tree: any FileTree, folder: TemporaryFolder?) {
        switch tree {
        case .memory: return (MemoryTree(texts: Self.texts), nil)
        case .disk:
            let folder = try TemporaryFolder(Self.texts)
            return (DiskTree(root: folder.path), folder)
        case .overlay:
            let base = MemoryTree(texts: [
                "Package.swift": "old", "Libraries/Core/Core.swift": "protocol IncomingNavigationContract",
                "Gone/Deep/Gone.swift": "IncomingNavigationContract", "Features/Home/Sources/Old.swift": "",
            ])
            var changes: [FileChange] = []
            for (text, contents) in Self.texts where text != "Libraries/Core/Core.swift" {
                let path = try path(text)
                changes.append(FileChange(path: path, before: try base.read(path), after: Array(contents.utf8)))
            }
            for gone in ["Gone/Deep/Gone.swift", "Features/Home/Sources/Old.swift"] {
                let path = try path(gone)
                changes.append(FileChange(path: path, before: try base.read(path), after: nil))
            }
            return (OverlayTree(base: base, changeset: Changeset(changes)), nil)
        }
    }

    @Test("answers alike in memory, on disk and as an overlay", arguments: Tree.allCases)
    func answers(_ kind: Tree) throws {
        let (tree, folder) = try tree(kind)
        defer { withExtendedLifetime(folder) {} }
        #expect(try tree.kind(of: .root) == .folder)
        #expect(try tree.kind(of: path("Features/Home")) == .folder)
        #expect(try tree.kind(of: path("Package.swift")) == .file)
        #expect(try tree.kind(of: path("Gone")) == nil)
        #expect(try tree.kind(of: path("Package.swift/x")) == nil)
        #expect(try tree.read(path("Package.swift")) == Array("manifest".utf8))
        #expect(try tree.read(path("Libraries/Empty.swift")) == [])
        #expect(try tree.read(path("Libraries/None.swift")) == nil)
        #expect(throws: Failure.self) { try tree.read(path("Features")) }
        #expect(try tree.children(of: .root) == ["Features", "Libraries", "Package.swift"])
        #expect(try tree.children(of: path("Features/Home/Sources")) == ["Home.swift", "Note.md", "Out.swift"])
        #expect(try tree.children(of: path("Nowhere")) == [])
        #expect(
            try tree.folders(in: path("Features"), holding: "Sources") == [HoldingFolder(name: "Home", holds: true)]
        )
        #expect(
            try tree.folders(in: .root, holding: "Core") == [
                HoldingFolder(name: "Features", holds: false), HoldingFolder(name: "Libraries", holds: true),
            ]
        )
        #expect(try tree.folders(in: path("Package.swift"), holding: "Core") == [])
        #expect(try tree.folders(in: path("Nowhere"), holding: "Core") == [])
    }

    @Test("finds files by suffix and needles, sorted, not in skipped folders", arguments: Tree.allCases)
    func search(_ kind: Tree) throws {
        let (tree, folder) = try tree(kind)
        defer { withExtendedLifetime(folder) {} }
        let needles = ["IncomingNavigationContract", "OutgoingNavigationContract"].map { Array($0.utf8) }
        let found = try tree.files(
            below: [path("Libraries"), path("Features"), path("Features/Home"), path("Nowhere")],
            suffix: ".swift",
            containingAny: needles
        ) { $0.name == "Tests" }
        #expect(
            found.map(\.path.string) == [
                "Features/Home/Sources/Home.swift", "Features/Home/Sources/Out.swift", "Libraries/Core/Core.swift",
            ]
        )
        #expect(found.first?.bytes == Array("enum A: IncomingNavigationContract {}".utf8))
        let all = try tree.files(below: [.root], suffix: ".swift", containingAny: []) { $0.name == "Core" }
        #expect(
            all.map(\.path.string) == [
                "Features/Home/Sources/Home.swift", "Features/Home/Sources/Out.swift",
                "Features/Home/Tests/HomeTests.swift", "Libraries/Empty.swift", "Package.swift",
            ]
        )
        let one = try tree.files(below: [path("Package.swift")], suffix: ".swift", containingAny: []) { _ in false }
        #expect(one.map(\.path.string) == ["Package.swift"])
    }
}
