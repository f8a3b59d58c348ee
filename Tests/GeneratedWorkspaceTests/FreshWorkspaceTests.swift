import Foundation
import Testing

extension GeneratedWorkspaces {
    @Suite("A fresh workspace", .serialized)
    struct FreshWorkspaceTests {
        @Test("init Demo: builds, passes its tests, is lint-clean and stays as it is")
        func fresh() async throws {
            let workspace = try await GeneratedWorkspace("Demo")
            let written = try workspace.bytes()

            try await workspace.lint()
            try await workspace.scaffold(["sync-redirects", "--check"])
            try await XcodeFiles(workspace: workspace).check()
            try await Workflow(workspace: workspace).check()

            try await workspace.build()
            try await workspace.test(suites: [
                "HomeViewModel", "HomeDeepLinkHandler", "AppNavigationRedirect", "HTTPClientMock",
            ])

            // The same command again finds nothing to do; neither do its tests write anything.
            try await workspace.scaffold(["init", "Demo", "--path", ".", "--skip-existing"])
            try await workspace.scaffold(["new-feature", "Home"])
            try await workspace.scaffold(["sync-redirects"])
            #expect(try workspace.bytes() == written)
        }
    }
}
