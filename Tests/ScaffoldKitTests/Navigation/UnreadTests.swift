import Foundation
import Testing

@testable import ScaffoldKit

/// What a build may take and the scan can't read: an error with its path, and never as if it were not there.
@Suite("Unread is not absent")
struct UnreadTests {
    /// A workspace in which only `Features/Gone` is in doubt: an outgoing enum, and an overload with an arm and a comment.
    struct Workspace {
        let folder: TemporaryFolder
        var configuration = Configuration(app: "Demo")

        init() throws {
            folder = try TemporaryFolder([
                "AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift": """
                import DemoGone
                import DemoHome
                import NavCore

                struct AppNavigationRedirect: NavigationRedirectContract {
                    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
                        switch navigation {
                        case let navigation as HomeOutgoingNavigation:
                            redirect(navigation)
                        default:
                            nil
                        }
                    }

                    private func redirect(_ navigation: HomeOutgoingNavigation) -> any NavigationContract {
                        switch navigation {
                        case .gone:
                            // Why it is so.
                            GoneIncomingNavigation.main
                        }
                    }
                }

                """,
                "Features/Home/Sources/O.swift": Self.outgoing,
                "Features/Gone/Sources/I.swift": Self.incoming,
                "Libraries/Core/Sources/N.swift": "public protocol OutgoingNavigationContract {}\n",
            ])
        }

        static let outgoing = "public enum HomeOutgoingNavigation: OutgoingNavigationContract { case gone }\n"
        static let incoming = "public enum GoneIncomingNavigation: IncomingNavigationContract { case main }\n"

        func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: folder.absolute(path)) }

        func write(_ bytes: [UInt8], to path: String) throws {
            try folder.write("", to: path)
            try Data(bytes).write(to: URL(fileURLWithPath: folder.absolute(path)))
        }

        /// Each error as `path code`, or `changes N`.
        func plan() -> [String] {
            do throws(Failure) {
                let tree = DiskTree(root: folder.path)
                let plan = try SyncRedirects.plan(tree: tree, configuration: configuration, mode: .sync)
                let errors = plan.diagnostics.filter { $0.severity == .error }
                return errors.isEmpty ? ["changes \(plan.changeset.changes.count)"] : errors.map(Self.words)
            } catch {
                return error.diagnostics.map(Self.words)
            }
        }

        static func words(_ diagnostic: Diagnostic) -> String {
            "\(diagnostic.location?.path.string ?? "") \(diagnostic.fact.code)"
        }
    }

    @Test("all is true where all can be read")
    func readable() throws {
        #expect(try Workspace().plan() == ["changes 0"])
    }

    struct Encoding: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var encoding: String.Encoding
        var mark: [UInt8]
    }

    @Test(
        "a source in another encoding, whatever it says",
        arguments: [
            Encoding(testDescription: "UTF-16 LE", encoding: .utf16LittleEndian, mark: [0xFF, 0xFE]),
            Encoding(testDescription: "UTF-16 BE", encoding: .utf16BigEndian, mark: [0xFE, 0xFF]),
            Encoding(testDescription: "UTF-32 LE", encoding: .utf32LittleEndian, mark: [0xFF, 0xFE, 0, 0]),
            Encoding(testDescription: "UTF-32 BE", encoding: .utf32BigEndian, mark: [0, 0, 0xFE, 0xFF]),
            Encoding(testDescription: "UTF-16 LE without a mark", encoding: .utf16LittleEndian, mark: []),
            Encoding(testDescription: "UTF-32 BE without a mark", encoding: .utf32BigEndian, mark: []),
        ]
    )
    func otherEncodings(_ example: Encoding) throws {
        for (path, text) in [
            ("Features/Home/Sources/O.swift", Workspace.outgoing), ("Features/Gone/Sources/I.swift", "// nothing\n"),
            ("Libraries/Core/Sources/P.swift", "public protocol P {}\n"), ("AppKit/Sources/A.swift", "struct A {}\n"),
        ] {
            let workspace = try Workspace()
            let bytes = try #require(text.data(using: example.encoding))
            try workspace.write(example.mark + bytes, to: path)
            #expect(workspace.plan() == ["\(path) scan.not-understood"])
        }
    }

    @Test("bytes that are not UTF-8, in a file that counts")
    func notUTF8() throws {
        let workspace = try Workspace()
        let path = "Features/Home/Sources/O.swift"
        try workspace.write(Array(Workspace.outgoing.utf8) + [0x2F, 0x2F, 0xE9, 0x0A], to: path)
        #expect(workspace.plan() == ["\(path) scan.not-understood"])
    }

    @Test("a UTF-8 mark, and a zero byte far behind, are no other encoding")
    func stillUTF8() throws {
        let workspace = try Workspace()
        let path = "Features/Home/Sources/O.swift"
        try workspace.write([0xEF, 0xBB, 0xBF] + Array(Workspace.outgoing.utf8), to: path)
        #expect(workspace.plan() == ["changes 0"])
        let comment = "//" + String(repeating: " ", count: 5000)
        try workspace.write(Array((Workspace.outgoing + comment).utf8) + [0, 0x0A], to: path)
        #expect(workspace.plan() == ["changes 0"])
    }

    @Test("links that lead nowhere, out of the workspace, to themselves, or back above what isn't walked")
    func links() throws {
        let outside = try TemporaryFolder(["New/Sources/O.swift": Workspace.outgoing, "data/a.json": "{}"])
        let places = ["Features/New", "Features/Home/Sources/New", "Libraries/Core/Sources/New", "AppKit/Sources/New"]
        for place in places {
            for (target, name) in [
                (outside.absolute("New"), place), ("nowhere", place),
                (String(place.split(separator: "/").last ?? ""), place),
                (outside.absolute("New/Sources/O.swift"), place + ".swift"), ("nowhere.swift", place + ".swift"),
            ] {
                let workspace = try Workspace()
                try workspace.folder.link(name, to: target)
                #expect(workspace.plan() == ["\(name) scan.link"], "\(name) -> \(target)")
            }
        }
        let workspace = try Workspace()
        try workspace.folder.link("Features/Home/Up", to: "../..")
        #expect(workspace.plan() == ["Features/Home/Up scan.link"])
    }

    @Test("links to what is no source are nobody's business, nor are links in what is excluded or hidden")
    func otherLinks() throws {
        let outside = try TemporaryFolder(["a.json": "{}", "New/O.swift": Workspace.outgoing])
        var workspace = try Workspace()
        workspace.configuration.scan.exclude = ["Features/New", "Features/Old"]
        try workspace.folder.link("Features/Home/Resources/a.json", to: outside.absolute("a.json"))
        try workspace.folder.link("Features/Home/Resources/b.json", to: "nowhere")
        try workspace.folder.link("Features/Home/Sources/.#O.swift", to: "someone@somewhere.1234")
        try workspace.folder.link("Features/Home/Round", to: "..")
        try workspace.folder.link("Features/New", to: outside.absolute("New"))
        try workspace.folder.link("Features/Old/New", to: "nowhere")
        try workspace.folder.link("Features/Home/Tests/New", to: "nowhere")
        try workspace.folder.link("Features/.hidden", to: outside.absolute("New"))
        #expect(workspace.plan() == ["changes 0"])
    }

    @Test("a link that stays inside is followed, to what another folder's rules would pass by, too")
    func followed() throws {
        for place in ["Elsewhere/Home", "Features/Gone/Tests/Home", "Features/.store/Home", "Libraries/Mocks/Home"] {
            let workspace = try Workspace()
            try workspace.folder.write(Workspace.outgoing, to: place + "/Sources/O.swift")
            try workspace.remove("Features/Home")
            try workspace.folder.link("Features/Home", to: "../" + place)
            #expect(workspace.plan() == ["changes 0"], "\(place)")
        }
    }

    @Test("a link to a folder around one that was walked leads to the rest of it")
    func around() throws {
        let workspace = try Workspace()
        try workspace.folder.write(Workspace.outgoing, to: "Elsewhere/More/Home/O.swift")
        try workspace.folder.write("public enum Other {}", to: "Elsewhere/More/Other/O.swift")
        try workspace.remove("Features/Home")
        try workspace.folder.link("Features/A", to: "../Elsewhere/More/Other")
        try workspace.folder.link("Features/Home", to: "../Elsewhere/More")
        #expect(workspace.plan() == ["changes 0"])
    }

    @Test("names that are not UTF-8, of sources and of folders, but not of others")
    func names() throws {
        func name(_ text: String) -> [CChar] {
            [CChar(bitPattern: 0xE9)] + text.utf8.map { CChar(bitPattern: $0) } + [0]
        }
        func workspace(_ make: (Int32) -> Int32) throws -> Workspace {
            let workspace = try Workspace()
            let folder = open(workspace.folder.absolute("Features/Home/Sources"), O_RDONLY)
            #expect(make(folder) >= 0)
            close(folder)
            return workspace
        }
        let source = try workspace { openat($0, name("a.swift"), O_CREAT | O_WRONLY, 0o644) }
        #expect(source.plan() == ["Features/Home/Sources/\u{FFFD}a.swift scan.name"])
        let folder = try workspace { mkdirat($0, name("b"), 0o755) }
        #expect(folder.plan() == ["Features/Home/Sources/\u{FFFD}b scan.name"])
        let picture = try workspace { openat($0, name("c.png"), O_CREAT | O_WRONLY, 0o644) }
        #expect(picture.plan() == ["changes 0"])
    }

    @Test("pipes that are named like sources")
    func pipes() throws {
        let workspace = try Workspace()
        #expect(mkfifo(workspace.folder.absolute("Features/Home/Sources/pipe.swift"), 0o644) == 0)
        #expect(mkfifo(workspace.folder.absolute("Features/Home/Sources/pipe"), 0o644) == 0)
        #expect(workspace.plan() == ["Features/Home/Sources/pipe.swift scan.no-file"])
    }

    @Test("what can't be opened, unless it is excluded")
    func denied() async throws {
        let workspace = try Workspace()
        try workspace.folder.setMode("Features/Home/Sources/O.swift", 0)
        try workspace.folder.setMode("Features/Gone", 0)
        try workspace.folder.setMode("Libraries/Core/Sources", 0)
        let root = workspace.folder.path
        // The superuser can read everything, so a process of its own gives that up.
        await #expect(processExitsWith: .success) { [root = root as String] in
            if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
            var configuration = Configuration(app: "Demo")
            func unread() -> [String] {
                do throws(Failure) {
                    _ = try NavigationScanner(tree: DiskTree(root: root), configuration: configuration).scan()
                    return []
                } catch {
                    return error.diagnostics.map(Workspace.words)
                }
            }
            #expect(
                unread() == [
                    "Features/Gone file.unreadable", "Features/Home/Sources/O.swift file.unreadable",
                    "Libraries/Core/Sources file.unreadable",
                ]
            )
            configuration.scan.exclude = ["Features/Gone", "**/O.swift", "Libraries/Core"]
            #expect(unread() == [])
        }
        try workspace.folder.setMode("Features/Gone", 0o755)
        try workspace.folder.setMode("Libraries/Core/Sources", 0o755)
    }
}
