import Testing

@testable import scaffold

@Suite("Words for errors of usage")
struct UsageErrorWordingTests {
    @Test("Every error says what is wrong and what to do next", arguments: CommandLineParserTests.refused)
    func complete(_ row: CommandLineParserTests.Refused) {
        #expect(!row.error.message.isEmpty)
        #expect(!row.error.help.isEmpty)
        #expect(!row.error.message.hasSuffix("."))
    }

    @Test(
        "The nearest is offered",
        arguments: [
            (UsageError.unknownCommand("lst", nearest: "list"), "did you mean 'list'?"),
            (.editedDash("—dry-run", meant: "--dry-run"), "did you mean '--dry-run'?"),
            (.unknownOption("--x", command: "list", nearest: nil, owner: "init"), "'--x' is an option of 'init'"),
            (
                .unknownOption("--x", command: "list", nearest: nil, owner: nil),
                "see 'scaffold help list' for its options"
            ),
            (
                .unknownValue(of: "<subject>", value: "screen", choices: ["screens", "enums"], nearest: "screens"),
                "did you mean 'screens'? one of: screens, enums"
            ),
            (
                .missingArgument("Name", command: "new-feature", usage: "scaffold new-feature <Name>"),
                "usage: scaffold new-feature <Name>"
            ),
        ]
    )
    func suggestion(error: UsageError, help: String) {
        #expect(error.help == help)
    }
}
