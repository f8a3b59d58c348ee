import Foundation
import Testing

@testable import {{ feature.module }}

@Suite("{{ model.name }}UserDefaultsDataSource")
final class {{ model.name }}UserDefaultsDataSourceTests {
    private let clockMock = ClockMock()
    private let suiteName = "{{ model.kebab }}-\(UUID())"
    private let value = {{ model.name }}DTO.stub()
    private let sut: {{ model.name }}UserDefaultsDataSource

    init() {
        sut = {{ model.name }}UserDefaultsDataSource(
            suiteName: suiteName,
            maximumAge: 60,
            now: clockMock.now
        )
    }

    deinit {
        UserDefaults(suiteName: suiteName)?.removePersistentDomain(forName: suiteName)
    }

    @Test("Hit: what was saved, as long as it is not too old, also by another of the same suite")
    func hit() async throws {
        // Given
        let other = {{ model.name }}UserDefaultsDataSource(
            suiteName: suiteName,
            maximumAge: 60,
            now: clockMock.now
        )
        try await other.savePage([value], page: 1)
        clockMock.advance(by: 60)

        // When, Then
        #expect(try await sut.load(identifier: value.id) == value)
        #expect(try await sut.loadPage(1) == [value])
        #expect(try await sut.loadAll() == [value])
    }

    @Test("Miss: what was not saved is nil")
    func miss() async throws {
        // When, Then
        #expect(try await sut.load(identifier: value.id) == nil)
        #expect(try await sut.loadPage(1) == nil)
        #expect(try await sut.loadAll() == [])
    }

    @Test("Stale: what is too old counts as missing")
    func stale() async throws {
        // Given
        try await sut.savePage([value], page: 1)
        clockMock.advance(by: 61)

        // When, Then
        #expect(try await sut.load(identifier: value.id) == nil)
        #expect(try await sut.loadPage(1) == nil)
        #expect(try await sut.loadAll() == [])
    }
{%- if datasource.variation %}

    @Test("Replaced: a value takes the place of the one with its identifier")
    func replaced() async throws {
        // Given
        let other = {{ model.name }}DTO.stub({{ datasource.variation }})
        try await sut.savePage([value], page: 1)

        // When
        try await sut.save(other)

        // Then
        #expect(try await sut.load(identifier: value.id) == other)
        #expect(try await sut.loadPage(1) == [other])
        #expect(try await sut.loadAll() == [other])
    }
{%- endif %}

    @Test("Removal leaves nothing of its own, and all else")
    func removeAll() async throws {
        // Given
        let defaults = try #require(UserDefaults(suiteName: suiteName))
        defaults.set("kept", forKey: "other")
        try await sut.savePage([value], page: 1)

        // When
        await sut.removeAll()

        // Then
        #expect(try await sut.load(identifier: value.id) == nil)
        #expect(try await sut.loadPage(1) == nil)
        #expect(try await sut.loadAll() == [])
        #expect(defaults.string(forKey: "other") == "kept")
    }

    @Test("What can't be decoded is an error, until it is removed")
    func unreadable() async throws {
        // Given
        let defaults = try #require(UserDefaults(suiteName: suiteName))
        try await sut.save(value)
        let keys = defaults.dictionaryRepresentation().keys.filter {
            $0.hasPrefix("{{ model.kebab }}.")
        }
        for key in keys {
            defaults.set(Data("broken".utf8), forKey: key)
        }

        // When, Then
        await #expect(throws: {{ model.name }}DataSourceError.unreadable) {
            try await sut.load(identifier: value.id)
        }

        // When
        await sut.removeAll()

        // Then
        #expect(try await sut.load(identifier: value.id) == nil)
    }
}
