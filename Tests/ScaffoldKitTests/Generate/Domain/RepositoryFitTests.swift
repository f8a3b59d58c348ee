import Testing

@testable import ScaffoldKit

@Suite("A use case of a repository that was written by hand")
struct RepositoryFitTests {
    private static let contract = "Features/Home/Sources/Domain/Repositories/ShopRepositoryContract.swift"

    /// With a repository whose contract, container's property and mock are as somebody has them.
    private static func shop(declaring members: String, mock: Bool = true) throws -> Workshop {
        var shop = try Workshop()
        shop.apply(try AddModel(name: Name("Shop"), feature: "Home").plan(in: shop.workspace).changeset)
        shop[contract] = "nonisolated protocol ShopRepositoryContract: Sendable {\n    \(members)\n}\n"
        shop["Features/Home/Sources/Domain/Errors/ShopError.swift"] = "enum ShopError: Error {}\n"
        if mock {
            shop["Features/Home/Tests/Shared/Mocks/ShopRepositoryMock.swift"] = "actor ShopRepositoryMock {}\n"
        }
        let container = "Features/Home/Sources/HomeContainer.swift"
        shop[container] = shop[container]?.replacing(
            "final class HomeContainer {",
            with: "final class HomeContainer {\n    private let shopRepository: any ShopRepositoryContract = OwnShops()"
        )
        return shop
    }

    private func codes(_ shop: Workshop) -> [String] {
        refusals { _ = try AddUseCase(name: Name("GetShop"), kind: .get, feature: "Home").plan(in: shop.workspace) }
    }

    @Test(
        "what its contract lacks is named",
        arguments: [
            "func all() async -> [Shop]", "func get(identifier: Int) async throws -> Shop",
            "func get(identifier: Int) async throws(ShopError) -> Shop?",
            "func get(id: Int) async throws(ShopError) -> Shop",
            "func get(identifier: Int) async throws(Other) -> Shop",
        ]
    )
    func missing(member: String) throws {
        #expect(try codes(Self.shop(declaring: member)) == ["\(Self.contract) present.requirement-missing"])
    }

    @Test(
        "one that has it is fine",
        arguments: [
            "func get(identifier: Int) async throws(ShopError) -> Shop", "func get(identifier: Int) async -> Shop",
        ]
    )
    func fits(member: String) throws {
        #expect(try codes(Self.shop(declaring: member)) == [])
    }

    @Test("a mock that the tests would name must be there")
    func mock() throws {
        let member = "func get(identifier: Int) async throws(ShopError) -> Shop"
        #expect(try codes(Self.shop(declaring: member, mock: false)) == ["\(Self.contract) present.part-missing"])
    }
}
