import Foundation
import ScaffoldKit

/// A page of `docs/recipes`, whose blocks are made by running its own commands.
///
/// - A block marked `sh` is run, a line a command, in a workspace that lasts for the page.
/// - A block below `<!-- tree -->` holds what the last `sh` block's commands created and modified.
/// - A block below `<!-- code: <path> -->` holds that file as it then is.
/// - A block below `<!-- file: <path> -->` is written to that path before what follows it.
struct RecipePage {
    let text: String

    /// The page with its blocks as they should be.
    func rendered() throws -> String {
        var workspace = try RecipeWorkspace()
        var changes = Changeset()
        var output: [String] = []
        var marker = ""
        let lines = text.components(separatedBy: "\n")
        var index = 0
        while index < lines.count {
            let line = lines[index]
            output.append(line)
            index += 1
            if line.hasPrefix("<!-- ") { marker = line }
            guard line.hasPrefix("```") else { continue }
            let end = lines[index...].firstIndex { $0 == "```" } ?? lines.endIndex
            let block = Array(lines[index..<end])
            if line == "```sh" {
                changes = Changeset()
                for command in Self.commands(of: block) {
                    changes = changes.followed(by: try workspace.run(command))
                }
                output += block
            } else if marker == "<!-- tree -->" {
                output += FileTreeDrawing(changes).lines
            } else if let path = Self.path("code", marker) {
                guard let code = workspace.text(path) else { throw RecipeError("\(path) is not there") }
                output += code.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
            } else {
                if let path = Self.path("file", marker) {
                    try workspace.give(block.joined(separator: "\n") + "\n", at: path)
                }
                output += block
            }
            output.append("```")
            marker = ""
            index = end + 1
        }
        return output.joined(separator: "\n")
    }

    private static func path(_ kind: String, _ marker: String) -> String? {
        let start = "<!-- \(kind): "
        guard marker.hasPrefix(start), marker.hasSuffix(" -->") else { return nil }
        return String(marker.dropFirst(start.count).dropLast(4))
    }

    /// The words of each command, without the program's name; a line that ends in a backslash goes on in the next.
    static func commands(of block: [String]) -> [[String]] {
        block.joined(separator: "\n").replacingOccurrences(of: "\\\n", with: " ")
            .components(separatedBy: "\n")
            .map(words)
            .filter { $0.first == "scaffold" }
            .map { Array($0.dropFirst()) }
    }

    /// As a shell splits them, with its quotes; a comment ends the line.
    private static func words(of line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == "#", word == nil {
                break
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let done = word { words.append(done) }
        return words
    }
}
