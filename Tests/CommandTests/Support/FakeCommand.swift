import ScaffoldKit

@testable import scaffold

/// A command whose outcome is named by its argument.
struct FakeCommand: Command {
    static let spec = CommandSpec(
        "fake",
        summary: "Do as the argument says",
        arguments: [ArgumentSpec("outcome", help: "Which.", question: "Which outcome")],
        options: [OptionSpec("name", value: .repeated(placeholder: "NAME"), help: "A name."), feature],
        shared: SharedOptions.writing
    )

    static let changes = Changeset([
        FileChange(path: path("Package.swift"), before: [1], after: [2]),
        FileChange(path: path("Features/New.swift"), before: nil, after: [3]),
        FileChange(path: path("Old.swift"), before: [4], after: nil),
    ])

    private static let feature = OptionSpec("feature", value: .one(placeholder: "NAME"), help: "Which.")

    private let outcome: String
    private let feature: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        outcome = try arguments.required(0, of: Self.spec)
        feature = arguments.value(Self.feature)
    }

    var access: Access {
        switch outcome {
        case "stale", "fresh": .check
        case "read": .read
        default: .write
        }
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        if let feature { return Outcome(report: [feature]) }
        let error = Diagnostic(.error, .run(.pathMissing("x")), at: SourceLocation(path: Self.path("A.swift")))
        let note = Diagnostic(.note, .run(.pathMissing("n")))
        let work = Outcome(
            changes: Self.changes,
            diagnostics: [note],
            report: ["asked for"],
            summary: ["made it"],
            nextSteps: ["swift test"],
            result: ["features": [String]()]
        )
        switch outcome {
        case "work": return work
        case "nothing", "read": return Outcome()
        case "list": return Outcome(report: ["a", "b"])
        case "warning": return Outcome(diagnostics: [Diagnostic(.warning, .run(.pathMissing("w")))])
        case "feature": throw Failure(.generate(.featureMissing(known: ["Home", "Shop"])))
        case "stale": return Outcome(mode: .check, state: .stale, changes: Self.changes, summary: ["run it"])
        case "fresh": return Outcome(mode: .check)
        case "undecided": return Outcome(state: .undecided, changes: Self.changes, summary: ["made it"])
        case "error": return Outcome(changes: Self.changes, diagnostics: [error])
        default: throw Failure([error])
        }
    }

    private static func path(_ text: String) -> RelativePath { RelativePath(text) ?? .root }
}
