import Testing

@testable import {{ feature.module }}

@Suite("{{ model.name }}MemoryDataSource")
struct {{ model.name }}MemoryDataSourceTests {
    private let clockMock = ClockMock()
    private let value = {{ model.name }}DTO.stub()
    private let sut: {{ model.name }}MemoryDataSource

    init() {
        sut = {{ model.name }}MemoryDataSource(
            maximumAge: 60,
            now: clockMock.now
        )
    }

    @Test("Hit: what was saved, as long as it is not too old")
    func hit() async {
        // Given
        await sut.savePage([value], page: 1)
        clockMock.advance(by: 60)

        // When, Then
        #expect(await sut.load(identifier: value.id) == value)
        #expect(await sut.loadPage(1) == [value])
        #expect(await sut.loadAll() == [value])
    }

    @Test("Miss: what was not saved is nil")
    func miss() async {
        // Given
        await sut.save(value)

        // When, Then
        #expect(await sut.loadPage(1) == nil)
        #expect(await {{ model.name }}MemoryDataSource().load(identifier: value.id) == nil)
    }

    @Test("Stale: what is too old counts as missing")
    func stale() async {
        // Given
        await sut.savePage([value], page: 1)
        clockMock.advance(by: 61)

        // When, Then
        #expect(await sut.load(identifier: value.id) == nil)
        #expect(await sut.loadPage(1) == nil)
        #expect(await sut.loadAll() == [])
    }

    @Test("A page of values that were saved anew is as old as the page")
    func stalePage() async {
        // Given
        await sut.savePage([value], page: 1)
        clockMock.advance(by: 61)
        await sut.save(value)

        // When, Then
        #expect(await sut.load(identifier: value.id) == value)
        #expect(await sut.loadPage(1) == nil)
    }
{%- if datasource.variation %}

    @Test("Replaced: a value takes the place of the one with its identifier")
    func replaced() async {
        // Given
        let other = {{ model.name }}DTO.stub({{ datasource.variation }})
        await sut.savePage([value], page: 1)

        // When
        await sut.save(other)

        // Then
        #expect(await sut.load(identifier: value.id) == other)
        #expect(await sut.loadPage(1) == [other])
        #expect(await sut.loadAll() == [other])
    }
{%- endif %}

    @Test("Removal leaves nothing")
    func removeAll() async {
        // Given
        await sut.savePage([value], page: 1)

        // When
        await sut.removeAll()

        // Then
        #expect(await sut.load(identifier: value.id) == nil)
        #expect(await sut.loadPage(1) == nil)
        #expect(await sut.loadAll() == [])
    }
}
