import ScaffoldKit
import Testing

@testable import scaffold

@Suite("Runner")
struct RunnerTests {
    private let recorder = Recorder()
    private let engine = FakeEngine()

    private func run(
        _ line: String...,
        applyFails: Bool = false,
        recovers: Bool = false,
        isInterrupted: Bool = false,
        waits: Bool = false
    ) -> Int32 {
        let engine = engine.engine(
            applyFails: applyFails,
            recovers: recovers,
            isInterrupted: isInterrupted,
            waits: waits
        )
        return Runner([FakeCommand.self], console: recorder.console, engine: engine).run(line)
    }

    @Test(
        "Exit status of each outcome, and whether anything is written",
        arguments: [
            ("work", 0, true), ("nothing", 0, false), ("stale", 1, false), ("fresh", 0, false),
            ("undecided", 2, false), ("error", 2, false), ("failure", 2, false),
        ] as [(String, Int32, Bool)]
    )
    func status(outcome: String, status: Int32, writes: Bool) {
        #expect(run("fake", outcome) == status)
        #expect(engine.calls.contains("apply") == writes)
    }

    @Test(
        "A preview has the outcome's exit status and writes nothing, nor recovers",
        arguments: ["--dry-run", "--diff"],
        [("work", 0), ("stale", 1), ("undecided", 2), ("failure", 2)] as [(String, Int32)]
    )
    func preview(option: String, row: (outcome: String, status: Int32)) {
        #expect(run("fake", row.outcome, option) == row.status)
        #expect(engine.calls == ["look", "open"])
    }

    @Test("Output of a run that writes")
    func output() {
        #expect(run("fake", "work") == 0)
        #expect(
            recorder.output == """
                asked for
                create  Features/New.swift
                remove  Old.swift
                modify  Package.swift
                made it

                Next:
                  swift test

                """
        )
        #expect(recorder.error == "note: there is no file or folder 'n'\n")
        #expect(recorder.writes == 1)
        #expect(engine.calls == ["lock", "recover", "open", "apply"])
    }

    @Test("A dry run lists the changes and no more")
    func dryRun() {
        #expect(run("fake", "work", "--dry-run") == 0)
        #expect(
            recorder.output == """
                asked for
                create  Features/New.swift
                remove  Old.swift
                modify  Package.swift

                """
        )
    }

    @Test("A diff stands in the place of the list")
    func diff() {
        #expect(run("fake", "work", "--diff", "--dry-run") == 0)
        #expect(recorder.output == "asked for\n--- Features/New.swift\n--- Old.swift\n--- Package.swift\n")
    }

    @Test("Quiet: what was asked for, and errors")
    func quiet() {
        #expect(run("fake", "work", "--quiet") == 0)
        #expect(recorder.output == "asked for\n")
        #expect(recorder.error.isEmpty)
        #expect(run("fake", "failure", "--quiet") == 2)
        #expect(recorder.error == "A.swift: error: there is no file or folder 'x'\n")
    }

    @Test("Nothing to do is said")
    func nothing() {
        #expect(run("fake", "nothing") == 0)
        #expect(recorder.output == "Nothing to do.\n")
    }

    @Test("What is undecided lists no changes and claims nothing")
    func undecided() {
        #expect(run("fake", "undecided") == 2)
        #expect(recorder.output.isEmpty)
    }

    @Test("A failed write is trouble, and nothing is claimed")
    func applyFails() {
        #expect(run("fake", "work", applyFails: true) == 2)
        #expect(recorder.output == "asked for\n")
        #expect(recorder.error.contains("error: there is no file or folder 'disk full'"))
    }

    @Test("A recovery is told, and what is planned on comes after it")
    func recovery() {
        #expect(run("fake", "nothing", recovers: true) == 0)
        #expect(engine.calls == ["lock", "recover", "open"])
        #expect(recorder.error == "note: there is no file or folder 'recovered'\n")
    }

    @Test(
        "An interrupted run stops a check, and is a warning for what only reads or shows",
        arguments: [
            (["fresh"], 2, "error"), (["stale", "--diff"], 2, "error"), (["read"], 0, "warning"),
            (["work", "--dry-run"], 0, "warning"), (["nothing", "--diff"], 0, "warning"),
        ] as [([String], Int32, String)]
    )
    func interrupted(words: [String], status: Int32, severity: String) {
        let sut = Runner([FakeCommand.self], console: recorder.console, engine: engine.engine(isInterrupted: true))
        #expect(sut.run(["fake"] + words) == status)
        #expect(recorder.error.hasPrefix("\(severity): there is no file or folder 'interrupted'\n"))
        #expect(engine.calls == (status == 2 ? ["look"] : ["look", "open"]))
    }

    @Test("Waiting for another run is said on a terminal", arguments: [true, false])
    func waiting(isTerminal: Bool) {
        recorder.errorIsTerminal = isTerminal
        #expect(run("fake", "nothing", waits: true) == 0)
        #expect(recorder.error.contains("waiting for another run") == isTerminal)
    }

    @Test("Force and skip-existing exclude each other")
    func conflict() {
        #expect(run("fake", "work", "--force", "--skip-existing") == 2)
        #expect(recorder.error.contains("'--force' and '--skip-existing' can't be given together"))
        #expect(engine.calls.isEmpty)
    }

    @Test("Paths are told as seen from the working directory")
    func prefix() {
        #expect(run("fake", "work", "-C", "/apps/Other") == 0)
        #expect(recorder.output.contains("modify  ../Other/Package.swift\n"))
    }

    @Test("A missing workspace is an error")
    func missingWorkspace() {
        #expect(run("fake", "work", "-C", "/missing") == 2)
        #expect(recorder.error.contains("no scaffold.json in /missing"))
        #expect(recorder.output.isEmpty)
    }

    @Test("A missing working directory is an error")
    func missingDirectory() {
        recorder.workingDirectory = nil
        #expect(run("fake", "work") == 2)
        #expect(engine.calls.isEmpty)
    }

    @Test(
        "Output that was asked for and can't be written is trouble, unless its reader left",
        arguments: [(.readerGone, 0), (.failed("full"), 2)] as [(Console.WriteResult, Int32)],
        [
            ["--help"], ["--version"], ["fake", "work", "--dry-run"], ["fake", "work", "--diff"],
            ["fake", "work", "--json", "--dry-run"], ["fake", "fresh", "--json"], ["fake", "list"],
        ]
    )
    func brokenOutput(row: (result: Console.WriteResult, status: Int32), line: [String]) {
        recorder.outputResult = row.result
        let sut = Runner([FakeCommand.self], console: recorder.console, engine: engine.engine())
        #expect(sut.run(line) == row.status)
        #expect(recorder.error.contains("full") == (row.status == 2))
    }

    @Test(
        "The lost report of changes that were made is a warning, of a reader that left it is none",
        arguments: [["fake", "work"], ["fake", "work", "--json"], ["fake", "nothing"]],
        [.readerGone, .failed("full")] as [Console.WriteResult]
    )
    func lostReport(line: [String], result: Console.WriteResult) {
        recorder.outputResult = result
        let sut = Runner([FakeCommand.self], console: recorder.console, engine: engine.engine())
        #expect(sut.run(line) == 0)
        #expect(recorder.error.contains("warning: standard output can't be written: full") == (result != .readerGone))
    }

    @Test("Nothing at all prints the help, and isn't success")
    func bare() {
        #expect(run() == 2)
        #expect(recorder.output.contains("fake"))
        #expect(recorder.error.isEmpty)
    }

    @Test("Where the working directory is gone, absolute paths work and others say why not")
    func absoluteFolder() {
        recorder.workingDirectory = nil
        #expect(run("fake", "work", "-C", "/apps/Other") == 0)
        #expect(recorder.output.contains("modify  /apps/Other/Package.swift\n"))
        #expect(run("fake", "work", "-C", "Other") == 2)
        #expect(recorder.error.contains("'Other' is a path from the working directory, which can't be found"))
    }

    @Test("Quiet hides no decision that is to be made")
    func quietWarning() {
        #expect(run("fake", "warning", "--quiet") == 0)
        #expect(recorder.error == "warning: there is no file or folder 'w'\n")
    }

    @Test("A mistyped word can't steer the terminal")
    func hostileWord() {
        #expect(run("fa\u{1B}[2Jke\u{202E}", "work") == 2)
        #expect(recorder.error.contains(#"'fa\u{1b}[2Jke\u{202e}'"#))
    }

    @Test("A usage error leaves everything alone")
    func usage() {
        #expect(run("fake", "work", "--dryrun") == 2)
        #expect(recorder.error == "error: unknown option '--dryrun' for 'fake'\nhelp: did you mean '--dry-run'?\n")
        #expect(recorder.output.isEmpty)
        #expect(engine.calls.isEmpty)
    }
}
