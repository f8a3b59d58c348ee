import ScaffoldKit
import Testing

@testable import scaffold

/// A workspace in memory that the commands of a recipe are run in: `scaffold init Demo --features Home,Characters`.
struct RecipeWorkspace {
    private var tree = MemoryTree()

    init() throws {
        try apply(plan(["init", "Demo", "--features", "Home,Characters", "--path", "."]))
    }

    /// A file beside the workspace's own, for a command to read.
    mutating func give(_ text: String, at path: String) throws {
        let place = try #require(RelativePath(path))
        tree.contents[place] = Array(text.utf8)
    }

    /// Runs one command, without its leading `scaffold`, and returns what it changed, or would with `--dry-run`.
    mutating func run(_ words: [String]) throws -> Changeset {
        let changes = try plan(words)
        if !words.contains("--dry-run") { apply(changes) }
        return changes
    }

    func text(_ path: String) -> String? {
        RelativePath(path).flatMap { tree.contents[$0] }.map { String(decoding: $0, as: UTF8.self) }
    }

    private mutating func apply(_ changes: Changeset) {
        for change in changes.changes { tree.contents[change.path] = change.after }
    }

    private func plan(_ words: [String]) throws -> Changeset {
        guard case .run(let spec, let arguments) = try CommandLineParser(AllCommands.program).parse(words) else {
            throw RecipeError("'\(words.joined(separator: " "))' runs nothing")
        }
        let type = try #require(AllCommands.types.first { $0.spec.name == spec.name })
        let command = try type.init(arguments)
        let tree = tree
        let workspace = Workspace(root: "/Demo", configuration: Configuration(app: "Demo", scheme: "demo"), tree: tree)
        let outcome = try command.plan(
            in: PlanningContext(
                workspace: workspace,
                place: "",
                existing: try RunOptions(arguments).existing,
                folder: { _ in tree },
                kind: { path throws(Failure) in
                    guard let path = RelativePath(path) else { return .folder }
                    return try tree.kind(of: path)
                }
            )
        )
        let errors = outcome.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw RecipeError("\(words): \(errors.map(\.fact.message))") }
        return outcome.changes
    }
}

struct RecipeError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
