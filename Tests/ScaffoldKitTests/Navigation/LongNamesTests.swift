import Foundation
import Testing

@testable import ScaffoldKit

/// Names as long as they may be: lines break where swift-format wants them broken.
@Suite("Long names in the written table")
struct LongNamesTests {
    private static let name = "AFeatureWhoseNameIsFortyCharactersInAllX"
    private static let short = "aFeatureWhoseNameIsFortyCharactersInAllX"

    private static func tree(_ table: String?) throws -> MemoryTree {
        var tree = MemoryTree(texts: [
            "AppKit/Sources/A.swift": "",
            "Features/\(name)/Sources/I.swift": """
            public enum \(name)IncomingNavigation: IncomingNavigationContract {
                case main
                case detail(identifierOfTheThing: Int, numberOfThePage: Int, orderOfTheList: String)
                case anotherDestinationOfFortyCharactersInAll(identifier: Int)
                case thingsOfADestination
            }

            """,
            "Features/B\(name.dropFirst())/Sources/O.swift": """
            public enum B\(name.dropFirst())OutgoingNavigation: OutgoingNavigationContract {
                case \(short)
                case \(short)Detail(identifierOfTheThing: Int, numberOfThePage: Int, orderOfTheList: String)
                case \(short)AnotherDestinationOfFortyCharactersInAll(identifier: Int)
                case \(short)ThingsOfADestination
            }

            """,
        ])
        if let table {
            tree.contents[try #require(RelativePath(Configuration(app: "Demo").redirects.table))] = Array(table.utf8)
        }
        return tree
    }

    /// A table that another overload stands in already.
    private static let table = """
        import NavCore

        struct AppNavigationRedirect: NavigationRedirectContract {
            func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
                switch navigation {
                case let navigation as URLOutgoingNavigation: redirect(navigation)
                default: nil
                }
            }

            private func redirect(_ navigation: URLOutgoingNavigation) -> any NavigationContract {
                switch navigation {}
            }
        }

        """

    @Test("no line is too long, and the formatter is content", arguments: [nil, table])
    func lint(_ table: String?) throws {
        let configuration = Configuration(app: "Demo")
        let plan = try SyncRedirects.plan(tree: Self.tree(table), configuration: configuration, mode: .sync)
        #expect(plan.redirects.allSatisfy { $0.destination != nil }, "\(plan.diagnostics)")
        let text = String(decoding: try #require(plan.changeset.changes.first?.after), as: UTF8.self)
        #expect(text.split(separator: "\n").filter { $0.count > 120 } == [])
        #expect(try Formatter.complaints(about: text) == "", "\(text)")
    }
}

/// `swift format lint --strict` under this package's configuration, where there is one.
private enum Formatter {
    static func complaints(about text: String) throws -> String {
        guard let compiler = Compiler.path else { return "" }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Table.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: compiler).deletingLastPathComponent()
            .appendingPathComponent("swift")
        process.arguments = [
            "format", "lint", "--strict", "--configuration", root.appendingPathComponent(".swift-format").path,
            file.path,
        ]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
