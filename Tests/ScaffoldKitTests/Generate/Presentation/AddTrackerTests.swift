import Testing

@testable import ScaffoldKit

@Suite("Add tracker")
struct AddTrackerTests {
    private static let presentation = "Features/Home/Sources/Presentation/Home"
    private static let event = presentation + "/Tracker/HomeEvent.swift"
    private static let mock = "Features/Home/Tests/Shared/Mocks/HomeTrackerMock.swift"
    private static let events = ["itemSelected(identifier: Int)", "closed", "rated(Double, by: String?)"]

    @Test("Events go into enum, tracker, mock and tests, and the second run changes nothing")
    func events() throws {
        // Given
        var shop = try Workshop()

        // When
        try shop.addTracker(to: "Home", events: Self.events)

        // Then
        #expect(shop.flaws() == [])
        let event = try #require(shop[Self.event])
        #expect(event.contains("    case itemSelected(identifier: Int)\n    case closed\n"))
        #expect(event.contains("        case .itemSelected:\n            \"home_item_selected\"\n"))
        #expect(event.contains("                \"by\": by ?? \"\",\n"))
        #expect(shop[Self.mock]?.contains("trackedEvents.append(\n            .closed\n        )") == true)
        #expect(try shop.addTracker(to: "Home", events: Self.events).changeset.isEmpty)
    }

    @Test("A screen without a tracker gets one, handed down from the entry")
    func injected() throws {
        // Given
        var shop = try Workshop()
        try shop.newFeature("Shop", without: [.tracker])

        // When
        try shop.addTracker(to: "Shop", events: ["closed"])

        // Then
        #expect(shop.flaws() == [])
        let sources = "Features/Shop/Sources/"
        let viewModel = try #require(shop[sources + "Presentation/Shop/ViewModels/ShopViewModel.swift"])
        #expect(viewModel.contains("tracker: any ShopTrackerContract"))
        let container = try #require(shop[sources + "ShopContainer.swift"])
        #expect(container.contains("tracker: ShopTracker(tracker: tracker)"))
        #expect(shop[sources + "ShopFeature.swift"]?.contains("tracker: dependencies.tracker") == true)
        #expect(try shop.addTracker(to: "Shop", events: ["closed"]).changeset.isEmpty)
    }

    @Test(
        "A view model that was made without a tracker tracks that its screen appears, and its tests expect it",
        arguments: [nil] + ViewModelKind.allCases.map(Optional.some)
    )
    func appearing(_ kind: ViewModelKind?) throws {
        // Given
        var shop = try Workshop()
        try shop.newFeature("Shops", without: [.tracker])
        if kind == .detail { try shop.addScreen("Shop", to: "Shops", payload: "identifier: Int", without: [.tracker]) }
        let screen = kind == .detail ? "Shop" : "Shops"
        if let kind { try shop.addViewModel(screen, to: "Shops", kind: kind) }

        // When
        let plan = try shop.addTracker(screen, to: "Shops")

        // Then
        let folder = "Presentation/\(screen)/ViewModels/\(screen)ViewModel"
        let viewModel = try #require(shop["Features/Shops/Sources/\(folder).swift"])
        let appears = "func didAppear()" + (kind == .detail || kind == .list ? " async" : "") + " {\n"
        #expect(viewModel.contains("    \(appears)        tracker.trackScreenViewed()\n"))
        let tests = try #require(shop["Features/Shops/Tests/Unit/\(folder)Tests.swift"])
        let rest = try #require(tests.split(separator: "func didAppear()").dropFirst().first)
        let test = rest.prefix(while: { $0 != "@" })
        #expect(test.contains("        #expect(trackerMock.trackedEvents == [.screenViewed])\n    }\n"))
        let container = try #require(shop["Features/Shops/Tests/Unit/ShopsContainerTests.swift"])
        let made = try #require(container.split(separator: "func make\(screen)ViewModel()").last)
        let appeared = made.prefix(while: { $0 != "@" }).contains("viewModel.didAppear()")
        #expect(made.contains("AnyTrackingEvent(\(screen)Event.screenViewed)") == appeared)
        #expect(plan.diagnostics == [])
        #expect(try shop.addTracker(screen, to: "Shops").changeset.isEmpty)
    }

    @Test("A tracker that came later stands in the way of no view model", arguments: [ViewModelKind.list, .filter])
    func viewModelAfterwards(_ kind: ViewModelKind) throws {
        // Given
        var shop = try Workshop()
        try shop.newFeature("Shops", without: [.tracker])
        try shop.addTracker(to: "Shops")
        var other = try Workshop()
        try other.newFeature("Shops")

        // When
        try shop.addViewModel(to: "Shops", kind: kind)
        try other.addViewModel(to: "Shops", kind: kind)

        // Then
        let (texts, expected) = (shop.texts(below: "Features/Shops"), other.texts(below: "Features/Shops"))
        #expect(texts.keys.sorted() == expected.keys.sorted())
        for (path, text) in texts where path.hasSuffix("Tests.swift") { #expect(text == expected[path], "\(path)") }
    }

    @Test("In a view model of somebody's own the statement is theirs to put, and is printed")
    func appearingByHand() throws {
        // Given
        var shop = try Workshop()
        try shop.newFeature("Shop", without: [.tracker])
        let path = "Features/Shop/Sources/Presentation/Shop/ViewModels/ShopViewModel.swift"
        shop[path] = shop[path]?.replacing("func didAppear() {}", with: "func didAppear() { start() }")

        // When
        let plan = try shop.addTracker(to: "Shop")

        // Then
        #expect(plan.diagnostics.map(\.fact.code) == ["wiring.left-to-do"])
        #expect(plan.diagnostics.first?.fact.help == "tracker.trackScreenViewed()")
        #expect(plan.diagnostics.first?.location?.path.string == path)
        #expect(shop[path]?.contains("func didAppear() { start() }") == true)
        #expect(shop[path]?.contains("tracker: any ShopTrackerContract") == true)
    }

    @Test("Files that people edited keep their ways", arguments: EditedFeatureTests.Edit.allCases)
    func edited(_ edit: EditedFeatureTests.Edit) throws {
        // Given
        var shop = try Workshop()
        for (path, text) in shop.texts(below: "Features/Home") where path.hasSuffix(".swift") {
            shop[path] = edit.make(text)
        }
        let before = shop.texts(below: "Features/Home")

        // When
        try shop.addTracker(to: "Home", events: Self.events)

        // Then
        #expect(shop.flaws() == [])
        let after = shop.texts(below: "Features/Home")
        for (path, text) in before where path.hasSuffix(".swift") && after[path] != text {
            #expect(edit.isKept(after[path] ?? ""), "\(path)")
        }
        #expect(try shop.addTracker(to: "Home", events: Self.events).changeset.isEmpty)
    }

    @Test("An enum without properties gets some where an event has a payload")
    func withoutProperties() throws {
        // Given
        var shop = try Workshop()
        shop[Self.event] = """
            import NavCore

            enum HomeEvent: TrackingEventContract {
                case screenViewed

                var name: String {
                    switch self {
                    case .screenViewed: return "seen"
                    }
                }
            }

            """

        // When
        try shop.addTracker(to: "Home", events: ["closed"])
        let plain = shop[Self.event]
        try shop.addTracker(to: "Home", events: ["opened(at: Int)"])

        // Then
        #expect(plain?.contains("properties") == false)
        let event = try #require(shop[Self.event])
        #expect(event.contains("        case .opened:\n            return \"home_opened\"\n"))
        #expect(event.contains("        default:\n            [:]\n"))
    }

    @Test("A moved tracker is edited where it is")
    func moved() throws {
        // Given
        var shop = try Workshop()
        let old = Self.presentation + "/Tracker/HomeTracker.swift"
        let new = "Features/Home/Sources/Tracking/Home.swift"
        shop[new] = shop[old]
        shop[old] = nil

        // When
        try shop.addTracker(to: "Home", events: ["closed"])

        // Then
        #expect(shop[old] == nil)
        #expect(shop[new]?.contains("func trackClosed()") == true)
    }

    @Test("An event of the same name with another payload, and an enum without a place, are refused")
    func refused() throws {
        // Given
        var shop = try Workshop()
        try shop.addTracker(to: "Home", events: ["rated(Int)"])
        var other = shop
        other[Self.event] = shop[Self.event]?.replacing("switch self", with: "if true { return \"\" }; return name // ")

        // When
        let payload = refusals { try shop.addTracker(to: "Home", events: ["rated(Double)"]) }
        let place = refusals { try other.addTracker(to: "Home", events: ["closed"]) }

        // Then
        #expect(payload == ["\(Self.event) generate.case-taken"])
        #expect(place.allSatisfy { $0.hasPrefix(Self.event) })
        #expect(!place.isEmpty)
    }
}
