import Foundation
import Testing

@Suite("Links in the documents")
struct DocumentLinksTests {
    static let documents =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        + [
            "architecture", "commands", "configuration", "generated-code", "json", "performance", "redirects",
            "templates",
        ]
        .map { "docs/\($0).md" }
        + ["README", "add-viewmodel", "add-screen", "add-navigator"].map { "docs/recipes/\($0).md" }

    @Test("Every link to a file leads to one, and to a heading that it has", arguments: documents)
    func links(document: String) throws {
        let text = try #require(Repository.text(document))
        let folder = document.split(separator: "/").dropLast().joined(separator: "/")
        for link in text.matches(of: /\]\(([^)\s]+)\)/).map({ String($0.output.1) }) where !link.contains("://") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let joined = folder.isEmpty ? parts[0] : folder + "/" + parts[0]
            let target = parts[0].isEmpty ? document : joined.replacingOccurrences(of: "docs/../", with: "")
            let found = Repository.text(target)
            #expect(found != nil, "\(document) links to \(link)")
            guard let found, parts.count == 2 else { continue }
            #expect(headings(of: found).contains(parts[1]), "\(document) links to \(link)")
        }
    }

    /// As links name them: lower case, without punctuation, hyphens for spaces.
    private func headings(of text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
            let heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
            return heading.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
                .replacingOccurrences(of: " ", with: "-")
        }
    }
}
