import Foundation
import Testing

@testable import ScaffoldKit

/// The compiler has the last word on the table that is written.
@Suite("The written table compiles")
struct EmittedTableTests {
    static let shapes = [
        "plain", "a(in: Int)", "b(Int, String)", "c(from: Int, to: Int)", "e(_ id: Int)", "f(ids: [Int]?)",
        "`default`", "`self`", "`init`", "`go home`(`the label`: Int)", "k(`let`: Int, `var`: Int, `inout`: Int)",
        "m(any: Int, some: Int, await: Int, copy: Int, consume: Int, each: Int, unsafe: Int, async: Int)",
        "n(long: Int, longer: Int, longest: Int, evenLonger: Int, stillLonger: Int, theVeryLongest: Int)",
        "p(pair: (x: Int, y: Int))", "q(navigation: Int, redirect: String, TargetIncomingNavigation: Int)",
        "r(value: Int, Int)",
    ]

    static let core = """
        public protocol NavigationContract: Sendable {}
        public protocol IncomingNavigationContract: NavigationContract {}
        public protocol OutgoingNavigationContract: NavigationContract {}
        public enum UnknownNavigation: IncomingNavigationContract { case notFound }
        public protocol NavigationRedirectContract: Sendable {
            func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)?
        }

        """

    /// `target` put before a case's name: `go(id:)` → `targetGo(id:)`.
    static func outgoing(_ shape: String) -> String {
        let bare = shape.filter { $0 != "`" }
        if bare.hasPrefix("go home") { return "`targetgo home`(`the label`: Int)" }
        let name = bare.prefix { $0 != "(" }
        return "target" + name.prefix(1).uppercased() + name.dropFirst() + shape.drop { $0 != "(" }
    }

    private static func tree(_ extra: String = "") -> MemoryTree {
        let incoming = shapes.map { "    case \($0)\n" }.joined()
        let outgoing = shapes.map { "    case \(Self.outgoing($0))\n" }.joined()
        return MemoryTree(texts: [
            "AppKit/Sources/A.swift": "",
            "Features/Target/Sources/I.swift":
                "public enum TargetIncomingNavigation: IncomingNavigationContract {\n\(incoming)    case main(page: Int = 1)\n}\n",
            "Features/Home/Sources/O.swift": """
            public enum HomeOutgoingNavigation: OutgoingNavigationContract {
                case target
            \(outgoing)    #if BETA
                case targetBeta(Int)
                #elseif os(Linux) || os(macOS)
                case other
                #else
                case other
                #endif
            }
            #if BETA
            public enum BetaOutgoingNavigation: OutgoingNavigationContract { case target }
            #endif
            public enum EmptyOutgoingNavigation: OutgoingNavigationContract {}

            """,
        ])
    }

    private func compile(_ tree: MemoryTree, _ flags: [String]) throws -> String {
        let configuration = Configuration(app: "Demo")
        var plan = try SyncRedirects.plan(tree: tree, configuration: configuration, mode: .lenient)
        let table = try #require(plan.changeset.changes.first?.after)
        var second = tree
        second.contents[try #require(RelativePath(configuration.redirects.table))] = table
        for decision in [
            "HomeOutgoingNavigation.other none", "HomeOutgoingNavigation.targetBeta TargetIncomingNavigation.e",
        ] {
            let words = decision.split(separator: " ").map(String.init)
            plan = try DecideRedirect.plan(
                tree: second,
                configuration: configuration,
                outgoing: words[0],
                incoming: words[1]
            )
            for change in plan.changeset.changes { second.contents[change.path] = change.after }
        }
        let sources = second.contents.sorted { $0.key < $1.key }
            .filter { $0.key.string.hasSuffix(".swift") }
            .map { String(decoding: $0.value, as: UTF8.self) }
        let text =
            Self.core
            + sources.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        return try Compiler.diagnostics(of: text, flags: flags)
    }

    @Test(
        "every shape of payload, without an error or a warning, with conditions on and off",
        .enabled(if: Compiler.isThere),
        arguments: [[], ["-D", "BETA"], ["-default-isolation", "MainActor"]]
    )
    func compiles(_ flags: [String]) throws {
        let said = try compile(Self.tree(), flags)
        #expect(said.isEmpty, "\(said)")
    }

    @Test("a table without redirects", .enabled(if: Compiler.isThere))
    func empty() throws {
        let tree = MemoryTree(texts: ["AppKit/Sources/A.swift": ""])
        let plan = try SyncRedirects.plan(tree: tree, configuration: Configuration(app: "Demo"), mode: .sync)
        let table = try #require(plan.changeset.changes.first?.after)
        let text = String(decoding: table, as: UTF8.self).replacingOccurrences(of: "import NavCore\n", with: "")
        #expect(try Compiler.diagnostics(of: Self.core + text, flags: []) == "")
    }
}
