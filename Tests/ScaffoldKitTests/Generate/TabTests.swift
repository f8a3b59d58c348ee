import Testing

@testable import ScaffoldKit

@Suite("Tabs")
struct TabTests {
    private static let tabs = "AppKit/Sources/Presentation/Tabs"
    private static let tab = "\(tabs)/AppTab.swift"
    private static let tests = "AppKit/Tests/Unit/Tabs/AppTabTests.swift"
    private static let root = "AppKit/Sources/Presentation/Views/RootContainerView.swift"
    private static let container = "AppKit/Sources/AppContainer.swift"

    private func shop() throws -> Workshop { try Workshop(features: ["Home", "Characters", "Episodes"]) }

    @Test("The first tab makes the tab bar, and the root view show it")
    func first() throws {
        // Given
        var shop = try shop()

        // When
        try shop.addTab("Characters", symbol: "person.3")

        // Then
        #expect(shop[Self.tab]?.contains("import DemoCharacters\n") == true)
        #expect(shop[Self.tab]?.contains("        case .characters:\n            \"person.3\"\n") == true)
        #expect(shop["\(Self.tabs)/AppTabs.swift"] != nil)
        #expect(shop["\(Self.tabs)/TabsContainerView.swift"] != nil)
        #expect(shop["AppKit/Tests/Unit/Tabs/AppTabsTests.swift"] != nil)
        #expect(shop[Self.tests]?.contains("func charactersTab()") == true)
        #expect(shop[Self.root]?.contains("selection: .characters\n") == true)
        #expect(shop[Self.root]?.contains("NavigationContainerView(") == false)
        #expect(shop.flaws() == [])
    }

    @Test("Later tabs are added behind it, each with its arms, its import and its test")
    func later() throws {
        // Given
        var shop = try shop()
        try shop.addTab("Characters")
        let root = shop[Self.root]

        // When
        try shop.addTab("home", title: "Start")
        try shop.addTab("Episodes")

        // Then
        let text = try #require(shop[Self.tab])
        #expect(text.contains("    case characters\n    case home\n    case episodes\n"))
        #expect(text.contains("import DemoCharacters\nimport DemoEpisodes\nimport DemoHome\n"))
        #expect(
            text.contains(
                "        case .home:\n            \"Start\"\n        case .episodes:\n            \"Episodes\"\n"
            )
        )
        #expect(text.contains("        case .episodes:\n            EpisodesFeature.self\n"))
        #expect(shop[Self.tests]?.contains("func episodesTab()") == true)
        #expect(shop[Self.tests]?.contains("import DemoHome\n") == true)
        #expect(shop[Self.root] == root)
        #expect(shop.flaws() == [])
    }

    @Test("The same tab again changes nothing, with what is there or without saying so")
    func again() throws {
        var shop = try shop()
        try shop.addTab("Characters", title: "A \"b\" \\ c", symbol: "star")
        #expect(try shop.addTab("Characters").changeset.isEmpty)
        #expect(try shop.addTab("characters", title: "A \"b\" \\ c").changeset.isEmpty)
        #expect(try shop.addTab("CharactersFeature", symbol: "star").changeset.isEmpty)
    }

    @Test(
        "What can't be a tab is refused, and nothing is written",
        arguments: [
            ("Characters", "Other", nil, "tab.other-title"), ("Characters", nil, "other", "tab.other-symbol"),
            ("Nothing", nil, nil, "generate.feature-unknown"), ("Home", "", nil, "tab.title"),
            ("Home", "  ", nil, "tab.title"),
            ("Home", "a\nb", nil, "tab.title"), ("Home", String(repeating: "a", count: 41), nil, "tab.title"),
            ("Home", nil, "", "tab.symbol"), ("Home", nil, "a b", "tab.symbol"), ("Home", nil, "a..b", "tab.symbol"),
            ("Home", nil, "a\"b", "tab.symbol"), ("Home", nil, "é", "tab.symbol"),
        ] as [(String, String?, String?, String)]
    )
    func refusals(_ feature: String, _ title: String?, _ symbol: String?, _ code: String) throws {
        // Given
        var shop = try shop()
        try shop.addTab("Characters", title: "People", symbol: "star")
        let before = shop.texts()

        // When
        let found = ScaffoldKitTests.refusals { try shop.addTab(feature, title: title, symbol: symbol) }

        // Then
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(code) == true, "\(found)")
        #expect(shop.texts() == before)
    }

    @Test("A root view of somebody's own is theirs to change: the text is printed, and nothing is written")
    func ownRoot() throws {
        // Given
        var shop = try shop()
        shop[Self.root] = shop[Self.root]?.replacing("coordinator.dismissAll()", with: "log()")

        // When
        let found = ScaffoldKitTests.refusals { try shop.addTab("Characters") }

        // Then
        #expect(found == ["\(Self.root) wiring.place-not-found"])
        #expect(shop[Self.tab] == nil)

        // When
        shop[Self.root] = shop[Self.root]?.replacing("NavigationContainerView(", with: "TabsContainerView(")
        try shop.addTab("Characters")

        // Then
        #expect(shop[Self.root]?.contains("log()") == true)
    }

    @Test("A root view is known whatever its layout, and a link that was private is seen")
    func layout() throws {
        // Given
        var shop = try shop()
        shop[Self.root] = shop[Self.root]?.replacing("    ", with: "\t").replacing("\n", with: "\r\n")
        shop[Self.container] = shop[Self.container]?.replacing("    let launchURL", with: "    private let launchURL")

        // When
        try shop.addTab("Characters")

        // Then
        #expect(shop[Self.root]?.contains("\r\n\t\t\tinitialValue: AppTabs(\r\n") == true)
        #expect(shop[Self.container]?.contains("    let launchURL: URL?\n") == true)
    }

    @Test("Tabs that people have edited take another one")
    func edited() throws {
        // Given
        var shop = try shop()
        try shop.addTab("Characters")
        shop[Self.tab] = shop[Self.tab]?
            .replacing("    case characters\n", with: "    case characters  // first\n    case own\n")
            .replacing(
                "            \"Characters\"\n",
                with: "            \"Characters\"\n        default:\n            \"Own\"\n"
            )
            .replacing("    ", with: "\t")

        // When
        try shop.addTab("Home")

        // Then
        let text = try #require(shop[Self.tab])
        #expect(text.contains("\tcase own\n\tcase home\n"))
        #expect(text.contains("\t\tcase .home:\n\t\t\t\"Home\"\n\t\tdefault:\n"))
        #expect(try shop.addTab("Home").changeset.isEmpty)
    }

    @Test("What is missing of the tab bar comes back, and what has been moved stays where it is")
    func missing() throws {
        // Given
        var shop = try shop()
        try shop.addTab("Characters")
        let tabs = shop["\(Self.tabs)/AppTabs.swift"]
        shop["\(Self.tabs)/AppTabs.swift"] = nil
        shop["AppKit/Sources/Tabs/AppTab.swift"] = shop[Self.tab]
        shop[Self.tab] = nil

        // When
        try shop.addTab("Home")

        // Then
        #expect(shop["\(Self.tabs)/AppTabs.swift"] == tabs)
        #expect(shop[Self.tab] == nil)
        #expect(shop["AppKit/Sources/Tabs/AppTab.swift"]?.contains("case home\n") == true)
    }

    @Test("A workspace without an app layer has no tabs")
    func withoutApp() throws {
        var shop = try shop()
        for path in shop.texts(below: "AppKit").keys { shop[path] = nil }
        #expect(ScaffoldKitTests.refusals { try shop.addTab("Home") } == ["redirect.no-app-layer"])
    }
}

extension Workshop {
    @discardableResult
    mutating func addTab(_ feature: String, title: String? = nil, symbol: String? = nil) throws -> GenerationPlan {
        let plan = try AddTab(feature: feature, title: title, symbol: symbol).plan(in: workspace)
        apply(plan.changeset)
        return plan
    }
}
