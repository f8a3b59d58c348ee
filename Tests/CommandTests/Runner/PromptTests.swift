import Testing

@testable import scaffold

@Suite("Asking for missing arguments")
struct PromptTests {
    private let recorder = Recorder()
    private let engine = FakeEngine()

    private func run(_ line: String...) -> Int32 {
        Runner([FakeCommand.self], console: recorder.console, engine: engine.engine()).run(line)
    }

    @Test("On a terminal the argument is asked for, until there is an answer")
    func asks() {
        // Given
        recorder.inputIsTerminal = true
        recorder.errorIsTerminal = true
        recorder.answers = ["", "  ", " work  "]

        // When
        let status = run("fake", "--quiet")

        // Then
        #expect(status == 0)
        #expect(recorder.error == "Which outcome: Which outcome: Which outcome: ")
        #expect(engine.calls.contains("apply"))
    }

    @Test("Everything that is missing is asked for, what only the workspace can tell too")
    func asksForAll() {
        // Given
        recorder.inputIsTerminal = true
        recorder.errorIsTerminal = true
        recorder.answers = ["feature", "Hme", "Home"]

        // When
        let status = run("fake")

        // Then
        #expect(status == 0)
        let question = "Which feature (Home, Shop): "
        #expect(recorder.error == "Which outcome: " + question + question)
        #expect(recorder.output == "Home\n")
    }

    @Test("What the workspace misses is an error without a terminal")
    func featureMissing() {
        #expect(run("fake", "feature") == 2)
        #expect(recorder.error == "error: which feature?\n")
    }

    @Test("The end of input aborts")
    func endOfInput() {
        recorder.inputIsTerminal = true
        recorder.errorIsTerminal = true
        #expect(run("fake") == 2)
        #expect(recorder.error.contains("input ended before <outcome> was given"))
        #expect(engine.calls.isEmpty)
    }

    @Test("Nothing is asked without a terminal", arguments: [(false, true), (true, false), (false, false)])
    func noTerminal(input: Bool, error: Bool) {
        recorder.inputIsTerminal = input
        recorder.errorIsTerminal = error
        recorder.answers = ["work"]
        #expect(run("fake") == 2)
        #expect(
            recorder.error
                == "error: 'fake' needs <outcome>\nhelp: usage: scaffold fake <outcome> [options]\n"
        )
        #expect(recorder.answers == ["work"])
    }
}
