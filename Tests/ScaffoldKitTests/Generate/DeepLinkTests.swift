import Foundation
import Testing

@testable import ScaffoldKit

@Suite("Deep links of a feature")
struct DeepLinkTests {
    private static let navigation = "Features/Characters/Sources/Presentation/Navigation"
    private static let incoming = "\(navigation)/CharactersIncomingNavigation.swift"
    private static let handler = "\(navigation)/CharactersDeepLinkHandler.swift"
    private static let tests =
        "Features/Characters/Tests/Unit/Presentation/Navigation/CharactersDeepLinkHandlerTests.swift"
    private static let entry = "Features/Characters/Sources/CharactersFeature.swift"

    private func shop(_ cases: String...) throws -> Workshop {
        var shop = try Workshop(features: ["Home", "Characters"])
        let text = try #require(shop[Self.incoming])
        let lines = cases.map { "    case \($0)\n" }.joined()
        shop[Self.incoming] = text.replacing("    case main\n", with: "    case main\n" + lines)
        return shop
    }

    private func urls(_ shop: Workshop) throws -> [String] {
        try shop.workspace.routes().filter { $0.feature == "Characters" }
            .map { $0.url.replacing("demo://characters", with: "") + " " + ($0.destination ?? "?") }
            .map { $0.replacing("CharactersIncomingNavigation.", with: "") }
    }

    /// The case, the path, what is read from the link, and what the case is given.
    @Test(
        "Every value is read as its type",
        arguments: [
            ("detail(identifier: Int)", "detail/:identifier", "identifier: Int", "identifier: identifier"),
            ("detail(identifier: Int?)", "detail/:identifier", "identifier: Int", "identifier: identifier"),
            ("detail(Int)", "detail/:value", "value: Int", "value"),
            ("detail(_ page: Int)", "detail/:page", "value: Int", "value"),
            ("detail(in: String)", "detail/:in", "inValue: String", "in: inValue"),
            ("detail(flag: Bool = true)", "detail/:flag", "flag: Bool", "flag: flag"),
            ("detail(a: Character)", "detail/:a", "a: Character", "a: a"),
            ("detail(id: Int, title: String?)", "detail/:id", "id: Int", "id: id,title: nil"),
            ("detail(id: Int, title: String = \"\")", "detail/:id", "id: Int", "id: id"),
            ("detail(title: String?, id: Int)", "detail/:id/:title", "title: String,id: Int", "title: title,id: id"),
        ]
    )
    func values(_ declared: String, _ path: String, _ read: String, _ given: String) throws {
        // Given
        var shop = try shop(declared)

        // When
        try shop.addDeepLink("Characters", path)

        // Then
        let text = try #require(shop[Self.handler])
        let reads = text.split(separator: "\n").filter { $0.contains("] else { return nil }") }
            .compactMap { $0.split(separator: " = ").first?.split(separator: "let ").last.map(String.init) }
        #expect(reads.joined(separator: ",") == read)
        let call = text.split(separator: "Navigation.detail(").last?.split(separator: "\n            )").first ?? ""
        #expect(call.filter { $0 != "\n" }.replacing("                ", with: "") == given)
        #expect(try urls(shop) == [" main", "/\(path) detail"])
        #expect(shop.flaws() == [])
        #expect(try shop.addDeepLink("Characters", path).changeset.isEmpty)
    }

    @Test("Paths of the same words each have tests of their own, and the same again changes nothing")
    func sameWords() throws {
        // Given
        var shop = try shop("allLower")
        let paths = ["all-lower", "all/lower", "allLower"]

        // When
        for path in paths { try shop.addDeepLink("Characters", path, to: "allLower") }

        // Then
        let text = try #require(shop[Self.tests])
        for path in paths { #expect(text.contains("\"Opens \(path)\"")) }
        for name in ["AllLower()", "AllLower2()", "AllLower3()"] { #expect(text.contains("func opens\(name)")) }
        #expect(shop.flaws() == [])
        for path in paths {
            #expect(try shop.addDeepLink("Characters", path, to: "allLower").changeset.isEmpty)
        }
    }

    @Test("A case without values is matched, and one whose values are all left out is called")
    func withoutValues() throws {
        // Given
        var shop = try shop("filter", "page(number: Int = 1)")

        // When
        try shop.addDeepLink("Characters", "filter")
        try shop.addDeepLink("Characters", "page")

        // Then
        #expect(
            shop[Self.handler]?.contains(
                "if link.matches(\"filter\") {\n            return CharactersIncomingNavigation.filter\n"
            ) == true
        )
        #expect(shop[Self.handler]?.contains("return CharactersIncomingNavigation.page()\n") == true)
    }

    @Test(
        "The path's first components name the case, the longest first; --to names any",
        arguments: [
            ("detail/:id", nil, "detail"), ("character/list", nil, "characterList"),
            ("character-list", nil, "characterList"),
            ("character/:id", nil, "character"), ("detail/of/:id", nil, "detail"), ("people/:id", "detail", "detail"),
            ("people/:id", "CharactersIncomingNavigation.detail", "detail"), ("people", "main", "main"),
            ("people", "Main", "main"),
        ] as [(String, String?, String)]
    )
    func destinations(_ path: String, _ to: String?, _ expected: String) throws {
        var shop = try shop("detail(id: Int)", "characterList", "character(id: Int)")
        try shop.addDeepLink("Characters", path, to: to)
        #expect(try urls(shop).last == "/\(path) \(expected)")
    }

    @Test("Routes are asked from the most specific to the least, in whichever order they came")
    func order() throws {
        // Given
        let routes = [
            ("filter", "filter"), (":name", "detail"), ("filter/:name", "detail"), (":name/all", "detail"),
            ("filter/all", "filter"),
        ]
        for first in routes.indices {
            var shop = try shop("filter", "detail(name: String)")

            // When
            for index in routes.indices {
                let (path, item) = routes[(first + index) % routes.count]
                try shop.addDeepLink("Characters", path, to: item)
            }

            // Then
            let paths = try urls(shop).map { String($0.prefix { $0 != " " }) }
            for (earlier, later) in [
                ("/filter", "/:name"), ("/filter/all", "/filter/:name"), ("/filter/:name", "/:name/all"),
            ] {
                let places = try (#require(paths.firstIndex(of: earlier)), #require(paths.firstIndex(of: later)))
                #expect(places.0 < places.1, "\(paths)")
            }
            #expect(paths.count == 6)
            for (path, item) in routes {
                #expect(try shop.addDeepLink("Characters", path, to: item).changeset.isEmpty)
            }
        }
    }

    @Test("A note says where a route went that takes links from another")
    func note() throws {
        // Given
        var shop = try shop("filter", "detail(name: String)")
        try shop.addDeepLink("Characters", ":name", to: "detail")

        // When
        let plan = try shop.addDeepLink("Characters", "filter")

        // Then
        #expect(plan.diagnostics == [Diagnostic(.note, .deepLink(.goesFirst(path: "filter", before: ":name")))])
        #expect(try shop.addDeepLink("Characters", "filter").diagnostics == [])
    }

    @Test("Links that a test took for nobody's are taken out once a route answers them")
    func refusedLinks() throws {
        // Given
        var shop = try shop("detail(id: Int)", "named(name: String)", "filter")
        try shop.addDeepLink("Characters", "detail/:id")
        #expect(shop[Self.tests]?.contains("\"detail\",\n") == true)
        #expect(shop[Self.tests]?.contains("no-such-path") == true)

        // When
        try shop.addDeepLink("Characters", "detail", to: "filter")
        try shop.addDeepLink("Characters", ":name", to: "named")

        // Then
        #expect(shop[Self.tests]?.contains("\"detail\",\n") == false)
        #expect(shop[Self.tests]?.contains("no-such-path") == false)
        #expect(shop[Self.tests]?.contains("\"detail/1/\",\n") == true)
        #expect(shop.flaws() == [])
    }

    @Test(
        "What can't be a link is refused, and nothing is written",
        arguments: [
            ("detail", nil, "deep-link.value-missing"), ("detail/:other", nil, "deep-link.parameter-unknown"),
            ("detail/:id/:id2", nil, "deep-link.parameter-unknown"), ("filter/:id", nil, "deep-link.parameter-unknown"),
            ("nothing", nil, "deep-link.no-case"), ("nothing", "nobody", "link.case-unknown"),
            (":id", nil, "deep-link.parameter-unknown"),
            ("stamp/:id", nil, "deep-link.not-text"), ("kind/:kind", nil, "deep-link.not-text"),
            ("ids/:ids", nil, "deep-link.not-text"),
            ("there/:name", "detail", "deep-link.taken"), ("there/:id", "filter", "deep-link.taken"),
            ("", "filter", "deep-link.taken"),
        ] as [(String, String?, String)]
    )
    func refusals(_ path: String, _ to: String?, _ code: String) throws {
        // Given
        var shop = try shop(
            "detail(id: Int)",
            "filter",
            "stamp(id: UUID)",
            "kind(kind: Kind)",
            "ids(ids: [Int])"
        )
        try shop.addDeepLink("Characters", "there/:id", to: "detail")
        let before = shop.texts()

        // When
        let found = ScaffoldKitTests.refusals { try shop.addDeepLink("Characters", path, to: to) }

        // Then
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(code) == true, "\(found)")
        #expect(shop.texts() == before)
    }

    @Test("A type of the feature's own that reads from text will do; tests are left to its people")
    func ownType() throws {
        // Given
        var shop = try shop("kind(kind: Kind)")
        shop["Features/Characters/Sources/Kind.swift"] = "enum Kind: String, LosslessStringConvertible { case a }\n"

        // When
        let plan = try shop.addDeepLink("Characters", "kind/:kind")

        // Then
        #expect(shop[Self.handler]?.contains("guard let kind: Kind = parameters[\"kind\"] else { return nil }") == true)
        #expect(plan.diagnostics.map(\.fact) == [.generate(.noSample(type: "Kind"))])
        #expect(shop[Self.tests]?.contains("KindByKind") == false)
    }

    @Test("A case under a condition has its route and tests under it")
    func conditions() throws {
        // Given
        var shop = try shop()
        shop[Self.incoming] = shop[Self.incoming]?
            .replacing(
                "    case main\n",
                with: "    case main\n    #if DEBUG\n    case debug(level: Int)\n    #endif\n"
            )

        // When
        try shop.addDeepLink("Characters", "debug/:level")

        // Then
        #expect(shop[Self.handler]?.contains("        #if DEBUG\n        if let parameters") == true)
        #expect(shop[Self.handler]?.contains("        }\n        #endif\n        return nil\n") == true)
        #expect(shop[Self.tests]?.split(separator: "    #if DEBUG\n    @Test(").count == 3)
        #expect(try shop.addDeepLink("Characters", "debug/:level").changeset.isEmpty)
    }

    @Test("A handler that was left out is written, and wired into the entry and its tests")
    func handlerMissing() throws {
        // Given
        var shop = try shop("filter")
        let featureTests = "Features/Characters/Tests/Unit/CharactersFeatureTests.swift"
        let property = "    public let deepLinkHandler: (any DeepLinkHandlerContract)?\n"
        let assignment = "        deepLinkHandler = CharactersDeepLinkHandler()\n"
        shop[Self.handler] = nil
        shop[Self.tests] = nil
        shop[Self.entry] = shop[Self.entry]?.replacing(property, with: "").replacing(assignment, with: "")
        let test = try #require(shop[featureTests])
        let start = try #require(test.range(of: "    @Test(\"Its links")?.lowerBound)
        let end = try #require(test.range(of: "    @Test(\"What is not")?.lowerBound)
        shop[featureTests] = String(test[..<start] + test[end...])

        // When
        try shop.addDeepLink("Characters", "filter")

        // Then
        #expect(try urls(shop) == [" main", "/filter filter"])
        #expect(shop[Self.tests]?.contains("func opensFilter()") == true)
        #expect(
            shop[Self.entry]?.contains(
                "public var deepLinkHandler: (any DeepLinkHandlerContract)? {\n        CharactersDeepLinkHandler()\n"
            ) == true
        )
        #expect(shop[featureTests]?.contains("func deepLinkHandler()") == true)
        #expect(shop.flaws() == [])
        #expect(try shop.addDeepLink("Characters", "filter").changeset.isEmpty)
    }

    @Test("A handler of another name and place is found by what it conforms to")
    func moved() throws {
        // Given
        var shop = try shop("filter")
        shop["Features/Characters/Sources/Links.swift"] = shop[Self.handler]?
            .replacing("CharactersDeepLinkHandler", with: "Links")
        shop[Self.handler] = nil

        // When
        try shop.addDeepLink("Characters", "filter")

        // Then
        #expect(shop["Features/Characters/Sources/Links.swift"]?.contains("link.matches(\"filter\")") == true)
        #expect(shop[Self.handler] == nil)
    }

    @Test("Without wiring the route is printed, and nothing is edited")
    func withoutWiring() throws {
        // Given
        let shop = try shop("filter")

        // When
        let plan = try AddDeepLink(feature: "Characters", path: RoutePath("filter"))
            .plan(in: shop.workspace, options: GenerationOptions(wires: false))

        // Then
        #expect(plan.changeset.isEmpty)
        #expect(plan.diagnostics.map(\.fact.code).contains("wiring.left-to-do"))
    }
}

extension Workshop {
    @discardableResult
    mutating func addDeepLink(_ feature: String, _ path: String, to item: String? = nil) throws -> GenerationPlan {
        let plan = try AddDeepLink(feature: feature, path: RoutePath(path), destination: item).plan(in: workspace)
        apply(plan.changeset)
        return plan
    }
}
