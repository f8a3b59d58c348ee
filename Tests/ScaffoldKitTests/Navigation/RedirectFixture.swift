import Foundation
import Testing

@testable import ScaffoldKit

/// A case in `Fixtures/`: a text file of directives, then sections that start with `=== `.
///
/// Directives: `mode sync|check|lenient|rewrite`, `redirect <Outgoing.case> <Incoming.case>`,
/// `bytes crlf|cr|bom|no-final-newline|tabs`, `app <name>`, `exclude <pattern>`, `without app`, and enums in short:
/// `out Home: characters, promo(id: Int)`, `in Character: main` (public, one case a line from line 2 on).
/// Sections: a file's path, or `table`; then what is expected: `diagnostics`, `after` and, where it is told, `explain`.
struct RedirectFixture: Sendable, CustomTestStringConvertible {
    var name: String
    var directives: [String] = []
    var sections: [(name: String, text: String)] = []

    var testDescription: String { name }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    static let expectations: Set = ["diagnostics", "after", "explain"]

    /// Every file of the folder.
    static func all() -> [RedirectFixture] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
            guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
                return nil
            }
            return RedirectFixture(name: String(name.dropLast(4)), text: text)
        }
    }

    init(name: String, text: String) {
        self.name = name
        var lines: [Substring] = []
        var section: String?
        func close(_ fixture: inout RedirectFixture) {
            if let section { fixture.sections.append((section, lines.map { $0 + "\n" }.joined())) }
            lines = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
        {
            if line.hasPrefix("=== ") {
                close(&self)
                section = String(line.dropFirst(4))
            } else if section == nil {
                if !line.isEmpty, !line.hasPrefix("#") { directives.append(String(line)) }
            } else {
                lines.append(line)
            }
        }
        close(&self)
    }

    func section(_ name: String) -> String? { sections.first { $0.name == name }?.text }

    /// What follows a directive's word, for each such line.
    func values(_ word: String) -> [String] {
        directives.filter { $0.hasPrefix(word + " ") }.map { String($0.dropFirst(word.count + 1)) }
    }

    var configuration: Configuration {
        var configuration = Configuration(app: values("app").first ?? "Demo")
        configuration.scan.exclude = values("exclude")
        return configuration
    }

    var tree: MemoryTree {
        var texts: [String: String] = [:]
        if values("without") != ["app"] {
            texts["AppKit/Sources/AppContainer.swift"] = "public struct AppContainer {}\n"
        }
        for (role, suffix) in [("out", "Outgoing"), ("in", "Incoming")] {
            for value in values(role) {
                let parts = value.split(separator: ":", maxSplits: 1).map { $0.trimmed }
                let cases = parts.count > 1 ? MapSketch.topLevel(parts[1]) : []
                texts["Features/\(parts[0])/Sources/\(parts[0])\(suffix)Navigation.swift"] =
                    "public enum \(parts[0])\(suffix)Navigation: \(suffix)NavigationContract {\n"
                    + cases.map { "    case \($0)\n" }.joined() + "}\n"
            }
        }
        for (name, text) in sections where name.contains("/") || name == "Package.swift" { texts[name] = text }
        var tree = MemoryTree(texts: texts)
        if let table = section("table"), let path = RelativePath(configuration.redirects.table) {
            tree.contents[path] = encoded(table)
        }
        return tree
    }

    /// A text with the line ends and marks that the case asks for.
    func encoded(_ text: String) -> [UInt8] {
        var text = text
        let forms = Set(values("bytes").flatMap { $0.split(separator: " ").map(String.init) })
        if forms.contains("no-final-newline"), text.hasSuffix("\n") { text.removeLast() }
        if forms.contains("tabs") { text = text.replacingOccurrences(of: "    ", with: "\t") }
        if forms.contains("crlf") { text = text.replacingOccurrences(of: "\n", with: "\r\n") }
        if forms.contains("cr") { text = text.replacingOccurrences(of: "\n", with: "\r") }
        return (forms.contains("bom") ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    }

    func plan(_ tree: MemoryTree) throws(Failure) -> RedirectPlan {
        if let decision = values("redirect").first {
            let words = decision.split(separator: " ").map(String.init)
            return try DecideRedirect.plan(
                tree: tree,
                configuration: configuration,
                outgoing: words[0],
                incoming: words.count > 1 ? words[1] : ""
            )
        }
        let modes: [String: SyncRedirects.Mode] = ["check": .check, "lenient": .lenient]
        let mode = values("mode").first ?? "sync"
        return try SyncRedirects.plan(
            tree: tree,
            configuration: configuration,
            mode: modes[mode] ?? .sync,
            rewrites: mode == "rewrite"
        )
    }

    /// The file's text with other expectations.
    func recorded(_ results: [(name: String, text: String)]) -> String {
        var text = directives.map { $0 + "\n" }.joined()
        for (name, content) in sections where !Self.expectations.contains(name) { text += "=== \(name)\n" + content }
        for (name, content) in results { text += "=== \(name)\n" + content }
        return text
    }
}
