import Testing

@testable import ScaffoldKit

@Suite("Resolver")
struct ResolverTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var outgoing: String
        var features: [String]
        /// The destination without `IncomingNavigation`; nil where the case must stay undecided.
        var expected: String?
        var from: String

        init(_ outgoing: String, in features: String..., gives expected: String?, from: String = "Start") {
            self.outgoing = outgoing
            self.features = features
            self.expected = expected
            self.from = from
        }

        var testDescription: String { "\(outgoing) in \(features.joined(separator: "; ")): \(expected ?? "undecided")" }
    }

    static let featureAndCase = [
        Example(
            "characterDetail(identifier: Int)",
            in: "Character: main, detail(identifier: Int)",
            gives: "Character.detail"
        ),
        Example(
            "charactersDetail(identifier: Int)",
            in: "Character: detail(identifier: Int)",
            gives: "Character.detail"
        ),
        Example(
            "characterDetail(identifier: Int)",
            in: "Characters: detail(identifier: Int)",
            gives: "Characters.detail"
        ),
        Example("faqEntry", in: "FAQ: main, entry", gives: "FAQ.entry"),
        Example("FAQEntry", in: "Faq: main, entry", gives: "Faq.entry"),
        Example("oauthLogin", in: "OAuth: login, main", gives: "OAuth.login"),
        Example("oAuthLogin", in: "OAuth: login, main", gives: "OAuth.login"),
        Example("newPost", in: "News: post, main", gives: nil),
        Example("newsPost", in: "News: post, main", gives: "News.post"),
        Example("newPost", in: "New: post, main", gives: "New.post"),
        Example("newsPost", in: "New: post, main", gives: nil),
        Example("orderDetail", in: "Order: detail", "Orders: detail", gives: "Order.detail"),
        Example("ordersDetail", in: "Order: detail", "Orders: detail", gives: "Orders.detail"),
        Example("ordersDetail", in: "Order: detail", "Orders: main", gives: nil),
        Example("characterFilter", in: "Character: filter, main", "CharacterFilter: main", gives: nil),
        Example("characterFilter", in: "Character: main", "CharacterFilter: main", gives: "CharacterFilter.main"),
        Example("characterFilter", in: "Character: filter", gives: "Character.filter"),
        Example("characterDetails", in: "Character: detail", gives: nil),
        Example("characterMain", in: "Character: main", gives: "Character.main"),
        Example("detail", in: "Character: detail", gives: nil),
        Example("promo", in: "Offer: detail, main", gives: nil),
        Example("userProfile_edit", in: "UserProfile: edit", gives: "UserProfile.edit"),
    ]

    static let sameCase = [
        Example("characterEpisodes", in: "Episode: main, characterEpisodes", gives: "Episode.characterEpisodes"),
        Example("characterEpisodes", in: "Episodes: main, characterEpisodes", gives: "Episodes.characterEpisodes"),
        Example("characterEpisode", in: "Episodes: characterEpisode", gives: "Episodes.characterEpisode"),
        Example(
            "characterEpisodes",
            in: "Episode: characterEpisodes",
            "Episodes: characterEpisodes",
            gives: "Episodes.characterEpisodes"
        ),
        Example("detail", in: "Episode: detail", "Offer: detail", gives: nil),
        Example("share", in: "Episode: share", gives: nil),
        Example("newFeed", in: "News: newFeed", gives: nil),
        Example("allCategories", in: "Category: allCategories", gives: "Category.allCategories"),
        Example(
            "characterEpisodes",
            in: "Character: episodes",
            "Episode: characterEpisodes",
            gives: nil
        ),
    ]

    static let entry = [
        Example("characters", in: "Characters: main, list", gives: "Characters.main"),
        Example("characters", in: "Character: main, list", gives: "Character.main"),
        Example("profile", in: "Profile: delete, main", gives: "Profile.main"),
        Example("profile", in: "Profile: delete, edit", gives: nil),
        Example("profile", in: "Profile: delete", gives: "Profile.delete"),
        Example("orders", in: "Order: main", "Orders: main", gives: "Orders.main"),
        Example("order", in: "Order: main", "Orders: main", gives: "Order.main"),
        Example("orders", in: "Order: main", gives: "Order.main"),
        Example("addresses", in: "Address: main", gives: "Address.main"),
        Example("address", in: "Addresses: main", gives: "Addresses.main"),
        Example("categories", in: "Category: main", gives: "Category.main"),
        Example("category", in: "Categories: main", gives: "Categories.main"),
        Example("statuses", in: "Status: main", gives: "Status.main"),
        Example("analysis", in: "Analyses: main", gives: "Analyses.main"),
        Example("analyses", in: "Analysis: main", gives: "Analysis.main"),
        Example("analysis", in: "Analysis: main", gives: "Analysis.main"),
        Example("movie", in: "Movies: main", gives: "Movies.main"),
        Example("movies", in: "Movie: main", gives: "Movie.main"),
        Example("houses", in: "House: main", gives: "House.main"),
        Example("house", in: "Houses: main", gives: "Houses.main"),
        Example("boxes", in: "Box: main", gives: "Box.main"),
        Example("new", in: "News: main", gives: nil),
        Example("news", in: "New: main", gives: nil),
        Example("news", in: "News: main", gives: "News.main"),
        Example("hotNew", in: "HotNews: main", gives: nil),
        Example("faq", in: "FAQ: main", gives: "FAQ.main"),
        Example("faqs", in: "FAQ: main", gives: "FAQ.main"),
        Example("oauth", in: "OAuth: main", gives: "OAuth.main"),
        Example("characterList", in: "CharacterList: main", gives: "CharacterList.main"),
        Example("settings", in: "Setting: main", "Profile: settings", gives: "Setting.main"),
        Example("missing", in: "Characters: main", gives: nil),
    ]

    static let payload = [
        Example(
            "episodes(characterIdentifier: Int)",
            in: "Episodes: main, characterEpisodes(characterIdentifier: Int)",
            gives: "Episodes.characterEpisodes"
        ),
        Example("episodes(id: Int)", in: "Episodes: main, one(id: Int), two(id: Int)", gives: nil),
        Example("episodes(id: Int)", in: "Episodes: main(id: Int), one(id: Int)", gives: "Episodes.main"),
        Example("episodes(id: Int)", in: "Episodes: main", gives: nil),
        Example("episodes", in: "Episodes: main(id: Int)", gives: nil),
        Example("episodes", in: "Episodes: main(page: Int = 1)", gives: "Episodes.main"),
        Example("episodes", in: "Episodes: list(page: Int = 1), all", gives: "Episodes.all"),
        Example("episodes", in: "Episodes: list(page: Int = 1), other(page: Int = 1)", gives: nil),
        Example("characterDetail(id: Int)", in: "Character: detail(identifier: Int)", gives: nil),
        Example("characterDetail(id: Int)", in: "Character: detail(id: String)", gives: nil),
        Example("characterDetail(id: Int?)", in: "Character: detail(id: Optional<Int>)", gives: "Character.detail"),
        Example("characterDetail(ids: [Int])", in: "Character: detail(ids: Array<Int>)", gives: "Character.detail"),
        Example(
            "characterDetail(map: [String: Int])",
            in: "Character: detail(map: Dictionary<String, Int>)",
            gives: "Character.detail"
        ),
        Example("characterDetail(id: Swift.Int)", in: "Character: detail(id: Int)", gives: "Character.detail"),
        Example(
            "characterDetail(id: Int)",
            in: "Character: detail(id: Int, tab: Tab = .first)",
            gives: "Character.detail"
        ),
        Example(
            "characterDetail(id: Int)",
            in: "Character: detail(tab: Tab = .first, id: Int)",
            gives: "Character.detail"
        ),
        Example("characterDetail(id: Int)", in: "Character: detail(id: Int, tab: Tab)", gives: nil),
        Example("characterDetail(a: Int, b: Int)", in: "Character: detail(b: Int, a: Int)", gives: nil),
        Example("characterDetail(a: Int, b: Int)", in: "Character: detail(a: Int)", gives: nil),
        Example("characterDetail(Int)", in: "Character: detail(Int)", gives: "Character.detail"),
        Example("characterDetail(Int)", in: "Character: detail(id: Int)", gives: nil),
    ]

    static let otherFeature = [
        Example("characters", in: "Characters: main", gives: nil, from: "Characters"),
        Example("characterDetail", in: "Character: detail", gives: nil, from: "Character"),
        Example("tabs", in: "Tabs!@DemoTabs: main", gives: "Tabs!.main"),
        Example("tabs", in: "Home.Incoming!@DemoTabs: main", gives: "Home.Incoming!.main"),
        Example("settings", in: "Route!@Settings: main", gives: "Route!.main"),
    ]

    @Test(
        "the destination is the one that the names and payloads give, or none",
        arguments: featureAndCase + sameCase + entry + payload + otherFeature
    )
    func resolves(_ example: Example) throws {
        let configuration = Configuration(app: "Demo")
        let map = MapSketch.map(incoming: example.features, outgoing: ["\(example.from): \(example.outgoing)"])
        let from = try #require(map.outgoing.first)
        let item = try #require(from.cases.first)
        let resolution = Resolver(map: map, configuration: configuration).resolve(item, of: from)
        var found: String?
        if case .found(let destination, _) = resolution {
            let name = destination.incoming.name
            let isStandard = name.hasSuffix("IncomingNavigation")
            found = (isStandard ? String(name.dropLast(18)) : name + "!") + "." + destination.incomingCase.name
        }
        #expect(found == example.expected)
    }

    @Test("an undecided case lists what the rules allow first, then payloads that fit, then names that share words")
    func candidates() throws {
        let map = MapSketch.map(
            incoming: [
                "Character: filter, main", "CharacterFilter: main", "Filter: character(id: Int)", "Offer: main",
                "Characters: filters",
            ],
            outgoing: ["Start: characterFilter"]
        )
        let from = try #require(map.outgoing.first)
        let resolution = Resolver(map: map, configuration: Configuration(app: "Demo")).resolve(from.cases[0], of: from)
        guard case .undecided(let candidates, let matches) = resolution else {
            Issue.record("decided by chance: \(resolution)")
            return
        }
        #expect(matches == 2)
        #expect(
            candidates.map(\.name) == [
                "CharacterIncomingNavigation.filter", "CharacterFilterIncomingNavigation.main",
                "CharactersIncomingNavigation.filters", "CharacterIncomingNavigation.main",
                "FilterIncomingNavigation.character",
            ]
        )
        #expect(candidates.map(\.acceptsPayload) == [true, true, true, true, false])
    }

    @Test("the reason says which rule found the destination")
    func reasons() throws {
        let map = MapSketch.map(
            incoming: ["Character: main, detail", "Episodes: list(id: Int), characterEpisodes"],
            outgoing: ["Start: characterDetail, character, episodes(id: Int), characterEpisodes"]
        )
        let from = try #require(map.outgoing.first)
        let resolver = Resolver(map: map, configuration: Configuration(app: "Demo"))
        let reasons = from.cases.map { item in
            if case .found(_, let reason) = resolver.resolve(item, of: from) { reason.code } else { "none" }
        }
        #expect(reasons == ["feature-and-case", "entry-main", "entry-only", "same-case"])
    }

    @Test("a whole app's three redirects are found")
    func wholeApp() throws {
        let map = MapSketch.map(
            incoming: [
                "Home: main", "Character: list, detail(identifier: Int)",
                "Episode: main, characterEpisodes(characterIdentifier: Int)",
            ],
            outgoing: [
                "Home: characters", "Character: characterEpisodes(characterIdentifier: Int)",
                "Episode: characterDetail(identifier: Int)",
            ]
        )
        let resolver = Resolver(map: map, configuration: Configuration(app: "Demo"))
        let found = map.outgoing.map { from in
            if case .found(let destination, _) = resolver.resolve(from.cases[0], of: from) {
                destination.name
            } else {
                "none"
            }
        }
        #expect(
            found == [
                "CharacterIncomingNavigation.list", "EpisodeIncomingNavigation.characterEpisodes",
                "CharacterIncomingNavigation.detail",
            ]
        )
    }
}
