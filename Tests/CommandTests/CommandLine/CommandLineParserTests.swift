import Testing

@testable import scaffold

@Suite("Command line parser")
struct CommandLineParserTests {
    private let sut = CommandLineParser(AllCommands.program)

    struct Accepted: Sendable, CustomTestStringConvertible {
        var name: String
        var line: [String]
        var positionals: [String] = []
        var options: [String: [String]] = [:]

        var testDescription: String { name }
    }

    static let accepted = [
        Accepted(name: "an argument", line: ["new-feature", "Home"], positionals: ["Home"]),
        Accepted(
            name: "a value after its option",
            line: ["new-feature", "Home", "--screen", "List"],
            positionals: ["Home"],
            options: ["screen": ["List"]]
        ),
        Accepted(
            name: "a value after an equals sign",
            line: ["new-feature", "--screen=List", "Home"],
            positionals: ["Home"],
            options: ["screen": ["List"]]
        ),
        Accepted(
            name: "an equals sign in the value",
            line: ["add-screen", "--payload=a: Int = 1", "Home"],
            positionals: ["Home"],
            options: ["payload": ["a: Int = 1"]]
        ),
        Accepted(
            name: "a value that starts with a dash, after an equals sign",
            line: ["new-feature", "--screen=-x", "Home"],
            positionals: ["Home"],
            options: ["screen": ["-x"]]
        ),
        Accepted(
            name: "options before the command",
            line: ["-C", "Demo", "--dry-run", "new-feature", "Home"],
            positionals: ["Home"],
            options: ["workspace": ["Demo"], "dry-run": [""]]
        ),
        Accepted(
            name: "an option's value that is a command's name",
            line: ["--workspace", "list", "new-feature", "Home"],
            positionals: ["Home"],
            options: ["workspace": ["list"]]
        ),
        Accepted(
            name: "two dashes end the options",
            line: ["new-feature", "--dry-run", "--", "--force"],
            positionals: ["--force"],
            options: ["dry-run": [""]]
        ),
        Accepted(
            name: "an edited dash after two dashes",
            line: ["new-feature", "--", "–x"],
            positionals: ["–x"]
        ),
        Accepted(name: "the command after two dashes", line: ["--", "new-feature", "Home"], positionals: ["Home"]),
        Accepted(name: "a lone dash", line: ["new-feature", "-"], positionals: ["-"]),
        Accepted(
            name: "a repeatable option",
            line: ["add-navigator", "--outgoing", "a", "--outgoing=b(c: Int)"],
            options: ["outgoing": ["a", "b(c: Int)"]]
        ),
        Accepted(name: "nothing where nothing is required", line: ["list"]),
        Accepted(
            name: "any number of arguments",
            line: ["list", "enums", "a", "b", "c"],
            positionals: ["enums", "a", "b", "c"]
        ),
        Accepted(name: "a missing required argument, to be asked for", line: ["new-feature"]),
        Accepted(
            name: "a list of values",
            line: ["add-screen", "A", "--without", "navigator, tracker"],
            positionals: ["A"],
            options: ["without": ["navigator, tracker"]]
        ),
        Accepted(name: "an accent and an emoji", line: ["new-feature", "Café👩‍👩‍👧"], positionals: ["Café👩‍👩‍👧"]),
    ]

    @Test("Accepts", arguments: accepted)
    func accepts(_ row: Accepted) throws {
        // When
        guard case .run(_, let parsed) = try sut.parse(row.line) else {
            Issue.record("not a command: \(row.line)")
            return
        }

        // Then
        #expect(parsed.positionals == row.positionals)
        #expect(parsed.options == row.options)
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        var name: String
        var line: [String]
        var error: UsageError

        var testDescription: String { name }
    }

    static let refused = [
        Refused(name: "nothing", line: [], error: .noCommand),
        Refused(name: "options alone", line: ["--dry-run"], error: .noCommand),
        Refused(
            name: "a mistyped command",
            line: ["new-featur", "Home"],
            error: .unknownCommand("new-featur", nearest: "new-feature")
        ),
        Refused(
            name: "the start of one command",
            line: ["sync"],
            error: .unknownCommand("sync", nearest: "sync-redirects")
        ),
        Refused(name: "the start of two commands", line: ["add"], error: .unknownCommand("add", nearest: nil)),
        Refused(name: "an empty command", line: [""], error: .unknownCommand("", nearest: nil)),
        Refused(
            name: "a mistyped option",
            line: ["new-feature", "Home", "--dryrun"],
            error: .unknownOption("--dryrun", command: "new-feature", nearest: "--dry-run", owner: nil)
        ),
        Refused(
            name: "an abbreviated option",
            line: ["new-feature", "Home", "--dry"],
            error: .unknownOption("--dry", command: "new-feature", nearest: "--dry-run", owner: nil)
        ),
        Refused(
            name: "one dash for two",
            line: ["new-feature", "Home", "-dry-run"],
            error: .unknownOption("-dry-run", command: "new-feature", nearest: "--dry-run", owner: nil)
        ),
        Refused(
            name: "two dashes for one",
            line: ["list", "--C=x"],
            error: .unknownOption("--C", command: "list", nearest: "-C", owner: nil)
        ),
        Refused(
            name: "another command's option",
            line: ["list", "--outgoing=x"],
            error: .unknownOption("--outgoing", command: "list", nearest: nil, owner: "add-navigator")
        ),
        Refused(
            name: "an unknown option before the command",
            line: ["--frobnicate", "list"],
            error: .unknownOption("--frobnicate", command: nil, nearest: nil, owner: nil)
        ),
        Refused(
            name: "the version of a command",
            line: ["list", "--version"],
            error: .unknownOption("--version", command: "list", nearest: nil, owner: nil)
        ),
        Refused(
            name: "an option given twice",
            line: ["new-feature", "Home", "--force", "--force"],
            error: .repeatedOption("--force", isList: false)
        ),
        Refused(
            name: "a value given twice, by two spellings",
            line: ["-C", "a", "list", "--workspace=b"],
            error: .repeatedOption("--workspace", isList: false)
        ),
        Refused(
            name: "a list given twice",
            line: ["add-screen", "A", "--without=tracker", "--without=navigator"],
            error: .repeatedOption("--without", isList: true)
        ),
        Refused(
            name: "a flag with a value",
            line: ["new-feature", "Home", "--dry-run=yes"],
            error: .unexpectedValue(option: "--dry-run", value: "yes")
        ),
        Refused(
            name: "a flag with an empty value",
            line: ["new-feature", "Home", "--dry-run="],
            error: .unexpectedValue(option: "--dry-run", value: "")
        ),
        Refused(
            name: "help with a value",
            line: ["list", "--help=yes"],
            error: .unexpectedValue(option: "--help", value: "yes")
        ),
        Refused(
            name: "a missing value at the end",
            line: ["new-feature", "Home", "--screen"],
            error: .missingValue(option: "--screen", placeholder: "NAME")
        ),
        Refused(
            name: "an option in the place of a value",
            line: ["new-feature", "Home", "--screen", "--dry-run"],
            error: .missingValue(option: "--screen", placeholder: "NAME")
        ),
        Refused(
            name: "an edited dash in the place of a value",
            line: ["new-feature", "Home", "--screen", "—dry-run"],
            error: .missingValue(option: "--screen", placeholder: "NAME")
        ),
        Refused(name: "an empty value", line: ["list", "-C", ""], error: .emptyValue(option: "-C")),
        Refused(
            name: "an en dash and a dash",
            line: ["new-feature", "Home", "–-dry-run"],
            error: .editedDash("–-dry-run", meant: "--dry-run")
        ),
        Refused(
            name: "an em dash",
            line: ["new-feature", "Home", "—dry-run"],
            error: .editedDash("—dry-run", meant: "--dry-run")
        ),
        Refused(
            name: "a minus sign",
            line: ["new-feature", "Home", "−−dry-run"],
            error: .editedDash("−−dry-run", meant: "--dry-run")
        ),
        Refused(
            name: "an en dash within the name",
            line: ["new-feature", "Home", "--dry–run"],
            error: .editedDash("--dry–run", meant: "--dry-run")
        ),
        Refused(
            name: "an em dash and a value",
            line: ["new-feature", "Home", "—screen=List"],
            error: .editedDash("—screen=List", meant: "--screen")
        ),
        Refused(name: "an en dash and a letter", line: ["–C", "x"], error: .editedDash("–C", meant: "-C")),
        Refused(name: "an em dash alone", line: ["list", "—"], error: .editedDash("—", meant: nil)),
        Refused(
            name: "one argument too many",
            line: ["new-feature", "Home", "Other"],
            error: .unexpectedArgument("Other", command: "new-feature")
        ),
        Refused(
            name: "a value that is no choice",
            line: ["add-screen", "A", "--without", "navigator,traker"],
            error: .unknownValue(
                of: "'--without'",
                value: "traker",
                choices: ["navigator", "tracker"],
                nearest: "tracker"
            )
        ),
        Refused(
            name: "an empty part of a list",
            line: ["add-screen", "A", "--without", "navigator,"],
            error: .unknownValue(of: "'--without'", value: "", choices: ["navigator", "tracker"], nearest: nil)
        ),
        Refused(
            name: "an argument that is no choice",
            line: ["list", "screen"],
            error: .unknownValue(
                of: "<subject>",
                value: "screen",
                choices: ["features", "screens", "routes", "templates", "enums"],
                nearest: "screens"
            )
        ),
        Refused(
            name: "help for two commands",
            line: ["help", "list", "init"],
            error: .unexpectedArgument("init", command: "help")
        ),
        Refused(
            name: "help for a mistyped command",
            line: ["help", "lst"],
            error: .unknownCommand("lst", nearest: "list")
        ),
        Refused(
            name: "a mistyped command with --help",
            line: ["lst", "--help"],
            error: .unknownCommand("lst", nearest: "list")
        ),
    ]

    @Test("Refuses", arguments: refused)
    func refuses(_ row: Refused) {
        // When
        let error = #expect(throws: UsageError.self) { _ = try sut.parse(row.line) }

        // Then
        #expect(error == row.error)
    }

    @Test(
        "Help is asked for",
        arguments: [
            (["--help"], nil), (["-h"], nil), (["help"], nil), (["help", "--help"], nil),
            (["help", "list"], "list"), (["list", "--help"], "list"), (["-h", "list"], "list"),
            (["-C", "init", "list", "-h"], "list"), (["list", "--unknown", "--help"], "list"),
            (["new-feature", "A", "B", "--help"], "new-feature"), (["help", "init", "-h"], nil),
        ] as [([String], String?)]
    )
    func help(line: [String], command: String?) throws {
        guard case .help(let spec) = try sut.parse(line) else {
            Issue.record("no help")
            return
        }
        #expect(spec?.name == command)
    }

    @Test("After two dashes --help is an argument")
    func helpAfterTheEnd() throws {
        guard case .run(_, let parsed) = try sut.parse(["new-feature", "--", "--help"]) else {
            Issue.record("not a command")
            return
        }
        #expect(parsed.positionals == ["--help"])
    }

    @Test("The version is asked for")
    func version() throws {
        guard case .version = try sut.parse(["--version"]) else {
            Issue.record("no version")
            return
        }
    }

    @Test("An option means the same shape in every command that has it")
    func optionsAgree() {
        var known: [String: OptionSpec] = [:]
        for option in AllCommands.program.commands.flatMap(\.options) {
            for spelling in option.spellings {
                #expect(known[spelling, default: option].value == option.value, "\(spelling)")
                known[spelling] = option
            }
        }
    }

    @Test("A very long argument is refused like any other")
    func longArgument() {
        let name = "--" + String(repeating: "x", count: 1_000_000)
        let error = #expect(throws: UsageError.self) { _ = try sut.parse(["list", name]) }
        #expect(error == .unknownOption(name, command: "list", nearest: nil, owner: nil))
    }
}
