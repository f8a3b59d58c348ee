import NavCore
import Testing

/// Fetching runs where its caller is: what follows compiles only so, and fails at run time otherwise.
@Suite("CachePolicy isolation")
struct CachePolicyIsolationTests {
    private actor Repository {
        private let source = Source()

        func load() async throws -> (name: String, calls: Int) {
            let value = try await CachePolicy.localFirst.fetch(
                fromRemote: {
                    self.assertIsolated()
                    return try self.source.fromRemote()
                },
                fromCache: { try self.source.fromCache() },
                saveToCache: { try self.source.saveToCache($0) }
            )
            return (value.name, source.calls.count)
        }
    }

    @Test("An actor fetches a value that is not Sendable through its own state")
    func fromActor() async throws {
        // When
        let loaded = try await Repository().load()

        // Then
        #expect(loaded.name == "remote")
        #expect(loaded.calls == 3)
    }

    @MainActor
    @Test("The main actor does so too")
    func fromMainActor() async throws {
        // Given
        let source = Source()

        // When
        let value = try await CachePolicy.remoteFirst.fetch(
            fromRemote: {
                MainActor.assertIsolated()
                return try source.fromRemote()
            },
            fromCache: { try source.fromCache() },
            saveToCache: { try source.saveToCache($0) }
        )

        // Then
        #expect(value.name == "remote")
    }
}
