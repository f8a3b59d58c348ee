import Foundation
import ScaffoldTemplates
import Testing

@Suite("Catalogue")
struct CatalogueTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files below folders of this package, by their paths in it.
    private static func onDisk(_ folders: [String]) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for folder in folders {
            let root = package.appendingPathComponent(folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
                guard !path.hasSuffix(".DS_Store") else { continue }
                let file = root.appendingPathComponent(path)
                guard try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true else { continue }
                files["\(folder)/\(path)"] = Array(try Data(contentsOf: file))
            }
        }
        return files
    }

    private static func bytes(_ files: [EmbeddedFile], prefix: String = "") -> [String: [UInt8]] {
        Dictionary(files.map { (prefix + $0.path, Array($0.contents.utf8)) }) { first, _ in first }
    }

    @Test("any text is embedded byte for byte, hidden files too")
    func hostile() throws {
        let embedded = stride(from: 0, to: Embedded.files.count, by: 2).map { index in
            EmbeddedFile(path: Embedded.files[index], contents: Embedded.files[index + 1])
        }
        let expected = try Self.onDisk(["Tests/ScaffoldTemplatesTests/Hostile"])
        #expect(expected.count > 10)
        #expect(Self.bytes(embedded) == expected)
    }

    @Test("the catalogue holds what lies in the kits' folders")
    func templates() throws {
        let expected = try Self.onDisk(["Templates"]).filter { $0.key != "Templates/Embedded.swift" }
        #expect(Self.bytes(Catalogue.files, prefix: "Templates/") == expected)
    }

    @Test("the core is NavCore, its mocks and its tests")
    func core() throws {
        let expected = try Self.onDisk(["Sources/NavCore", "Sources/NavCoreMocks", "Tests/NavCoreTests"])
        #expect(!expected.isEmpty)
        #expect(Self.bytes(Catalogue.core) == expected)
    }

    @Test("both are sorted by path, as bytes")
    func order() {
        for files in [Catalogue.files, Catalogue.core] {
            let paths = files.map { Array($0.path.utf8) }
            #expect(zip(paths, paths.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
        }
    }
}

@Suite("Template store")
struct TemplateStoreTests {
    private static func file(_ path: String, _ contents: String) -> EmbeddedFile {
        EmbeddedFile(path: path, contents: contents)
    }

    private let store = TemplateStore(
        overrides: [
            file("kit/feature/b.swift", "own b"), file("kit/feature/d.swift", "own d"), file("kit/x/y", "own"),
        ],
        embedded: [
            file("kit/feature-list/a.swift", "other"),
            file("kit/feature/a.swift", "a"),
            file("kit/feature/b.swift", "b"),
            file("kit/feature/Sources/c.swift", "c"),
            file("kit/feature.md", "other"),
            file("kit/parts/header", "header"),
        ]
    )

    @Test("a workspace's file takes the place of the embedded one, or comes in addition")
    func files() {
        #expect(
            store.files(in: "kit/feature") == [
                Self.file("Sources/c.swift", "c"),
                Self.file("a.swift", "a"),
                Self.file("b.swift", "own b"),
                Self.file("d.swift", "own d"),
            ]
        )
    }

    @Test("a template may be the workspace's alone, or embedded alone")
    func oneSided() {
        #expect(store.files(in: "kit/x") == [Self.file("y", "own")])
        #expect(store.files(in: "kit/parts") == [Self.file("header", "header")])
        #expect(store.files(in: "kit/none") == [])
    }

    @Test(
        "an included template is found by its path",
        arguments: [
            ("kit/feature/b.swift", "own b"), ("kit/parts/header", "header"), ("kit/parts", nil), ("kit/z", nil),
            ("", nil),
        ]
    )
    func source(path: String, expected: String?) {
        #expect(store.source(named: path) == expected)
    }

    @Test("the store knows which templates are the workspace's own")
    func isOwn() {
        #expect(store.isOwn("kit/feature/b.swift"))
        #expect(!store.isOwn("kit/feature/a.swift"))
        #expect(!store.isOwn("kit/feature"))
    }
}
