import Foundation
import Testing

@testable import scaffold

@Suite("README", .serialized)
struct ReadmeTests {
    @Test("Every example that it shows prints what it shows, run one after the other in an empty folder")
    func examples() throws {
        // Given
        let text = try #require(Repository.text("README.md"))
        let blocks = ConsoleBlock.all(in: text)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var directory = folder.path

        // When
        for command in blocks.flatMap(\.commands) {
            if let destination = command.line.dropPrefix("cd ") {
                directory += "/" + destination
                continue
            }
            let arguments = try #require(command.line.dropPrefix("scaffold "), "only scaffold is run: \(command.line)")
            let result = try Binary.shell("\"$SCAFFOLD\" \(arguments) 2>&1", in: directory)

            // Then
            let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                .dropLast()
            #expect(
                ConsoleBlock.matches(Array(lines), command.output),
                "\(command.line) printed:\n\(result.output)\nbut shown is:\n\(command.output.joined(separator: "\n"))"
            )
        }
        #expect(blocks.count > 5)
    }
}

/// A fenced block of a document that shows commands and what they print; a line `…` stands for any lines.
struct ConsoleBlock {
    struct Command {
        var line: String
        var output: [String]
    }

    var commands: [Command]

    static func all(in text: String) -> [ConsoleBlock] {
        var blocks: [ConsoleBlock] = []
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line == "```console" {
                isInside = true
                blocks.append(ConsoleBlock(commands: []))
            } else if line == "```" {
                isInside = false
            } else if isInside, let block = blocks.indices.last {
                if let command = line.dropPrefix("$ ") {
                    blocks[block].commands.append(Command(line: command, output: []))
                } else if let last = blocks[block].commands.indices.last {
                    blocks[block].commands[last].output.append(line)
                }
            }
        }
        return blocks
    }

    static func matches(_ lines: [String], _ shown: [String]) -> Bool {
        guard let gap = shown.firstIndex(of: "…") else { return lines == shown }
        guard lines.count >= gap, Array(lines[..<gap]) == Array(shown[..<gap]) else { return false }
        let rest = Array(shown[(gap + 1)...])
        return (gap...lines.count).contains { matches(Array(lines[$0...]), rest) }
    }
}

extension String {
    fileprivate func dropPrefix(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
