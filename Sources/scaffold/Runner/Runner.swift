import ScaffoldKit

/// Parse, load, plan, show or apply, exit: the whole program. It alone decides what is written where.
struct Runner {
    private let commands: [any Command.Type]
    private let program: ProgramSpec
    private let console: Console
    private let engine: Engine

    init(_ commands: [any Command.Type] = AllCommands.types, console: Console, engine: Engine) {
        self.commands = commands
        program = AllCommands.program(of: commands)
        self.console = console
        self.engine = engine
    }

    /// The exit status. `arguments` without the program's own name.
    func run(_ arguments: [String]) -> Int32 {
        do throws(UsageError) {
            switch try CommandLineParser(program).parse(arguments) {
            case .version:
                return print("\(program.name) \(Version.current)\n", status: .done)
            case .help(let command?):
                return print(HelpRenderer.help(of: command), status: .done)
            case .help(nil):
                return print(HelpRenderer.help(of: program), status: .done)
            case .run(let spec, let parsed):
                guard let type = commands.first(where: { $0.spec.name == spec.name }) else {
                    throw .unknownCommand(spec.name, nearest: nil)
                }
                let options = try RunOptions(parsed)
                let command = try type.init(Prompt(console: console).completed(parsed, for: spec))
                guard let directory = console.workingDirectory() else { throw .folderUnknown }
                return run(command, named: spec.name, options, from: directory)
            }
        } catch {
            printError("error: \(error.message)\nhelp: \(error.help)\n")
            return RunStatus.failed.exitStatus
        }
    }

    private func run(
        _ command: any Command,
        named name: String,
        _ options: RunOptions,
        from directory: String
    ) -> Int32 {
        var report = Report(command: name)
        var root = directory
        var tree: (any FileTree)?
        do throws(Failure) {
            var workspace = try engine.open(command.place, options.workspace, directory)
            root = workspace.root
            if !options.isPreview {
                report.diagnostics += try engine.recover(root)
                // A recovered file may be the configuration itself.
                if !report.diagnostics.isEmpty {
                    workspace = try engine.open(command.place, options.workspace, directory)
                }
            }
            tree = workspace.tree
            let outcome = try command.plan(in: context(for: workspace, options, from: directory))
            try carryOut(outcome, in: root, options, &report)
        } catch {
            report.fail(error)
        }
        let viewpoint = Viewpoint(directory, root: root)
        let prefix = viewpoint.prefix
        // From a folder of the workspace the next steps work as they are.
        if command.place == .workspace, !prefix.isEmpty, prefix.contains(where: { $0 != "." && $0 != "/" }) {
            report.nextPlace = Self.trimmed(prefix)
        }
        return show(report, options, from: viewpoint, tree: tree)
    }

    private func context(
        for workspace: Workspace,
        _ options: RunOptions,
        from directory: String
    ) -> PlanningContext {
        let base = Engine.absolute(options.workspace ?? "", from: directory)
        let engine = engine
        return PlanningContext(
            workspace: workspace,
            place: Self.trimmed(Viewpoint(directory, root: workspace.root).prefix),
            existing: options.existing,
            folder: { path throws(Failure) in try engine.folder(Engine.absolute(path, from: base)) },
            kind: { path throws(Failure) in try engine.kind(Engine.absolute(path, from: base)) }
        )
    }

    private static func trimmed(_ prefix: String) -> String {
        prefix.hasSuffix("/") && prefix != "/" ? String(prefix.dropLast()) : prefix
    }

    private func carryOut(
        _ outcome: Outcome,
        in root: String,
        _ options: RunOptions,
        _ report: inout Report
    ) throws(Failure) {
        report.diagnostics += outcome.diagnostics
        report.report = outcome.report
        report.result = outcome.result
        report.changes = outcome.changes
        if options.diff { report.diff = engine.diff(report.changes) }
        if outcome.state == .undecided || outcome.diagnostics.contains(where: { $0.severity == .error }) {
            report.status = .undecided
            return
        }
        report.status = outcome.state == .stale ? .stale : .done
        report.summary = outcome.summary
        report.nextSteps = outcome.nextSteps
        if outcome.mode == .check || options.isPreview || report.changes.isEmpty { return }
        report.diagnostics += try engine.apply(report.changes, root)
        report.isWritten = true
    }

    // MARK: Showing

    private func show(
        _ report: Report,
        _ options: RunOptions,
        from viewpoint: Viewpoint,
        tree: (any FileTree)?
    ) -> Int32 {
        if options.json {
            do {
                return print(try JSONReport(report: report).text(), status: report.status)
            } catch {
                printError("error: the result can't be put into JSON: \(error)\n")
                return RunStatus.failed.exitStatus
            }
        }
        let colour = console.usesColour(noColour: options.noColour)
        let shown = options.quiet ? report.diagnostics.filter { $0.severity == .error } : report.diagnostics
        printError(engine.words(shown, viewpoint, colour, tree))
        return print(TextReport.output(of: report, options: options, from: viewpoint), status: report.status)
    }

    /// The status; trouble where standard output can't be written.
    private func print(_ text: String, status: RunStatus) -> Int32 {
        if text.isEmpty { return status.exitStatus }
        switch console.write(.output, Array(text.utf8)) {
        case .written, .readerGone:
            return status.exitStatus
        case .failed(let reason):
            printError("error: standard output can't be written: \(reason)\n")
            return RunStatus.failed.exitStatus
        }
    }

    private func printError(_ text: String) {
        if !text.isEmpty { _ = console.write(.error, Array(text.utf8)) }
    }
}
