import NavCore
import Testing

@Suite("CachePolicy")
struct CachePolicyTests {
    private let source = Source()

    private func fetch(_ sut: CachePolicy) async throws -> String {
        try await sut.fetch(
            fromRemote: { try source.fromRemote() },
            fromCache: { try source.fromCache() },
            saveToCache: { try source.saveToCache($0) }
        ).name
    }

    // MARK: localFirst

    @Test("localFirst, hit: the cache's value, and the remote source is not asked")
    func localFirstHit() async throws {
        // Given
        source.cache = .success(.init("cached"))

        // Then
        #expect(try await fetch(.localFirst) == "cached")
        #expect(source.calls == [.cache])
    }

    @Test("localFirst, miss or stale: the remote value, saved")
    func localFirstMiss() async throws {
        #expect(try await fetch(.localFirst) == "remote")
        #expect(source.calls == [.cache, .remote, .save("remote")])
    }

    @Test("localFirst, broken cache: the remote value, saved")
    func localFirstBrokenCache() async throws {
        // Given
        source.cache = .failure(Source.Failure.cache)

        // Then
        #expect(try await fetch(.localFirst) == "remote")
        #expect(source.calls == [.cache, .remote, .save("remote")])
    }

    @Test("localFirst, miss and remote failure: the remote error, nothing saved")
    func localFirstRemoteFailure() async {
        // Given
        source.remote = .failure(Source.Failure.remote)

        // Then
        await #expect(throws: Source.Failure.remote) { try await fetch(.localFirst) }
        #expect(source.calls == [.cache, .remote])
    }

    // MARK: remoteFirst

    @Test("remoteFirst: the remote value, saved, and the cache is not read")
    func remoteFirstSuccess() async throws {
        // Given
        source.cache = .success(.init("cached"))

        // Then
        #expect(try await fetch(.remoteFirst) == "remote")
        #expect(source.calls == [.remote, .save("remote")])
    }

    @Test("remoteFirst, remote failure: the cache's value, not saved again")
    func remoteFirstFallsBack() async throws {
        // Given
        source.remote = .failure(Source.Failure.remote)
        source.cache = .success(.init("cached"))

        // Then
        #expect(try await fetch(.remoteFirst) == "cached")
        #expect(source.calls == [.remote, .cache])
    }

    @Test("remoteFirst, remote failure and empty or broken cache: the remote error", arguments: [true, false])
    func remoteFirstNothing(cacheThrows: Bool) async {
        // Given
        source.remote = .failure(Source.Failure.remote)
        source.cache = cacheThrows ? .failure(Source.Failure.cache) : .success(nil)

        // Then
        await #expect(throws: Source.Failure.remote) { try await fetch(.remoteFirst) }
        #expect(source.calls == [.remote, .cache])
    }

    @Test("remoteFirst, cancelled: the cancellation, and the cache is not read")
    func remoteFirstCancelled() async {
        // Given
        source.remote = .failure(CancellationError())
        source.cache = .success(.init("cached"))

        // Then
        await #expect(throws: CancellationError.self) { try await fetch(.remoteFirst) }
        #expect(source.calls == [.remote])
    }

    @Test("remoteFirst in a cancelled task: the remote error, whatever it is, and the cache is not read")
    func remoteFirstInCancelledTask() async {
        // Given
        let task = Task { () -> [Source.Call] in
            let source = Source()
            source.remote = .failure(Source.Failure.remote)
            source.cache = .success(.init("cached"))
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: Source.Failure.remote) {
                _ = try await CachePolicy.remoteFirst.fetch(
                    fromRemote: { try source.fromRemote() },
                    fromCache: { try source.fromCache() },
                    saveToCache: { try source.saveToCache($0) }
                )
            }
            return source.calls
        }

        // Then
        #expect(await task.value == [.remote])
    }

    // MARK: noCache

    @Test("noCache: the remote value, and the cache is neither read nor written")
    func noCacheSuccess() async throws {
        // Given
        source.cache = .success(.init("cached"))

        // Then
        #expect(try await fetch(.noCache) == "remote")
        #expect(source.calls == [.remote])
    }

    @Test("noCache, remote failure: the remote error, and the cache is not read")
    func noCacheFailure() async {
        // Given
        source.remote = .failure(Source.Failure.remote)
        source.cache = .success(.init("cached"))

        // Then
        await #expect(throws: Source.Failure.remote) { try await fetch(.noCache) }
        #expect(source.calls == [.remote])
    }

    // MARK: Saving

    @Test("A value that can't be saved is not lost", arguments: [CachePolicy.localFirst, .remoteFirst])
    func savingFails(sut: CachePolicy) async throws {
        // Given
        source.save = .failure(Source.Failure.save)

        // Then
        #expect(try await fetch(sut) == "remote")
        #expect(source.calls.last == .save("remote"))
    }
}
