import Testing

@testable import ScaffoldKit

@Suite("Add data source")
struct AddDataSourceTests {
    @Test(
        "Every source is readable Swift with its contract and mock, and changes nothing again",
        arguments: DataSourceKind.allCases
    )
    func sources(source: DataSourceKind) throws {
        // Given
        var shop = try Workshop()
        let container = shop["Features/Home/Sources/HomeContainer.swift"]

        // When
        try shop.addDataSource("Character", source: source)
        let again = try shop.addDataSource("Character", source: source)

        // Then
        #expect(shop.flaws() == [])
        #expect(again.changeset.isEmpty)
        #expect(shop.path(ofFile: "Character\(source.suffix).swift") != nil)
        #expect(shop.path(ofFile: "Character\(source.suffix)Tests.swift") != nil)
        #expect((shop.path(ofFile: "CharacterLocalDataSourceMock.swift") != nil) == source.isLocal)
        #expect((shop.path(ofFile: "CharacterRemoteDataSourceMock.swift") != nil) == !source.isLocal)
        #expect(shop["Features/Home/Sources/HomeContainer.swift"] == container)
    }

    @Test("The address is the one that is given, and another one later is refused")
    func endpoint() throws {
        // Given
        var shop = try Workshop()
        let url = "https://example.com/v2/people"

        // When
        try shop.addDataSource("Character", url: url)
        let again = try shop.addDataSource("Character", url: url)
        let plain = try shop.addDataSource("Character")
        let codes = refusals { try shop.addDataSource("Character", url: "https://example.com/v3") }

        // Then
        #expect(shop.text(ofFile: "CharacterRESTDataSource.swift").contains("static let endpoint = \"\(url)\"\n"))
        #expect(again.changeset.isEmpty)
        #expect(plain.changeset.isEmpty)
        #expect(codes == ["Features/Home/Sources/Data/DataSources/CharacterRESTDataSource.swift domain.endpoint-taken"])
    }

    @Test("A local source has no address")
    func localEndpoint() throws {
        // Given
        var shop = try Workshop()

        // When
        let codes = refusals { try shop.addDataSource("Character", source: .memory, url: "https://example.com") }

        // Then
        #expect(codes == ["domain.endpoint-unfit"])
    }

    @Test("Two models of a feature share one clock for their tests")
    func sharedClock() throws {
        // Given
        var shop = try Workshop()

        // When
        try shop.addDataSource("Character", source: .memory)
        let clock = try #require(shop.path(ofFile: "ClockMock.swift"))
        shop[clock] = shop[clock].map { $0 + "// Mine.\n" }
        try shop.addDataSource("Episode", source: .memory)

        // Then
        #expect(shop.flaws() == [])
        #expect(shop[clock]?.hasSuffix("// Mine.\n") == true)
    }
}
