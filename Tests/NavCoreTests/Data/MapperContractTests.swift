import NavCore
import Testing

@Suite("MapperContract")
struct MapperContractTests {
    nonisolated struct LengthMapper: MapperContract {
        func map(_ input: String) -> Int {
            input.count
        }
    }

    @Test("A mapper is used through its contract, by its two types")
    func map() {
        // Given
        let sut: any MapperContract<String, Int> = LengthMapper()

        // Then
        #expect(sut.map("four") == 4)
    }
}
