import Foundation
import Testing

/// A line of a generated source, broken on purpose, and the test that is about it.
struct Mutation: Sendable {
    let file: String
    let old: String
    let new: String
    /// The suite and the function of a test that must fail.
    let suite: String
    let test: String

    init(_ file: String, _ old: String, _ new: String, fails suite: String, _ test: String) {
        self.file = file
        self.old = old
        self.new = new
        self.suite = suite
        self.test = test
    }

    /// Breaks them all at once, builds once, and expects each test among those that fail.
    static func check(_ mutations: [Mutation], in workspace: GeneratedWorkspace, _ flags: [String]) async throws {
        for mutation in mutations { try workspace.replace(mutation.old, with: mutation.new, in: mutation.file) }
        let built = try await Toolchain.swift(["build", "--build-tests"] + flags, in: workspace.path)
        try #require(built.status == 0, Comment(rawValue: built.account))
        let result = try await Toolchain.swift(["test", "--skip-build"] + flags, in: workspace.path)
        #expect(result.status != 0)
        for mutation in mutations {
            #expect(
                result.output.contains("✘ Test \"\(mutation.test)\"") && result.output.contains("✘ Suite \"\(mutation.suite)\""),
                "\(mutation.file): nothing noticed \(mutation.new)"
            )
        }
    }
}
