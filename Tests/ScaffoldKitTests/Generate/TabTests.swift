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

    @Test(
        "A feature that is removed takes its tab along, whichever it was",
        arguments: ["Characters", "Home", "Episodes"]
    )
    func removed(name: String) throws {
        // Given
        var shop = try Workshop(features: ["Start", "Characters", "Home", "Episodes"])
        let others = ["Characters", "Home", "Episodes"].filter { $0 != name }
        let untabbed = shop.texts()
        for other in others { try shop.addTab(other) }
        try shop.removeFeature(name)
        let expected = shop.texts()
        for (path, text) in untabbed { shop[path] = text }
        for path in shop.texts().keys where untabbed[path] == nil { shop[path] = nil }
        for tab in ["Characters", "Home", "Episodes"] { try shop.addTab(tab) }

        // When
        let plan = try shop.removeFeature(name)

        // Then
        #expect(shop.differences(from: expected) == [])
        #expect(plan.diagnostics.allSatisfy { $0.fact.code == "removal.leads-nowhere" })
        #expect(shop.flaws() == [])
    }

    @Test("The last tab takes the tab bar along", arguments: RemoveFeatureTests.Habit.allCases)
    func removedLast(habit: RemoveFeatureTests.Habit) throws {
        // Given
        var shop = try Workshop(features: ["Home"])
        for (path, text) in shop.texts() where !path.hasPrefix("Features/") && path.hasSuffix(".swift") {
            shop[path] = habit.write(text)
        }
        let before = shop.texts()
        for name in ["Bravo", "AllCases", "Zulu"] { try shop.newFeature(name) }
        for name in ["Zulu", "Bravo", "AllCases"] { try shop.addTab(name, title: "A \"b\"", symbol: "star") }
        try shop.rename("Bravo", to: "Delta")

        // When
        for name in ["Zulu", "AllCases", "Delta"] { try shop.removeFeature(name) }

        // Then
        #expect(shop.differences(from: before) == [])
    }

    @Test("A tab bar that people have edited stays, and refuses the removal of its last tab")
    func removedFromEdited() throws {
        // Given
        var shop = try shop()
        try shop.addTab("Episodes")
        let tabs = shop["\(Self.tabs)/AppTabs.swift"] ?? ""
        shop["\(Self.tabs)/AppTabs.swift"] = tabs + "extension AppTabs { var own: Int { 1 } }\n"
        let before = shop.texts()

        // When
        let found = ScaffoldKitTests.refusals { try shop.removeFeature("Episodes") }

        // Then
        #expect(Set(found) == ["\(Self.tab) removal.named", "\(Self.tests) removal.named", "removal.some-name"])
        #expect(shop.differences(from: before) == [])
    }

    @Test("Arms, cases on one line and comments of people's own go with the tab; places that select it are named")
    func removedEdits() throws {
        // Given
        var shop = try shop()
        try shop.addTab("Home")
        try shop.addTab("Episodes")
        shop[Self.tab] = shop[Self.tab]?
            .replacing("    case home\n    case episodes\n", with: "    case home, episodes // mine\n")
            .replacing(
                "    var title:",
                with:
                    "    var own: Int {\n        switch self {\n        case .episodes, .home: 1\n        }\n    }\n\n    var title:"
            )
        let other = "AppKit/Sources/Other.swift"
        shop[other] =
            "@MainActor func f(tabs: AppTabs) {\n    tabs.selection = .episodes\n    use(AppTab.episodes, .episodes)\n}\n"

        // When
        let found = ScaffoldKitTests.refusals { try shop.removeFeature("Episodes") }

        // Then
        #expect(found == ["\(other) removal.named", "\(other) removal.named", "removal.some-name"])

        // When
        shop[other] = nil
        try shop.removeFeature("Episodes")

        // Then
        let text = try #require(shop[Self.tab])
        #expect(text.contains("    case home // mine\n"))
        #expect(text.contains("        case .home: 1\n"))
        #expect(!text.contains("pisodes"))
    }

    @Test("A renamed feature keeps its tab under the new name, and takes it back")
    func renamed() throws {
        // Given
        var shop = try shop()
        try shop.addTab("Characters", title: "Cast")
        try shop.addTab("Home")
        let before = shop.texts()

        // When
        try shop.rename("Characters", to: "People")

        // Then
        let text = try #require(shop[Self.tab])
        #expect(text.contains("    case people\n    case home\n"))
        #expect(text.contains("        case .people:\n            \"Cast\"\n"))
        #expect(text.contains("        case .people:\n            PeopleFeature.self\n"))
        #expect(shop[Self.root]?.contains("selection: .people\n") == true)
        #expect(
            shop[Self.tests]?.contains("func peopleTab() {\n        // Given\n        let sut = AppTab.people\n")
                == true
        )
        #expect(try shop.addTab("People").changeset.isEmpty)
        #expect(shop.flaws() == [])

        // When
        try shop.rename("People", to: "Characters")

        // Then
        #expect(shop.differences(from: before) == [])
    }

    @Test("A case that people have named is known by its feature")
    func ownCase() throws {
        // Given
        var shop = try shop()
        try shop.addTab("Characters")
        try shop.addTab("Home")
        shop[Self.tab] = shop[Self.tab]?.replacing("case characters", with: "case cast")
            .replacing(".characters", with: ".cast")
        shop[Self.root] = shop[Self.root]?.replacing(".characters", with: ".cast")
        shop[Self.tests] = shop[Self.tests]?.replacing(".characters", with: ".cast")
            .replacing("charactersTab", with: "castTab")

        // Then
        #expect(try shop.addTab("Characters").changeset.isEmpty)

        // When
        try shop.rename("Characters", to: "People")

        // Then
        #expect(shop[Self.tab]?.contains("case cast\n") == true)

        // When
        try shop.removeFeature("People")

        // Then
        #expect(shop[Self.tab]?.contains("cast") == false)
        #expect(shop[Self.root]?.contains("selection: .home\n") == true)
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
