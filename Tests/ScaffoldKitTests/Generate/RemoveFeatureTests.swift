import Testing

@testable import ScaffoldKit

@Suite("Removal of a feature")
struct RemoveFeatureTests {
    /// How people and their formatters write the app layer's files.
    enum Habit: String, CaseIterable {
        case plain, carriageReturns, tabs, byteOrderMark

        func write(_ text: String) -> String {
            switch self {
            case .plain: text
            case .carriageReturns: text.replacing("\n", with: "\r\n")
            case .tabs: text.replacing("    ", with: "\t")
            case .byteOrderMark: "\u{FEFF}" + text
            }
        }
    }

    /// Everything that can be added to a feature between making and removing it.
    private static func furnish(_ name: String, in shop: inout Workshop) throws {
        try shop.newFeature(name, screen: name + "List", without: [.navigator])
        try shop.addScreen(name + "Detail", to: name, payload: "identifier: Int")
        try shop.addScreen("Plain", to: name, without: [.navigator, .tracker])
        let home = shop["Features/Home/.scaffold.json"] == nil ? [] : ["home"]
        try shop.addNavigator(
            name + "Detail",
            to: name,
            outgoing: home + ["homeLater(at: Date)", "own(\(name.lowercased()): Int)"]
        )
        try shop.addNavigator("Plain", to: name)
        for (item, incoming) in [("homeLater", "none"), ("own", "\(name)IncomingNavigation.detail")] {
            let plan = try DecideRedirect.plan(
                tree: shop.tree,
                configuration: shop.configuration,
                outgoing: "\(name)OutgoingNavigation.\(item)",
                incoming: incoming
            )
            shop.apply(plan.changeset)
        }
    }

    @Test(
        "A feature with all that was added to it leaves the workspace as it was",
        arguments: [["Home"], ["Home", "Alpha"], ["Alpha", "Home", "Omega", "Zoo"]],
        Habit.allCases
    )
    func leavesNothing(features: [String], habit: Habit) throws {
        for name in habit == .plain ? ["Bravo", "Aaa", "Zulu"] : ["Bravo"] {
            // Given
            var shop = try Workshop(features: features)
            for (path, text) in shop.texts() where !path.hasPrefix("Features/") && path.hasSuffix(".swift") {
                shop[path] = habit.write(text)
            }
            let before = shop.texts()
            try Self.furnish(name, in: &shop)
            #expect(shop.flaws() == [])

            // When
            let plan = try shop.removeFeature(name)

            // Then
            #expect(shop.differences(from: before) == [])
            #expect(plan.diagnostics == [])
            #expect(plan.changeset.prunes == [Workshop.path("Features/\(name)")])
        }
    }

    @Test("The only feature, too; the app then opens with none")
    func onlyFeature() throws {
        // Given
        var shop = try Workshop(features: [])
        let before = shop.texts()
        try shop.newFeature("Home")
        try shop.addNavigator(to: "Home", outgoing: ["home"])

        // When
        let plan = try shop.removeFeature("home")

        // Then
        #expect(shop.differences(from: before) == [])
        #expect(plan.diagnostics.map(\.fact) == [.removal(.noRoot(others: []))])
    }

    @Test("What the app could open with instead is what its container has, however it is spelled there")
    func rootFeature() throws {
        // Given
        var shop = try Workshop(features: [])
        for name in ["Home", "Characters", "Offer"] { try shop.newFeature(name) }
        let container = "AppKit/Sources/AppContainer.swift"
        shop[container] = shop[container]?.replacing(" HomeFeature(", with: " DemoHome.HomeFeature(")
            .replacing(" OfferFeature(", with: " DemoOffer.OfferFeature(")

        // When
        let plan = try RemoveFeature(feature: "Home", forces: true).plan(in: shop.workspace)

        // Then
        #expect(
            plan.diagnostics.map(\.fact).contains(
                .removal(.noRoot(others: ["CharactersFeature", "DemoOffer.OfferFeature"]))
            )
        )
    }

    @Test("Cases of other features that led here lead nowhere, and are named with their place")
    func arrivals() throws {
        // Given
        var shop = try Workshop(features: ["Home"])
        try shop.newFeature("Characters")
        try shop.newFeature("Offer")
        try shop.addNavigator(to: "Home", outgoing: ["characters", "offer"])
        let tests = "AppKit/Tests/Unit/AppNavigationRedirectTests.swift"
        #expect(shop[tests]?.contains("homeCharacters()") == true)

        // When
        let plan = try shop.removeFeature("Characters")

        // Then
        #expect(
            plan.diagnostics.map {
                "\($0.severity) \($0.location.map { "\($0.path):\($0.line ?? 0)" } ?? "") \($0.fact.code)"
            }
                == [
                    "warning Features/Home/Sources/Presentation/Navigation/HomeOutgoingNavigation.swift:5 removal.leads-nowhere"
                ]
        )
        let table = shop["AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"] ?? ""
        #expect(table.contains("case .characters:\n            UnknownNavigation.notFound\n"))
        #expect(!table.contains("DemoCharacters"))
        #expect(shop[tests]?.contains("Characters") == false)
        #expect(shop[tests]?.contains("homeOffer()") == true)
        #expect(try shop.syncCheck() == [])
    }

    @Test(
        "An import stays where a name needs it that is no plain word, or touches an operator that is none",
        arguments: [
            ("", false),
            ("// EpisodesFeature, `my type`\n", false),
            ("let use = EpisodesFeature.self\n", true),
            ("let use: `my type`? = nil\n", true),
            ("let use: Café? = nil\n", true),
            ("let use = EpisodesFeature≈1\n", true),
        ]
    )
    func keptImport(use: String, isKept: Bool) throws {
        // Given
        var shop = try Workshop(features: ["Start"])
        try shop.newFeature("Home")
        try shop.newFeature("Episodes")
        try shop.addNavigator(to: "Home", outgoing: ["episodes"])
        let types = "public struct `my type` { public init() {} }\npublic struct Café {}\n"
        shop["Features/Episodes/Sources/Types.swift"] = types
        let tests = "AppKit/Tests/Unit/AppNavigationRedirectTests.swift"
        let text = try #require(shop[tests])
        #expect(text.contains("homeEpisodes()") && text.contains("import DemoEpisodes"))
        shop[tests] = text + use

        // When
        _ = try shop.removeFeature("Home")

        // Then
        #expect(shop[tests]?.contains("homeEpisodes()") == false)
        #expect(shop[tests]?.contains("import DemoEpisodes") == isKept)
    }

    @Test("A table that is gone is not made")
    func noTable() throws {
        // Given
        var shop = try Workshop(features: ["Home"])
        try shop.newFeature("Characters")
        let table = "AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"
        shop[table] = nil

        // When
        _ = try shop.removeFeature("Characters")

        // Then
        #expect(shop[table] == nil)
    }

    @Test("Under whatever condition it led elsewhere, by whatever name, nothing is left")
    func conditions() throws {
        // Given
        var shop = try Workshop(features: ["Home", "Zed"])
        let incoming = "Features/Home/Sources/Presentation/Navigation/HomeIncomingNavigation.swift"
        shop[incoming] = shop[incoming]?.replacing(
            "    case main\n",
            with: """
                    case main
                    #if BETA
                    case beta
                    #if GAMMA
                    case gamma
                    #endif
                    #else
                    case stable
                    #endif

                """
        )
        let before = shop.texts()
        for name in ["Bravo", "Zoo"] {
            try shop.newFeature(name)
            for item in ["beta", "gamma", "stable", "main"] { try shop.link(name, "Home.\(item)") }

            // When
            try shop.rename(name, to: "Mmm")
            let tests = shop["AppKit/Tests/Unit/AppNavigationRedirectTests.swift"] ?? ""
            try shop.removeFeature("Mmm")

            // Then
            for (test, condition) in [("Beta", "BETA"), ("Gamma", "GAMMA"), ("Stable", "!(BETA)")] {
                #expect(
                    tests.contains(
                        "    #if \(condition)\n    @Test(\"\(name) reaches home\(test)\")\n    func mmmHome\(test)()"
                    )
                )
            }
            #expect(shop.differences(from: before) == [])
        }
    }

    @Test("What somebody edited or added stays, and is listed; the record keeps what stays")
    func keeps() throws {
        // Given
        var shop = try Workshop(features: ["Home", "Characters"])
        let entry = "Features/Characters/Sources/CharactersFeature.swift"
        shop[entry]? += "// mine\n"
        shop["Features/Characters/Notes.md"] = "mine"
        shop["Features/Characters/.DS_Store"] = "Finder"

        // When
        let plan = try shop.removeFeature("Characters")

        // Then
        #expect(
            plan.diagnostics.filter { $0.severity == .note }.map { "\($0.location?.path.string ?? "") \($0.fact.code)" }
                == ["\(entry) removal.edited", "Features/Characters/Notes.md removal.not-ours"]
        )
        #expect(
            shop.texts(below: "Features/Characters").keys.sorted()
                == ["Features/Characters/.scaffold.json", "Features/Characters/Notes.md", entry]
        )
        let path = Workshop.path("Features/Characters/.scaffold.json")
        let bytes = try #require(try shop.tree.read(path))
        let record = try FeatureRecord(bytes, path: path)
        #expect(record.files.keys.sorted() == ["Sources/CharactersFeature.swift"])
        #expect(shop["AppKit/Sources/AppContainer.swift"]?.contains("Characters") == false)
        #expect(try shop.syncCheck() == [])

        // When
        try shop.removeFeature("Characters", forces: true)

        // Then
        #expect(shop.texts(below: "Features/Characters").isEmpty)
    }

    @Test("An edited enum that stays is warned of: the table's scan still finds it")
    func enumStays() throws {
        var shop = try Workshop(features: ["Home", "Characters"])
        let path = "Features/Characters/Sources/Presentation/Navigation/CharactersIncomingNavigation.swift"
        shop[path]? += "// mine\n"

        let plan = try shop.removeFeature("Characters")

        #expect(plan.diagnostics.map(\.fact).contains(.removal(.enumStays("CharactersIncomingNavigation"))))
    }

    @Test("Other places that name it refuse the removal, each with its line; --force leaves them")
    func mentions() throws {
        // Given
        var shop = try Workshop(features: ["Home", "Characters"])
        shop["AppKit/Sources/Tabs.swift"] = """
            import DemoCharacters
            import NavCore

            // CharactersFeature in a comment, "CharactersFeature" in a string.
            let text = "CharactersFeature \\(CharactersIncomingNavigation.main)"
            let tab: any NavigationContract = CharactersIncomingNavigation.main
            let other = CharactersFeatures()

            """
        let container = "AppKit/Sources/AppContainer.swift"
        shop[container] = shop[container]?.replacing(
            "    let features: [any FeatureContract]\n",
            with: "    let features: [any FeatureContract]\n    private let own: DemoCharacters.CharactersFeature?\n"
        )
        shop["Package.swift"]? += "let extra: Target.Dependency = \"DemoCharacters\"\n"
        let before = shop.texts()
        let lines = [container, "Package.swift"].map { path in
            (before[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("own: DemoCharacters") || $0.contains("extra:") }.map { $0 + 1 } ?? 0
        }

        // When
        var places: [String] = []
        do {
            try shop.removeFeature("Characters")
        } catch let failure as Failure {
            places = failure.diagnostics.map {
                "\($0.location.map { "\($0.path):\($0.line ?? 0) " } ?? "")\($0.fact.code)"
            }
        }

        // Then
        #expect(
            places == [
                "\(container):2 removal.named", "\(container):\(lines[0]) removal.named",
                "\(container):\(lines[0]) removal.named", "AppKit/Sources/Tabs.swift:1 removal.named",
                "AppKit/Sources/Tabs.swift:5 removal.named", "AppKit/Sources/Tabs.swift:6 removal.named",
                "Package.swift:\(lines[1]) removal.named", "removal.some-name",
            ]
        )

        // When
        let plan = try shop.removeFeature("Characters", forces: true)

        // Then
        #expect(plan.diagnostics.count { $0.fact.code == "removal.named" && $0.severity == .warning } == 7)
        #expect(shop.texts(below: "Features/Characters").isEmpty)
    }

    @Test("Without a record only --force removes the folder")
    func noRecord() throws {
        var shop = try Workshop(features: ["Home", "Characters"])
        shop["Features/Characters/.scaffold.json"] = nil

        #expect(refusals { try shop.removeFeature("Characters") } == ["Features/Characters removal.no-record"])
        try shop.removeFeature("Characters", forces: true)

        #expect(shop.texts(below: "Features/Characters").isEmpty)
        #expect(refusals { try shop.removeFeature("Characters") } == ["generate.feature-unknown"])
    }

    @Test("A redirect that somebody wrote is not overwritten: it refuses the removal")
    func handWrittenArm() throws {
        var shop = try Workshop(features: ["Home", "Characters"])
        let table = "AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"
        shop[table] = shop[table]?.replacing(
            "            CharactersIncomingNavigation.main\n",
            with: "            isOn ? CharactersIncomingNavigation.main : UnknownNavigation.notFound\n"
        )

        let found = refusals { try shop.removeFeature("Characters") }

        #expect(found == ["\(table) removal.named", "removal.some-name"])
    }
}

extension Workshop {
    @discardableResult
    mutating func removeFeature(_ name: String, forces: Bool = false) throws -> GenerationPlan {
        let plan = try RemoveFeature(feature: name, forces: forces).plan(in: workspace)
        apply(plan.changeset)
        return plan
    }

    /// The files that differ, came or went since.
    func differences(from before: [String: String]) -> [String] {
        let now = texts()
        return Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
            .map { path in "\(path):\n\(now[path] ?? "gone")" }
    }

    /// What `sync-redirects --check` would say.
    func syncCheck() throws -> [String] {
        let plan = try SyncRedirects.plan(tree: tree, configuration: configuration, mode: .check)
        return (plan.isStale ? ["stale"] : []) + plan.diagnostics.map(\.fact.code)
    }
}
