import Foundation
import Testing

/// A line of a generated source, broken on purpose, and the test that is about it.
struct Mutation: Sendable {
    private let file: String
    private let old: String
    private let new: String
    /// What the test that must fail says it is about.
    private let test: String
    /// The file that it stands in, without its extension.
    private let suite: String

    init(_ file: String, _ old: String, _ new: String, fails test: String, in suite: String) {
        self.file = file
        self.old = old
        self.new = new
        self.test = test
        self.suite = suite
    }

    /// Breaks them all at once, builds once, and expects each test among those that fail.
    static func check(_ mutations: [Mutation], in workspace: GeneratedWorkspace, _ flags: [String]) async throws {
        for mutation in mutations { try workspace.replace(mutation.old, with: mutation.new, in: mutation.file) }
        let built = try await Toolchain.swift(["build", "--build-tests"] + flags, in: workspace.path)
        try #require(built.status == 0, Comment(rawValue: built.account))
        let result = try await Toolchain.swift(["test", "--skip-build"] + flags, in: workspace.path)
        let failures = result.lines.filter { $0.contains(" recorded an issue ") }
        for mutation in mutations {
            let isNoticed = failures.contains {
                $0.contains("Test \"\(mutation.test)\"") && $0.contains("at \(mutation.suite).swift:")
            }
            #expect(isNoticed, "\(mutation.file): nothing noticed '\(mutation.new)' for '\(mutation.old)'")
        }
    }
}
