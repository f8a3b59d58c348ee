{% if repository.isCached %}import {{ modules.core }}
{% endif %}import Testing

@testable import {{ feature.module }}

@Suite("{{ model.name }}Repository")
struct {{ model.name }}RepositoryTests {
    private let identifier: {{ model.identifier }} = {{ model.identifierSample }}
{% if repository.isCached %}
    @Test("localFirst, hit: the cache's value, and the remote source is not asked")
    func localFirstHit() async throws {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock()
        let localMock = {{ model.name }}LocalDataSourceMock(
            result: .success(.stub()),
            pageResult: .success([.stub()])
        )
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )

        // When
        let value = try await sut.get(
            identifier: identifier,
            cachePolicy: .localFirst
        )
        let values = try await sut.getPage(
            2,
            cachePolicy: .localFirst
        )

        // Then
        #expect(value == .stub())
        #expect(values == [.stub()])
        #expect(await localMock.loadedIdentifiers == [identifier])
        #expect(await localMock.loadedPages == [2])
        #expect(await remoteMock.fetchedIdentifiers == [])
        #expect(await remoteMock.fetchedPages == [])
    }

    @Test("localFirst, miss or stale: the remote value, saved")
    func localFirstMiss() async throws {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock()
        let localMock = {{ model.name }}LocalDataSourceMock()
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )

        // When
        let value = try await sut.get(
            identifier: identifier,
            cachePolicy: .localFirst
        )
        let values = try await sut.getPage(
            2,
            cachePolicy: .localFirst
        )

        // Then
        #expect(value == .stub())
        #expect(values == [.stub()])
        #expect(await remoteMock.fetchedIdentifiers == [identifier])
        #expect(await remoteMock.fetchedPages == [2])
        #expect(await localMock.savedValues == [.stub()])
        #expect(await localMock.savedPages == [2: [.stub()]])
    }

    @Test("localFirst, failure: the domain's error, and nothing saved")
    func localFirstFailure() async {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock(
            result: .failure(.status(500)),
            pageResult: .failure(.status(500))
        )
        let localMock = {{ model.name }}LocalDataSourceMock()
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )

        // When, Then
        await #expect(throws: {{ model.name }}Error.unavailable) {
            try await sut.get(
                identifier: identifier,
                cachePolicy: .localFirst
            )
        }
        await #expect(throws: {{ model.name }}Error.unavailable) {
            try await sut.getPage(
                2,
                cachePolicy: .localFirst
            )
        }
        #expect(await localMock.savedValues == [])
        #expect(await localMock.savedPages == [:])
    }

    @Test("localFirst, failing cache: the remote value")
    func localFirstFailingCache() async throws {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock()
        let localMock = {{ model.name }}LocalDataSourceMock(
            result: .failure(.unreadable),
            pageResult: .failure(.unreadable),
            saveResult: .failure(.unreadable)
        )
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )

        // When
        let value = try await sut.get(
            identifier: identifier,
            cachePolicy: .localFirst
        )
        let values = try await sut.getPage(
            2,
            cachePolicy: .localFirst
        )

        // Then
        #expect(value == .stub())
        #expect(values == [.stub()])
        #expect(await remoteMock.fetchedIdentifiers == [identifier])
        #expect(await remoteMock.fetchedPages == [2])
    }

    @Test("remoteFirst: the remote value, saved, and the cache is not asked")
    func remoteFirst() async throws {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock()
        let localMock = {{ model.name }}LocalDataSourceMock(
            result: .success(.stub()),
            pageResult: .success([.stub()])
        )
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )

        // When
        let value = try await sut.get(
            identifier: identifier,
            cachePolicy: .remoteFirst
        )
        let values = try await sut.getPage(
            2,
            cachePolicy: .remoteFirst
        )

        // Then
        #expect(value == .stub())
        #expect(values == [.stub()])
        #expect(await localMock.loadedIdentifiers == [])
        #expect(await localMock.loadedPages == [])
        #expect(await localMock.savedValues == [.stub()])
        #expect(await localMock.savedPages == [2: [.stub()]])
    }

    @Test("remoteFirst, failure: the cache's value")
    func remoteFirstHit() async throws {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock(
            result: .failure(.status(500)),
            pageResult: .failure(.status(500))
        )
        let localMock = {{ model.name }}LocalDataSourceMock(
            result: .success(.stub()),
            pageResult: .success([.stub()])
        )
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )

        // When
        let value = try await sut.get(
            identifier: identifier,
            cachePolicy: .remoteFirst
        )
        let values = try await sut.getPage(
            2,
            cachePolicy: .remoteFirst
        )

        // Then
        #expect(value == .stub())
        #expect(values == [.stub()])
        #expect(await remoteMock.fetchedIdentifiers == [identifier])
        #expect(await remoteMock.fetchedPages == [2])
        #expect(await localMock.savedValues == [])
        #expect(await localMock.savedPages == [:])
    }

    @Test("remoteFirst, failure and miss or stale: the domain's error")
    func remoteFirstMiss() async {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock(
            result: .failure(.status(500)),
            pageResult: .failure(.status(500))
        )
        let localMock = {{ model.name }}LocalDataSourceMock()
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )

        // When, Then
        await #expect(throws: {{ model.name }}Error.unavailable) {
            try await sut.get(
                identifier: identifier,
                cachePolicy: .remoteFirst
            )
        }
        await #expect(throws: {{ model.name }}Error.unavailable) {
            try await sut.getPage(
                2,
                cachePolicy: .remoteFirst
            )
        }
        #expect(await localMock.loadedIdentifiers == [identifier])
        #expect(await localMock.loadedPages == [2])
    }

    @Test("remoteFirst, failing cache: the remote value")
    func remoteFirstFailingCache() async throws {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock()
        let localMock = {{ model.name }}LocalDataSourceMock(
            result: .failure(.unreadable),
            pageResult: .failure(.unreadable),
            saveResult: .failure(.unreadable)
        )
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )

        // When
        let value = try await sut.get(
            identifier: identifier,
            cachePolicy: .remoteFirst
        )
        let values = try await sut.getPage(
            2,
            cachePolicy: .remoteFirst
        )

        // Then
        #expect(value == .stub())
        #expect(values == [.stub()])
        #expect(await remoteMock.fetchedIdentifiers == [identifier])
        #expect(await remoteMock.fetchedPages == [2])
    }

    @Test("noCache: the remote value, and the cache is neither read nor written")
    func noCache() async throws {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock()
        let localMock = {{ model.name }}LocalDataSourceMock(
            result: .success(.stub()),
            pageResult: .success([.stub()])
        )
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )

        // When
        let value = try await sut.get(
            identifier: identifier,
            cachePolicy: .noCache
        )
        let values = try await sut.getPage(
            2,
            cachePolicy: .noCache
        )

        // Then
        #expect(value == .stub())
        #expect(values == [.stub()])
        #expect(await remoteMock.fetchedIdentifiers == [identifier])
        #expect(await remoteMock.fetchedPages == [2])
        #expect(await localMock.loadedIdentifiers == [])
        #expect(await localMock.loadedPages == [])
        #expect(await localMock.savedValues == [])
        #expect(await localMock.savedPages == [:])
    }

    @Test("noCache, failure: the domain's error, whatever the cache has")
    func noCacheFailure() async {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock(
            result: .failure(.status(500)),
            pageResult: .failure(.status(500))
        )
        let localMock = {{ model.name }}LocalDataSourceMock(
            result: .success(.stub()),
            pageResult: .success([.stub()])
        )
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )

        // When, Then
        await #expect(throws: {{ model.name }}Error.unavailable) {
            try await sut.get(
                identifier: identifier,
                cachePolicy: .noCache
            )
        }
        await #expect(throws: {{ model.name }}Error.unavailable) {
            try await sut.getPage(
                2,
                cachePolicy: .noCache
            )
        }
        #expect(await localMock.loadedIdentifiers == [])
        #expect(await localMock.loadedPages == [])
    }
{% if repository.defaultPolicy %}
    @Test("Without a policy it is {{ repository.defaultPolicy }}")
    func defaultPolicy() async throws {
        // Given
        let sut = {{ model.name }}RepositoryMock()

        // When
        let value = try await sut.get(identifier: identifier)
        let values = try await sut.getPage(2)

        // Then
        #expect(value == .stub())
        #expect(values == [.stub()])
        #expect(await sut.gotIdentifiers == [identifier])
        #expect(await sut.gotPages == [2])
        #expect(await sut.cachePolicies == [.{{ repository.defaultPolicy }}, .{{ repository.defaultPolicy }}])
    }
{% endif %}{% elif repository.isRemote %}
    @Test("Hit: the remote source's value")
    func hit() async throws {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock()
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock
        )

        // When
        let value = try await sut.get(identifier: identifier)
        let values = try await sut.getPage(2)

        // Then
        #expect(value == .stub())
        #expect(values == [.stub()])
        #expect(await remoteMock.fetchedIdentifiers == [identifier])
        #expect(await remoteMock.fetchedPages == [2])
    }

    @Test("Failure: the domain's error")
    func failure() async {
        // Given
        let remoteMock = {{ model.name }}RemoteDataSourceMock(
            result: .failure(.status(500)),
            pageResult: .failure(.status(500))
        )
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock
        )

        // When, Then
        await #expect(throws: {{ model.name }}Error.unavailable) {
            try await sut.get(identifier: identifier)
        }
        await #expect(throws: {{ model.name }}Error.unavailable) {
            try await sut.getPage(1)
        }
    }
{% else %}
    @Test("Hit: the values that were saved, on the first page")
    func hit() async throws {
        // Given
        let localMock = {{ model.name }}LocalDataSourceMock(
            result: .success(.stub()),
            pageResult: .success([.stub()])
        )
        let sut = {{ model.name }}Repository(
            localDataSource: localMock
        )

        // When
        let value = try await sut.get(identifier: identifier)
        let first = try await sut.getPage(1)
        let second = try await sut.getPage(2)

        // Then
        #expect(value == .stub())
        #expect(first == [.stub()])
        #expect(second == [])
        #expect(await localMock.loadedIdentifiers == [identifier])
        #expect(await localMock.loadAllCallCount == 1)
    }

    @Test("Miss or stale: not found, and an empty page")
    func miss() async throws {
        // Given
        let localMock = {{ model.name }}LocalDataSourceMock()
        let sut = {{ model.name }}Repository(
            localDataSource: localMock
        )

        // When
        let values = try await sut.getPage(1)

        // Then
        #expect(values == [])
        await #expect(throws: {{ model.name }}Error.notFound) {
            try await sut.get(identifier: identifier)
        }
    }

    @Test("Saved values and removal are handed on")
    func save() async throws {
        // Given
        let localMock = {{ model.name }}LocalDataSourceMock()
        let sut = {{ model.name }}Repository(
            localDataSource: localMock
        )

        // When
        try await sut.save(.stub())
        try await sut.removeAll()

        // Then
        #expect(await localMock.savedValues == [.stub()])
        #expect(await localMock.removeAllCallCount == 1)
    }

    @Test("Failure: the domain's error, whatever is asked")
    func failure() async {
        // Given
        let localMock = {{ model.name }}LocalDataSourceMock(
            result: .failure(.unreadable),
            pageResult: .failure(.unreadable),
            saveResult: .failure(.unreadable)
        )
        let sut = {{ model.name }}Repository(
            localDataSource: localMock
        )

        // When, Then
        await #expect(throws: {{ model.name }}Error.unexpected) {
            try await sut.get(identifier: identifier)
        }
        await #expect(throws: {{ model.name }}Error.unexpected) {
            try await sut.getPage(1)
        }
        await #expect(throws: {{ model.name }}Error.unexpected) {
            try await sut.save(.stub())
        }
        await #expect(throws: {{ model.name }}Error.unexpected) {
            try await sut.removeAll()
        }
    }
{% endif %}{% if repository.isRemote %}
    @Test("A search asks the remote source alone{% if repository.isCached %}, and saves nothing{% endif %}")
    func search() async throws {
        // Given
{% if repository.isCached %}        let remoteMock = {{ model.name }}RemoteDataSourceMock()
        let localMock = {{ model.name }}LocalDataSourceMock()
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )
{% else %}        let remoteMock = {{ model.name }}RemoteDataSourceMock()
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock
        )
{% endif %}
        // When
        let values = try await sut.search("query")

        // Then
        #expect(values == [.stub()])
        #expect(await remoteMock.searchedQueries == ["query"])
{% if repository.isCached %}        #expect(await localMock.loadedIdentifiers == [])
        #expect(await localMock.loadedPages == [])
        #expect(await localMock.savedValues == [])
        #expect(await localMock.savedPages == [:])
{% endif %}    }

    @Test("An error of a search is the domain's")
    func searchFailure() async {
        // Given
{% if repository.isCached %}        let remoteMock = {{ model.name }}RemoteDataSourceMock(
            result: .failure(.status(500)),
            pageResult: .failure(.status(500))
        )
        let localMock = {{ model.name }}LocalDataSourceMock()
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock,
            localDataSource: localMock
        )
{% else %}        let remoteMock = {{ model.name }}RemoteDataSourceMock(
            result: .failure(.status(500)),
            pageResult: .failure(.status(500))
        )
        let sut = {{ model.name }}Repository(
            remoteDataSource: remoteMock
        )
{% endif %}
        // When, Then
        await #expect(throws: {{ model.name }}Error.unavailable) {
            try await sut.search("query")
        }
    }
{% endif %}}
