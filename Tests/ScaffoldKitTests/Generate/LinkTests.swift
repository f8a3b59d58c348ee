import Testing

@testable import ScaffoldKit

@Suite("Links from feature to feature")
struct LinkTests {
    private static let incoming =
        "Features/Characters/Sources/Presentation/Navigation/CharactersIncomingNavigation.swift"
    private static let outgoing = "Features/Home/Sources/Presentation/Navigation/HomeOutgoingNavigation.swift"
    private static let contract = "Features/Home/Sources/Presentation/Home/Navigator/HomeNavigatorContract.swift"
    private static let table = "AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"
    private static let redirectTests = "AppKit/Tests/Unit/AppNavigationRedirectTests.swift"

    /// Home and Characters, which has these cases beside `main`.
    private func shop(_ cases: String = "    case detail(identifier: Int)\n") throws -> Workshop {
        var shop = try Workshop(features: ["Home", "Characters"])
        let text = try #require(shop[Self.incoming])
        shop[Self.incoming] = text.replacing("    case main\n", with: "    case main\n" + cases)
        return shop
    }

    @Test(
        "Feature, enum and case are found in any spelling, and the case is named as the rules would find it",
        arguments: [
            ("Characters.detail", "charactersDetail"), ("characters.detail", "charactersDetail"),
            ("CharactersFeature.Detail", "charactersDetail"),
            ("CharactersIncomingNavigation.detail", "charactersDetail"),
            ("DemoCharacters.CharactersIncomingNavigation.detail", "charactersDetail"),
            ("Characters.`detail`", "charactersDetail"), ("Characters", "characters"),
            ("Characters.main", "characters"),
            ("Characters.character-list", "characterList"), ("Characters.myCharacters", "myCharacters"),
        ]
    )
    func names(_ to: String, _ name: String) throws {
        // Given
        var shop = try shop("    case detail(identifier: Int)\n    case characterList\n    case myCharacters\n")

        // When
        try shop.link("Home", to)

        // Then
        let item = shop[Self.outgoing]?.contains("case \(name)\n") ?? false
        let full = shop[Self.outgoing]?.contains("case \(name)(identifier: Int)\n") ?? false
        #expect(item || full)
        #expect(shop[Self.table]?.contains("case .\(name)") == true)
        let test = "func home\(name.prefix(1).uppercased() + name.dropFirst())()"
        #expect(shop[Self.redirectTests]?.contains(test) == true)
        #expect(shop.flaws() == [])
        #expect(try shop.link("Home", to).changeset.isEmpty)
    }

    /// The incoming case, and the outgoing one that is made after it.
    @Test(
        "A payload of every shape is copied",
        arguments: [
            ("item", "item"), ("item(Int)", "item(Int)"), ("item(_ page: Int)", "item(Int)"),
            ("item(in: Int, for: String)", "item(\n        in: Int,\n        for: String\n    )"),
            ("item(page: Int = 1)", "item(page: Int = 1)"),
            ("item(title: String? = nil)", "item(title: String? = nil)"),
            ("item(ids: Set<Int> = [])", "item(ids: Set<Int> = [])"), ("item(at: Date)", "item(at: Date)"),
            ("item(by: [String: Bool])", "item(by: [String: Bool])"), ("item(a: Int = Defaults.page)", "item(a: Int)"),
            (#"item(text: String = "a, b")"#, #"item(text: String = "a, b")"#),
            (#"item(text: String = "\(Defaults.text)")"#, "item(text: String)"),
        ]
    )
    func payloads(_ declared: String, _ copied: String) throws {
        // Given
        var shop = try shop("    case \(declared)\n")

        // When
        try shop.link("Home", "Characters.item", as: "item")

        // Then
        #expect(shop[Self.outgoing]?.contains("    case \(copied)\n") == true, "\(shop[Self.outgoing] ?? "")")
        #expect(shop[Self.table]?.contains("CharactersIncomingNavigation.item") == true)
        #expect(try shop.link("Home", "Characters.item", as: "item").changeset.isEmpty)
        #expect(shop.flaws() == [])
    }

    @Test(
        "An enum is found however it conforms",
        arguments: [
            "enum CharactersIncomingNavigation {\n    case main\n    case detail(identifier: Int)\n}\n\n"
                + "extension CharactersIncomingNavigation: IncomingNavigationContract {}\n",
            "typealias Incoming = IncomingNavigationContract\n\npublic enum CharactersIncomingNavigation: Incoming {\n"
                + "    case main, detail(identifier: Int)\n}\n",
            "protocol Incoming: IncomingNavigationContract {}\n\npublic enum CharactersIncomingNavigation: Incoming {\n"
                + "    case main\n    indirect case detail(\n        identifier: Int\n    )\n}\n",
        ]
    )
    func conformances(_ text: String) throws {
        // Given
        var shop = try shop()
        let visible = text.hasPrefix("enum") ? "public " + text : text
        shop[Self.incoming] = "import NavCore\n\n" + visible

        // When
        try shop.link("Home", "Characters.detail")

        // Then
        #expect(shop[Self.outgoing]?.contains("case charactersDetail(identifier: Int)") == true)
        #expect(shop[Self.table]?.contains("CharactersIncomingNavigation.detail(identifier: identifier)") == true)
    }

    @Test("What is there under a condition is linked under it")
    func conditions() throws {
        // Given
        var shop = try shop("    #if DEBUG\n    case debug(level: Int)\n    #endif\n")

        // When
        try shop.link("Home", "Characters.debug")

        // Then
        for path in [Self.outgoing, Self.contract, Self.table, Self.redirectTests] {
            let text = try #require(shop[path])
            #expect(text.contains("#if DEBUG\n"), "\(path)")
            #expect(text.split(separator: "#if DEBUG").last?.contains("#endif") == true, "\(path)")
        }
        #expect(shop.flaws() == [])
        #expect(try shop.link("Home", "Characters.debug").changeset.isEmpty)
    }

    @Test("A keyword for a case needs a name of its own in neither place")
    func keyword() throws {
        // Given
        var shop = try shop("    case `default`(id: Int)\n")

        // When
        try shop.link("Home", "Characters.default")

        // Then
        #expect(shop[Self.outgoing]?.contains("case charactersDefault(id: Int)") == true)
        #expect(shop[Self.table]?.contains("CharactersIncomingNavigation.default(id: id)") == true)
    }

    @Test(
        "A modal is presented, and tested as such",
        arguments: [(NavigatorRoute.Presentation.sheet, "style: .sheet()"), (.cover, "style: .fullScreenCover")]
    )
    func modals(_ presentation: NavigatorRoute.Presentation, _ style: String) throws {
        // Given
        var shop = try shop()
        let tests = "Features/Home/Tests/Unit/Presentation/Home/Navigator/HomeNavigatorTests.swift"
        let mock = "Features/Home/Tests/Shared/Mocks/HomeNavigatorMock.swift"

        // When
        try shop.link("Home", "Characters.detail", presentation: presentation)

        // Then
        #expect(shop[Self.contract]?.contains("func presentCharactersDetail(identifier: Int)") == true)
        #expect(shop[tests]?.contains(style) == true)
        #expect(shop[tests]?.contains("#expect(navigatorMock.presentedModals == [modal])") == true)
        #expect(try shop.link("Home", "Characters.detail", presentation: presentation).changeset.isEmpty)

        // A mock that is gone is written anew, with what the contract has by now.
        let before = shop[mock]
        let testsBefore = shop[tests]
        shop[mock] = nil
        shop[tests] = nil
        try shop.link("Home", "Characters.detail", presentation: presentation)
        #expect(shop[mock]?.contains("presentCharactersDetail") == true)
        #expect(shop[mock]?.utf8.count == before?.utf8.count)
        #expect(shop[tests]?.contains(style) == true)
        #expect(shop[tests]?.utf8.count == testsBefore?.utf8.count)
    }

    @Test("A feature without outgoing enum and navigator gets both")
    func everythingMissing() throws {
        // Given
        var shop = try Workshop(features: ["Home"])
        try shop.newFeature("Offers", without: [.navigator])

        // When
        try shop.link("Offers", "Home")

        // Then
        let sources = "Features/Offers/Sources"
        #expect(
            shop["\(sources)/Presentation/Navigation/OffersOutgoingNavigation.swift"]?.contains("case home\n") == true
        )
        #expect(
            shop["\(sources)/Presentation/Offers/Navigator/OffersNavigator.swift"]?.contains("navigateToHome") == true
        )
        #expect(shop["\(sources)/OffersContainer.swift"]?.contains("OffersNavigator(navigator: navigator)") == true)
        #expect(shop[Self.table]?.contains("HomeIncomingNavigation.main") == true)
        #expect(shop.flaws() == [])
    }

    @Test("The link is decided where the rules would find another destination, or several")
    func decided() throws {
        // Given
        var shop = try shop()
        try shop.newFeature("Promo")

        // When
        try shop.link("Home", "Characters.detail", as: "promo")

        // Then
        #expect(shop[Self.table]?.contains("CharactersIncomingNavigation.detail(identifier: identifier)") == true)
        #expect(shop[Self.table]?.contains("PromoIncomingNavigation") == false)
    }

    @Test("A case that leads nowhere yet is led there")
    func undecided() throws {
        // Given
        var shop = try shop()
        try shop.addNavigator("Home", to: "Home", outgoing: ["promo(identifier: Int)"])

        // When
        try shop.link("Home", "Characters.detail", as: "promo")

        // Then
        #expect(shop[Self.table]?.contains("case .promo(identifier: let identifier):") == true)
        #expect(shop[Self.redirectTests]?.contains("func homePromo()") == true)
    }

    @Test(
        "What can't be linked is refused, and nothing is written",
        arguments: [
            ("Home", "Characters.nothing", nil, "link.case-unknown"),
            ("Home", "Nothing.detail", nil, "generate.feature-unknown"),
            ("Nothing", "Characters", nil, "generate.feature-unknown"),
            ("Home.Nothing", "Characters", nil, "generate.screen-unknown"),
            ("Home", "Home", nil, "link.itself"), ("Home", "Home.main", nil, "link.itself"),
            ("Home", "Characters.detail", "characters", "link.leads-elsewhere"),
            ("Home", "Characters.twin", "other", "link.leads-elsewhere"),
            ("Home", "Characters.detail", "class", "generate.payload"),
            ("Home", "Characters.detail", "Big", "generate.payload"),
            ("Home", "Characters.filter", nil, "link.foreign-type"),
        ] as [(String, String, String?, String)]
    )
    func refusals(_ from: String, _ to: String, _ name: String?, _ code: String) throws {
        // Given
        var shop = try shop(
            "    case detail(identifier: Int)\n    case twin\n    case other\n    case filter(by: [Kind])\n\n    public enum Kind: Sendable { case a }\n"
        )
        try shop.link("Home", "Characters.other", as: "other")
        let before = shop.texts()

        // When
        let found = ScaffoldKitTests.refusals { try shop.link(from, to, as: name) }

        // Then
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(code) == true, "\(found)")
        #expect(shop.texts() == before)
    }

    @Test("Without a case the entry is meant; where there is none, the cases are listed")
    func entry() throws {
        // Given
        var shop = try shop()
        let text = try #require(shop[Self.incoming])

        // When
        shop[Self.incoming] = text.replacing("    case main\n", with: "")
        try shop.link("Home", "Characters", as: "only")

        // Then
        #expect(shop[Self.table]?.contains("CharactersIncomingNavigation.detail(identifier: identifier)") == true)

        // When
        shop[Self.incoming] = text.replacing("    case main\n", with: "    case other\n")

        // Then
        let fact = LinkFact.caseMissing(type: "CharactersIncomingNavigation", known: ["other", "detail"])
        #expect(
            throws: Failure(.link(fact), at: SourceLocation(path: Workshop.path(Self.incoming), line: 4, column: 13))
        ) {
            try shop.link("Home", "Characters", as: "entry")
        }
    }

    @Test("An enum that no other module sees is no destination")
    func hidden() throws {
        var shop = try shop()
        shop[Self.incoming] = shop[Self.incoming]?.replacing("public enum", with: "enum")
        #expect(
            ScaffoldKitTests.refusals { try shop.link("Home", "Characters.detail") } == [
                "\(Self.incoming) link.not-visible"
            ]
        )
    }

    @Test("A screen is named with its feature, or beside it, but not twice")
    func screens() throws {
        // Given
        var shop = try shop()
        try shop.addScreen("Offers", to: "Home")
        try shop.addScreen("News", to: "Home")
        let navigator = "Features/Home/Sources/Presentation/Offers/Navigator/OffersNavigator.swift"

        // When
        try shop.link("Home.Offers", "Characters.detail")

        // Then
        #expect(shop[navigator]?.contains("navigateToCharactersDetail") == true)
        #expect(try shop.link("home.offers", "Characters.detail").changeset.isEmpty)
        #expect(try shop.link("Home", "Characters.detail", screen: "Offers").changeset.isEmpty)
        let found = ScaffoldKitTests.refusals { try shop.link("Home.Offers", "Characters.detail", screen: "News") }
        #expect(found == ["link.two-screens"])
    }
}

extension Workshop {
    @discardableResult
    mutating func link(
        _ from: String,
        _ to: String,
        screen: String? = nil,
        as name: String? = nil,
        presentation: NavigatorRoute.Presentation = .push
    ) throws -> GenerationPlan {
        let plan = try LinkFeatures(from: from, to: to, screen: screen, name: name, presentation: presentation)
            .plan(in: workspace)
        apply(plan.changeset)
        return plan
    }
}
