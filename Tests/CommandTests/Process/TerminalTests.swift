#if os(Linux)
import Foundation
import Testing

/// The built program on a terminal of its own, which `script` makes. It prints both streams as one.
@Suite("The program on a terminal", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct TerminalTests {
    private func run(_ line: String, input: String, settings: String = "TERM=xterm NO_COLOR=") throws -> Binary.Result {
        try Binary.shell("printf '\(input)' | \(settings) /usr/bin/script -qec \"$SCAFFOLD \(line)\" /dev/null")
    }

    @Test("A missing argument is asked for")
    func asks() throws {
        let result = try run("redirect A.b", input: "none\\n")
        #expect(result.output.contains("Incoming case, or none: "))
        #expect(result.output.contains("no scaffold.json"))
        #expect(result.status == 2)
    }

    @Test("The end of input aborts")
    func endOfInput() throws {
        // The terminal's own end of input: control and D.
        let result = try run("new-feature", input: "\\004")
        #expect(result.output.contains("Name of the feature: "))
        #expect(result.output.contains("input ended before <Name> was given"))
        #expect(result.status == 2)
    }

    @Test("Errors have colour, unless it isn't wanted")
    func colour() throws {
        #expect(try run("list", input: "").output.contains("\u{1B}["))
        #expect(try !run("list --no-color", input: "").output.contains("\u{1B}["))
        #expect(try !run("list", input: "", settings: "TERM=xterm NO_COLOR=1").output.contains("\u{1B}["))
        #expect(try !run("list", input: "", settings: "TERM=dumb").output.contains("\u{1B}["))
    }
}
#endif
