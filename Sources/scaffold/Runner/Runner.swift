import ScaffoldKit
import ScaffoldTemplates

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
        if arguments.isEmpty {
            // Nothing was asked for, so nothing was done.
            return print(HelpRenderer.help(of: program), status: .failed)
        }
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
                return try run(type, spec, Prompt(console: console).completed(parsed, for: spec))
            }
        } catch {
            printError("error: \(VisibleText.line(error.message))\nhelp: \(VisibleText.line(error.help))\n")
            return RunStatus.failed.exitStatus
        }
    }

    /// Plans, and once more with what a terminal can be asked for.
    private func run(
        _ type: any Command.Type,
        _ spec: CommandSpec,
        _ given: ParsedArguments
    ) throws(UsageError) -> Int32 {
        var arguments = given
        let options = try RunOptions(given)
        while true {
            let command = try type.init(arguments)
            let directory = console.workingDirectory()
            let start = if let directory { directory } else { try Self.start(of: command, options) }
            let run = planned(command, named: spec.name, options, from: start, isGone: directory == nil)
            if let failure = run.failure,
                let completed = try Prompt(console: console).completed(arguments, for: spec, after: failure)
            {
                arguments = completed
                continue
            }
            return show(run.report, options, from: run.viewpoint, tree: run.tree)
        }
    }

    /// What paths are seen from where the working directory is gone: none of them may need it.
    private static func start(of command: any Command, _ options: RunOptions) throws(UsageError) -> String {
        if let workspace = options.workspace {
            guard workspace.hasPrefix("/") else { throw .folderUnknown(path: workspace) }
            return workspace
        }
        guard case .folder(let path) = command.place else { throw .folderUnknown(path: nil) }
        guard path.hasPrefix("/") else { throw .folderUnknown(path: path) }
        return path
    }

    private struct Run {
        var report: Report
        var viewpoint: Viewpoint
        var tree: (any FileTree)?
        var failure: Failure?
    }

    private func planned(
        _ command: any Command,
        named name: String,
        _ options: RunOptions,
        from directory: String,
        isGone: Bool
    ) -> Run {
        var report = Report(command: name)
        var failure: Failure?
        var root = directory
        var tree: (any FileTree)?
        do throws(Failure) {
            root = try engine.locate(command.place, options.workspace, directory)
            let writing = try prepare(command, in: root, options, &report)
            let workspace = try engine.open(command.place, root, directory)
            tree = workspace.tree
            if command.place == .workspace, !workspace.configuration.check.off.isEmpty {
                let place = SourceLocation(path: Configuration.fileName)
                report.diagnostics.append(Diagnostic(.note, .run(.withoutEffect(key: "check.off")), at: place))
            }
            let outcome = try command.plan(in: context(for: workspace, options, from: directory))
            // What is put back is what a person had.
            if outcome.writer == .change {
                try ReadBack.check(outcome.changes, includesNew: Self.hasOwnTemplates(workspace.tree))
            }
            try carryOut(outcome, options, writing, &report)
        } catch {
            report.fail(error)
            failure = error
        }
        let viewpoint = Viewpoint(isGone ? nil : directory, root: root)
        let prefix = viewpoint.prefix
        // From a folder of the workspace the next steps work as they are.
        if command.place == .workspace, !prefix.isEmpty, prefix.contains(where: { $0 != "." && $0 != "/" }) {
            report.nextPlace = Self.trimmed(prefix)
        }
        return Run(report: report, viewpoint: viewpoint, tree: tree, failure: failure)
    }

    /// nil where nothing is to be written. What is planned from here on is what is written: others wait.
    private func prepare(
        _ command: any Command,
        in root: String,
        _ options: RunOptions,
        _ report: inout Report
    ) throws(Failure) -> Writing? {
        let waiting = {
            if console.errorIsTerminal { printError("waiting for another run that writes in this workspace\n") }
        }
        if command.access == .check {
            let found = try engine.look(root, waiting)
            if !found.isEmpty { throw Failure(found) }
            return nil
        }
        if command.access == .read || options.isPreview {
            report.diagnostics += look(root).map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.severity = .warning
                return diagnostic
            }
            return nil
        }
        let writing = try engine.begin(root, waiting)
        if command.access == .write { report.diagnostics += try writing.recover() }
        return writing
    }

    /// An error in looking is no more than what it is told as.
    private func look(_ root: String) -> [Diagnostic] {
        do {
            return try engine.look(root, nil)
        } catch {
            return error.diagnostics
        }
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

    private static func hasOwnTemplates(_ tree: any FileTree) throws(Failure) -> Bool {
        try tree.kind(of: TemplateStore.folder) != nil
    }

    private static func trimmed(_ prefix: String) -> String {
        prefix.hasSuffix("/") && prefix != "/" ? String(prefix.dropLast()) : prefix
    }

    private func carryOut(
        _ outcome: Outcome,
        _ options: RunOptions,
        _ writing: Writing?,
        _ report: inout Report
    ) throws(Failure) {
        report.diagnostics += outcome.diagnostics
        report.report = outcome.report
        report.result = outcome.result
        report.changes = outcome.changes
        report.isForReading = outcome.mode == .check || options.isPreview || !outcome.report.isEmpty
        if options.diff { report.diff = engine.diff(report.changes) }
        if outcome.state == .undecided || outcome.diagnostics.contains(where: { $0.severity == .error }) {
            report.status = .undecided
            return
        }
        report.status = outcome.state == .stale ? .stale : .done
        report.summary = outcome.summary
        report.nextSteps = outcome.nextSteps
        guard let writing, outcome.mode == .change, !report.changes.isEmpty || outcome.writer == .discard else {
            return
        }
        try writing.apply(report.changes, outcome.writer)
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
                return print(try JSONReport(report: report).text(), of: report)
            } catch {
                printError("error: the result can't be put into JSON: \(error)\n")
                return RunStatus.failed.exitStatus
            }
        }
        let colour = console.usesColour(noColour: options.noColour)
        let shown = options.quiet ? report.diagnostics.filter(\.asks) : report.diagnostics
        printError(engine.words(shown, viewpoint, colour, tree))
        return print(TextReport.output(of: report, options: options, from: viewpoint), of: report)
    }

    /// The status. Where standard output can't be written, it is trouble if the output is what was asked for; what has
    /// been written to the disk is done all the same.
    private func print(_ text: String, of report: Report) -> Int32 {
        if report.status != .done || report.isForReading && !report.isWritten {
            return print(text, status: report.status)
        }
        guard case .failed(let reason) = write(text) else { return RunStatus.done.exitStatus }
        let what = report.isWritten ? "the changes were made" : "there was nothing to change"
        printError("warning: standard output can't be written: \(reason); \(what), and their report is lost\n")
        return RunStatus.done.exitStatus
    }

    private func print(_ text: String, status: RunStatus) -> Int32 {
        guard case .failed(let reason) = write(text) else { return status.exitStatus }
        printError("error: standard output can't be written: \(reason)\n")
        return RunStatus.failed.exitStatus
    }

    private func write(_ text: String) -> Console.WriteResult {
        text.isEmpty ? .written : console.write(.output, Array(text.utf8))
    }

    private func printError(_ text: String) {
        if !text.isEmpty { _ = console.write(.error, Array(text.utf8)) }
    }
}
