import Testing

@testable import ScaffoldKit

@Suite("A new case and the code that people have written for the others")
struct OpenSwitchTests {
    private static let folder = "Features/Home/Sources/Presentation/Navigation/"
    private static let incoming = folder + "HomeIncomingNavigation.swift"

    struct Example: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// A member of the enum.
        var member: String
        var isOpen: Bool
        /// In an extension, in a file of its own.
        var isElsewhere = false
    }

    static let examples = [
        Example(
            testDescription: "hash(into:)",
            member: "func hash(into hasher: inout Hasher) { switch self { case .main: hasher.combine(0) } }",
            isOpen: true
        ),
        Example(
            testDescription: "an operator over both",
            member: """
                static func == (lhs: Self, rhs: Self) -> Bool { switch (lhs, rhs) { case (.main, .main): true } }
                """,
            isOpen: true
        ),
        Example(
            testDescription: "an operator over one",
            member: """
                static func == (lhs: HomeIncomingNavigation, rhs: Self) -> Bool { switch lhs { case .main: true } }
                """,
            isOpen: true
        ),
        Example(
            testDescription: "an extension in another file",
            member: "var title: String { switch self { case .main: \"\" } }",
            isOpen: true,
            isElsewhere: true
        ),
        Example(
            testDescription: "inside another statement",
            member: "var title: String { if true { return switch self { case .main: \"\" } }; return \"\" }",
            isOpen: true
        ),
        Example(
            testDescription: "default",
            member: "var title: String { switch self { case .main: \"\"; default: \"\" } }",
            isOpen: false
        ),
        Example(
            testDescription: "all that is left",
            member: "var title: String { switch self { case .main: \"\"; case _: \"\" } }",
            isOpen: false
        ),
        Example(
            testDescription: "an arm for it",
            member: "var title: String { switch self { case .main: \"\"; case .detail: \"\" } }",
            isOpen: false
        ),
        Example(
            testDescription: "another value",
            member: "func title(of number: Int) -> Int { switch number { case 0: 1; case 1: 2; default: 0 } }",
            isOpen: false
        ),
    ]

    @Test("a switch over the enum that would lack the case is named with its place", arguments: examples)
    func incoming(_ example: Example) throws {
        // Given
        var shop = try Workshop()
        var path = Self.incoming
        if example.isElsewhere {
            path = Self.folder + "Titles.swift"
            shop[path] = "extension HomeIncomingNavigation {\n    \(example.member)\n}\n"
        } else {
            shop[path] = shop[path]?.replacing("case main", with: "case main\n\n    \(example.member)")
        }
        let before = shop.texts()

        // When
        let codes = refusals { _ = try shop.addScreen("Detail", to: "Home", payload: "id: Int") }

        // Then
        #expect(codes == (example.isOpen ? ["\(path) present.switch-open"] : []))
        if example.isOpen { #expect(shop.texts() == before) }
    }

    @Test("outgoing and event enums are looked at as well")
    func others() throws {
        // Given
        var shop = try Workshop()
        try shop.addNavigator(to: "Home", outgoing: ["offer"])
        let outgoing = Self.folder + "HomeOutgoingNavigation.swift"
        let event = "Features/Home/Sources/Presentation/Home/Tracker/HomeEvent.swift"
        let member = { (item: String) in "case \(item)\n\n    var own: Int { switch self { case .\(item): 1 } }" }
        shop[outgoing] = shop[outgoing]?.replacing("case offer", with: member("offer"))
        shop[event] = shop[event]?.replacing("case screenViewed\n", with: member("screenViewed") + "\n")

        // When, Then
        #expect(
            refusals { _ = try shop.addNavigator(to: "Home", outgoing: ["other"]) }
                == ["\(outgoing) present.switch-open"]
        )
        #expect(
            refusals { _ = try shop.addTracker(to: "Home", events: ["tapped"]) } == ["\(event) present.switch-open"]
        )
    }

    @Test("a mock without the core's import gets it with what it is given")
    func mock() throws {
        // Given
        var shop = try Workshop()
        let path = "Features/Home/Tests/Shared/Mocks/HomeNavigatorMock.swift"
        shop[path] = shop[path]?.replacing("import NavCore\n\n", with: "")

        // When
        try shop.addNavigator(to: "Home", outgoing: ["offer"])

        // Then
        #expect(shop[path]?.hasPrefix("import NavCore\n") == true)
    }

    @Test("a suite without a navigator gets one where any will do")
    func navigatorMock() throws {
        // Given
        var shop = try Workshop()
        let path = "Features/Home/Tests/Unit/HomeFeatureTests.swift"
        shop[path] = """
            import Testing

            @testable import DemoHome

            @MainActor
            struct HomeFeatureTests {
                private let sut = HomeFeature(dependencies: .stub())
            }

            """

        // When
        try shop.addScreen("Detail", to: "Home")

        // Then
        #expect(shop[path]?.contains("private let navigatorMock = NavigatorMock()") == true)
        #expect(shop[path]?.contains("import NavCoreMocks\n") == true)
    }

    @Test("a suite without the subject that a test is about is named with its place")
    func subject() throws {
        // Given
        var shop = try Workshop()
        let path = "Features/Home/Tests/Unit/HomeContainerTests.swift"
        shop[path] = "import Testing\n\nstruct HomeContainerTests {}\n"
        let before = shop.texts()

        // When
        let codes = refusals { _ = try shop.addScreen("Detail", to: "Home") }

        // Then
        #expect(codes == ["\(path) present.suite-lacks"])
        #expect(shop.texts() == before)
    }
}
