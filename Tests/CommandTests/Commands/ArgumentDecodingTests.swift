import ScaffoldKit
import Testing

@testable import scaffold

@Suite("Arguments of each command")
struct ArgumentDecodingTests {
    private func decode<C: Command>(_ type: C.Type, _ line: String...) throws -> C {
        guard case .run(_, let parsed) = try CommandLineParser(AllCommands.program).parse([C.spec.name] + line) else {
            throw UsageError.noCommand
        }
        return try C(parsed)
    }

    @Test("init")
    func initialise() throws {
        let plain = try decode(InitCommand.self, "Demo")
        #expect(plain.app == "Demo")
        #expect(plain.place == .folder("Demo"))
        #expect(plain.features == ["Home"])

        let full = try decode(InitCommand.self, "Demo", "--path", "../x", "--features", "Home, Characters")
        #expect(full.place == .folder("../x"))
        #expect(full.features == ["Home", "Characters"])
    }

    @Test("An app's name never chooses a folder elsewhere", arguments: ["../Escape", "/abs", "a/b", ".", ".."])
    func initialiseOutside(name: String) throws {
        #expect(try decode(InitCommand.self, name).place == .folder("."))
    }

    @Test("new-feature")
    func newFeature() throws {
        let sut = try decode(
            NewFeatureCommand.self,
            "Characters",
            "--screen=List",
            "--without",
            "tracker, navigator",
            "--no-wiring"
        )
        #expect(sut.name == "Characters")
        #expect(sut.screen == "List")
        #expect(sut.without == [.tracker, .navigator])
        #expect(!sut.wires)
    }

    @Test("sync-redirects --prune, with types and without")
    func prune() throws {
        #expect(try decode(SyncRedirectsCommand.self).pruning == nil)
        #expect(try decode(SyncRedirectsCommand.self, "--prune").pruning == .all)
        #expect(try decode(SyncRedirectsCommand.self, "--prune", "A", "PayKit.B").pruning == .named(["A", "PayKit.B"]))
        #expect(throws: UsageError.unexpectedArgument("A", command: "sync-redirects")) {
            try decode(SyncRedirectsCommand.self, "A")
        }
        #expect(throws: UsageError.conflictingOptions("--check", "--prune")) {
            try decode(SyncRedirectsCommand.self, "--prune", "--check")
        }
    }

    @Test("add-screen")
    func addScreen() throws {
        let sut = try decode(AddScreenCommand.self, "Detail", "--feature", "Characters", "--payload", "a: Int")
        #expect(sut.screen == "Detail")
        #expect(sut.feature == "Characters")
        #expect(sut.payload == "a: Int")
        #expect(sut.without == [])
        #expect(sut.wires)
    }

    @Test("add-navigator")
    func addNavigator() throws {
        let sut = try decode(AddNavigatorCommand.self, "--outgoing", "a(b: Int)", "--outgoing", "c")
        #expect(sut.screen == nil)
        #expect(sut.outgoing == ["a(b: Int)", "c"])
    }

    @Test("link")
    func link() throws {
        let plain = try decode(LinkCommand.self, "Home", "Characters.detail")
        #expect(plain.from == "Home")
        #expect(plain.to == "Characters.detail")
        #expect(plain.screen == nil)
        #expect(plain.name == nil)
        #expect(plain.presentation == .push)
        let full = try decode(LinkCommand.self, "A", "B", "--screen", "S", "--as", "c", "--modal", "cover")
        #expect(full.screen == "S")
        #expect(full.name == "c")
        #expect(full.presentation == .cover)
        #expect(full.wires)
    }

    @Test("add-deep-link")
    func addDeepLink() throws {
        let sut = try decode(AddDeepLinkCommand.self, "Characters", "detail/:id", "--to", "detail", "--no-wiring")
        #expect(sut.feature == "Characters")
        #expect(sut.path == "detail/:id")
        #expect(sut.destination == "detail")
        #expect(!sut.wires)
    }

    @Test("add-tab")
    func addTab() throws {
        let sut = try decode(AddTabCommand.self, "Characters", "--title", "People", "--symbol", "person.3")
        #expect(sut.feature == "Characters")
        #expect(sut.title == "People")
        #expect(sut.symbol == "person.3")
        #expect(sut.wires)
    }

    @Test("sync-redirects")
    func syncRedirects() throws {
        let sut = try decode(SyncRedirectsCommand.self, "--check", "--explain")
        #expect(sut.checks)
        #expect(sut.explains)
        #expect(!sut.rewrites)
        #expect(throws: UsageError.conflictingOptions("--check", "--rewrite")) {
            try decode(SyncRedirectsCommand.self, "--rewrite", "--check")
        }
    }

    @Test("redirect")
    func redirect() throws {
        #expect(try decode(RedirectCommand.self, "A.b", "C.d").incoming == "C.d")
        #expect(try decode(RedirectCommand.self, "A.b", "none").incoming == nil)
    }

    @Test("list")
    func list() throws {
        #expect(try decode(ListCommand.self).subject == .features)
        #expect(try decode(ListCommand.self, "enums").place == .workspace)
        let sut = try decode(ListCommand.self, "enums", "a", "b")
        #expect(sut.paths == ["a", "b"])
        #expect(sut.place == .folder("."))
        #expect(throws: UsageError.unexpectedArgument("a", command: "list")) {
            try decode(ListCommand.self, "screens", "a")
        }
    }
}
