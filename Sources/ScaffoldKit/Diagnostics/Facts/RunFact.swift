/// What keeps a command from running.
package enum RunFact: FactArea {
    /// The command has no engine behind it yet.
    case notWired(command: String)

    package var code: String { "run.not-wired" }

    package var message: String {
        switch self {
        case .notWired(let command): "'\(command)' is not wired yet"
        }
    }

    package var help: String? { nil }
}
