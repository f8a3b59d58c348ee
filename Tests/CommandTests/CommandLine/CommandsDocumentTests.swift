import Foundation
import Testing

@testable import scaffold

@Suite("Documents rendered from the descriptions")
struct CommandsDocumentTests {
    @Test("docs/commands.md is what the descriptions render")
    func document() throws {
        try check(CommandsDocument.render(AllCommands.program), against: "docs/commands.md")
    }

    @Test("Help is what was recorded", arguments: [nil] + AllCommands.program.commands.map(\.name))
    func help(_ name: String?) throws {
        let program = AllCommands.program
        let text =
            if let command = name.flatMap(program.command) { HelpRenderer.help(of: command) } else {
                HelpRenderer.help(of: program)
            }
        try check(text, against: "Tests/CommandTests/Goldens/help-\(name ?? "program").txt")
    }

    @Test("README.md lists every command as the descriptions do")
    func readme() throws {
        let text = try #require(Repository.text("README.md"))
        let start = try #require(text.range(of: CommandsDocument.tableStart))
        let end = try #require(text.range(of: CommandsDocument.tableEnd, range: start.upperBound..<text.endIndex))
        let table = CommandsDocument.renderReadmeCommandTable(AllCommands.program)
        try check(text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: table), against: "README.md")
    }

    @Test("No line of a help is wider than 80 columns", arguments: AllCommands.program.commands)
    func width(_ command: CommandSpec) {
        // Examples are kept whole, so that they can be copied.
        for line in HelpRenderer.help(of: command).split(separator: "\n") where !line.hasPrefix("  $ ") {
            #expect(line.count <= 80, "\(line)")
        }
    }

    @Test(
        "Summaries are one line without a full stop, and each command has an example",
        arguments: AllCommands.program.commands
    )
    func summary(_ command: CommandSpec) {
        #expect(!command.summary.isEmpty)
        #expect(!command.summary.hasSuffix("."))
        #expect(!command.summary.contains("\n"))
        #expect(!command.examples.isEmpty)
    }

    private func check(_ text: String, against path: String) throws {
        if Repository.records {
            try Repository.record(text, to: path)
            Issue.record("recorded \(path)")
        }
        #expect(Repository.text(path) == text, "\(path) differs; RECORD=1 records it anew")
    }
}
