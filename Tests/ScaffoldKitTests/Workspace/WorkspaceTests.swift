import Testing

@testable import ScaffoldKit

@Suite("Workspace")
struct WorkspaceTests {
    @Test("is found from the folders in it, and from elsewhere by -C")
    func find() throws {
        let folder = try TemporaryFolder([
            "Demo/scaffold.json": #"{ "app": "Demo" }"#, "Demo/Features/Home/Sources/a.swift": "", "Other/x": "",
        ])
        let root = folder.absolute("Demo")
        let deep = try Workspace.find(from: root + "/Features/Home/Sources")
        #expect(deep.root == root)
        #expect(deep.configuration.app == "Demo")
        #expect(try deep.currentFeature()?.name == "Home")
        let top = try Workspace.find(from: root)
        #expect(top.workingDirectory == .root)
        #expect(try top.currentFeature() == nil)
        let other = try Workspace.find(from: folder.absolute("Other"), explicit: "../Demo")
        #expect(other.root == root && other.workingDirectory == nil)
        #expect(try Workspace.find(from: "/", explicit: root).root == root)
    }

    @Test("is found through a link to it")
    func link() throws {
        let folder = try TemporaryFolder([
            "Demo/scaffold.json": #"{ "app": "Demo" }"#, "Demo/Features/Home/.scaffold.json": "{}",
        ])
        try folder.link("Alias", to: "Demo")
        let workspace = try Workspace.find(from: folder.absolute("Alias/Features/Home"))
        #expect(workspace.root == folder.absolute("Demo"))
        #expect(try workspace.currentFeature()?.name == "Home")
    }

    @Test("is missed with the next step")
    func missing() throws {
        let folder = try TemporaryFolder()
        let failure = #expect(throws: Failure.self) { try Workspace.find(from: folder.path) }
        #expect(failure == Failure(.configuration(.noWorkspace(from: folder.path))))
        #expect(failure?.diagnostics.first?.fact.help?.contains("scaffold init") == true)
        #expect(throws: Failure(.configuration(.noWorkspaceIn("nowhere")))) {
            try Workspace.find(from: folder.path, explicit: "nowhere")
        }
    }

    @Test("stops at the nearest scaffold.json, even where that is broken or no file")
    func broken() throws {
        let folder = try TemporaryFolder([
            "scaffold.json": #"{ "app": "Demo" }"#, "a/scaffold.json": "{", "b/scaffold.json/c": "",
        ])
        #expect(throws: Failure.self) { try Workspace.find(from: folder.absolute("a")) }
        let path = try #require(RelativePath("scaffold.json"))
        #expect(throws: Failure(.file(.isFolder), at: SourceLocation(path: path))) {
            try Workspace.find(from: folder.absolute("b"))
        }
    }

    @Test("lists features, also in groups, one level down")
    func features() throws {
        var configuration = Configuration(app: "Demo")
        configuration.paths.features = ["Features", "More", "Nowhere"]
        let tree = MemoryTree(texts: [
            "Features/Home/Sources/a.swift": "", "Features/Empty/.scaffold.json": "{}", "Features/Notes.md": "",
            "Features/Shop/Cart/Sources/a.swift": "", "Features/Shop/Deep/Down/Sources/a.swift": "",
            "Features/.build/Sources/a.swift": "", "More/faq/Sources/a.swift": "", "Features/Home/Sub/Sources/x": "",
        ])
        let workspace = Workspace(root: "/", configuration: configuration, tree: tree)
        #expect(
            try workspace.features().map(\.path.string) == [
                "Features/Empty", "Features/Home", "Features/Shop/Cart", "More/faq",
            ]
        )
        #expect(try workspace.features().map(\.module) == ["DemoEmpty", "DemoHome", "DemoCart", "Demofaq"])
        #expect(workspace.folder(forNewFeature: try Name("list")).string == "Features/List")
    }

    @Test(
        "finds a feature by its name as the list has it",
        arguments: ["Home", "Empty", "Cart", "faq", "home", "Shop", "Deep", "Notes.md", ".build", "Sub", "Nobody", ""]
    )
    func called(_ name: String) throws {
        var configuration = Configuration(app: "Demo")
        configuration.paths.features = ["Nowhere", "Features", "More"]
        let tree = MemoryTree(texts: [
            "Features/Home/Sources/a.swift": "", "Features/Empty/.scaffold.json": "{}", "Features/Notes.md": "",
            "Features/Shop/Cart/Sources/a.swift": "", "Features/Shop/Deep/Down/Sources/a.swift": "",
            "Features/.build/Sources/a.swift": "", "More/faq/Sources/a.swift": "", "Features/Home/Sub/Sources/x": "",
        ])
        let workspace = Workspace(root: "/", configuration: configuration, tree: tree)
        let listed = try workspace.features().first { $0.name == name }
        #expect(try workspace.feature(called: name) == listed)
    }

    @Test(
        "knows the feature of the working directory as the list has it",
        arguments: [
            "Features/Home/Sub", "Features/Home", "Features/Shop/Cart/Sources", "Features/Shop", "Features", "More/faq",
            "Features/Shop/Deep/Down", "Features/.build/Sources", "AppKit",
        ]
    )
    func current(_ directory: String) throws {
        var configuration = Configuration(app: "Demo")
        configuration.paths.features = ["Features", "More"]
        let tree = MemoryTree(texts: [
            "Features/Home/Sources/a.swift": "", "Features/Shop/Cart/Sources/a.swift": "", "More/faq/Sources/a": "",
            "Features/Shop/Deep/Down/Sources/a.swift": "", "Features/.build/Sources/a.swift": "", "AppKit/a": "",
            "Features/Home/Sub/Sources/x": "",
        ])
        let path = try #require(RelativePath(directory))
        let workspace = Workspace(root: "/", configuration: configuration, tree: tree, workingDirectory: path)
        let listed = try workspace.features().first { path.isAtOrBelow($0.path) }
        #expect(try workspace.currentFeature() == listed)
    }
}
