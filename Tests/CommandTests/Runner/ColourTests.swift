import Testing

@testable import scaffold

@Suite("Colour")
struct ColourTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var isTerminal = true
        var variables = ["TERM": "xterm"]
        var option = false
        var colour = false

        var testDescription: String { name }
    }

    static let rows = [
        Row(name: "a terminal", colour: true),
        Row(name: "no terminal", isTerminal: false),
        Row(name: "NO_COLOR", variables: ["TERM": "xterm", "NO_COLOR": "1"]),
        Row(name: "an empty NO_COLOR", variables: ["TERM": "xterm", "NO_COLOR": ""], colour: true),
        Row(name: "a dumb terminal", variables: ["TERM": "dumb"]),
        Row(name: "no TERM", variables: [:]),
        Row(name: "--no-color", option: true),
    ]

    @Test("Colour is used only where it is welcome", arguments: rows)
    func colour(_ row: Row) {
        // Given
        let recorder = Recorder()
        recorder.errorIsTerminal = row.isTerminal
        recorder.variables = row.variables
        let sut = Runner([FakeCommand.self], console: recorder.console, engine: FakeEngine().engine())

        // When
        _ = sut.run(["fake", "failure"] + (row.option ? ["--no-color"] : []))

        // Then
        #expect(recorder.error.contains("<colour>") == row.colour)
    }
}
