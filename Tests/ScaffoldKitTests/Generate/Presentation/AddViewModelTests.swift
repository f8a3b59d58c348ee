import Testing

@testable import ScaffoldKit

@Suite("Add view model")
struct AddViewModelTests {
    private static let sources = "Features/Home/Sources"
    private static let container = sources + "/HomeContainer.swift"
    private static let containerTests = "Features/Home/Tests/Unit/HomeContainerTests.swift"
    private static let viewModel = sources + "/Presentation/Home/ViewModels/HomeViewModel.swift"
    private static let view = sources + "/Presentation/Home/Views/HomeView.swift"
    private static let state = sources + "/Presentation/Home/ViewModels/HomeViewState.swift"

    /// A feature whose screen can have each kind.
    private static func shop(_ kind: ViewModelKind, without: Set<ScreenPart> = []) throws -> (Workshop, String) {
        var shop = try Workshop()
        let payload = kind == .detail ? "identifier: Int, Bool" : ""
        try shop.addScreen("Thing", to: "Home", payload: payload, without: without)
        return (shop, "Thing")
    }

    @Test(
        "Each kind takes the place of a new screen's view model, and the second run changes nothing",
        arguments: ViewModelKind.allCases,
        [[], [.navigator], [.tracker], [.navigator, .tracker]] as [Set<ScreenPart>]
    )
    func kinds(_ kind: ViewModelKind, without: Set<ScreenPart>) throws {
        // Given
        var (shop, screen) = try Self.shop(kind, without: without)

        // When
        try shop.addViewModel(screen, to: "Home", kind: kind)

        // Then
        #expect(shop.flaws() == [])
        let folder = Self.sources + "/Presentation/Thing/ViewModels/"
        #expect((shop[folder + "ThingViewState.swift"] != nil) == kind.needsModel)
        #expect(shop[folder + "ThingViewModel.swift"]?.contains(".initial") == false)
        #expect(shop[Self.containerTests]?.contains("state == .initial") == true, "that of the first screen")
        let again = try shop.addViewModel(screen, to: "Home", kind: kind)
        #expect(again.changeset.changes.map(\.path.string) == [])
    }

    @Test("A list is handed its use cases, tested from the server on, and leads to the only detail screen")
    func list() throws {
        // Given
        var shop = try Workshop()
        try shop.addScreen("ThingDetail", to: "Home", payload: "identifier: Int")

        // When
        try shop.addViewModel(to: "Home", kind: .list, model: "Thing")

        // Then
        #expect(shop.flaws() == [])
        let container = try #require(shop[Self.container])
        #expect(container.contains("getThingPage: GetThingPageUseCase(repository: thingRepository),\n"))
        #expect(container.contains("refreshThingPage: RefreshThingPageUseCase(repository: thingRepository),\n"))
        #expect(shop[Self.viewModel]?.contains("navigator.navigateToThingDetail(identifier: item.id)") == true)
        let tests = try #require(shop[Self.containerTests])
        #expect(tests.contains("JSONEncoder().encode([ThingDTO.stub()])"))
        #expect(tests.contains("import Foundation\n"))
        let tracker = Self.sources + "/Presentation/Home/Tracker/HomeTracker.swift"
        #expect(shop[tracker]?.contains("func trackItemSelected(identifier: Int)") == true)
    }

    @Test("A detail screen that comes after its list is led to when the list's command is run again")
    func laterDetail() throws {
        // Given
        var shop = try Workshop()
        try shop.addViewModel(to: "Home", kind: .list, model: "Thing")
        try shop.addScreen("ThingDetail", to: "Home", payload: "identifier: Int")
        let call = "navigator.navigateToThingDetail(identifier: item.id)"
        #expect(shop[Self.viewModel]?.contains(call) == false)

        // When
        try shop.addViewModel("Home", to: "Home", kind: .list, model: "Thing", detail: "ThingDetail")

        // Then
        #expect(shop.flaws() == [])
        #expect(shop[Self.viewModel]?.contains(call) == true)
        let navigator = Self.sources + "/Presentation/Home/Navigator/HomeNavigator.swift"
        #expect(shop[navigator]?.contains("func navigateToThingDetail(identifier: Int)") == true)
        let again = try shop.addViewModel("Home", to: "Home", kind: .list, model: "Thing", detail: "ThingDetail")
        #expect(again.changeset.changes.map(\.path.string) == [])
    }

    @Test("A list's view model that somebody has edited says itself where it leads")
    func laterDetailOfOwn() throws {
        // Given
        var shop = try Workshop()
        try shop.addViewModel(to: "Home", kind: .list, model: "Thing")
        try shop.addScreen("ThingDetail", to: "Home", payload: "identifier: Int")
        shop[Self.viewModel]? += "// mine\n"

        // When
        let refused = refusals {
            try shop.addViewModel("Home", to: "Home", kind: .list, model: "Thing", detail: "ThingDetail")
        }

        // Then
        let call = "navigator.navigateToThingDetail(identifier: item.id)"
        #expect(refused == ["\(Self.viewModel) generate.own-view-model"])
        shop[Self.viewModel]? += "let go = \(call)\n"
        let options = GenerationOptions(existing: .skip)
        try shop.addViewModel("Home", to: "Home", kind: .list, model: "Thing", detail: "ThingDetail", options: options)
        let navigator = Self.sources + "/Presentation/Home/Navigator/HomeNavigator.swift"
        #expect(shop[navigator]?.contains("func navigateToThingDetail(identifier: Int)") == true)
    }

    @Test("Of several detail screens one is named; one that no identifier opens is refused")
    func detail() throws {
        // Given
        var shop = try Workshop()
        try shop.addScreen("First", to: "Home", payload: "identifier: Int")
        try shop.addScreen("Second", to: "Home", payload: "identifier: Int")
        try shop.addScreen("Third", to: "Home", payload: "name: String")
        var unnamed = shop

        // When
        try unnamed.addViewModel("Home", to: "Home", kind: .list, model: "Thing")
        try shop.addViewModel("Home", to: "Home", kind: .list, model: "Thing", detail: "second")
        let refusal = refusals {
            var other = try Workshop()
            try other.addScreen("Third", to: "Home", payload: "name: String")
            try other.addViewModel("Home", to: "Home", kind: .list, model: "Thing", detail: "Third")
        }

        // Then
        #expect(unnamed[Self.viewModel]?.contains("navigateTo") == false)
        #expect(shop[Self.viewModel]?.contains("navigateToSecond(identifier: item.id)") == true)
        #expect(refusal == ["generate.no-identifier"])
    }

    @Test("Without a cache in front, refreshing is getting")
    func refresh() throws {
        // Given
        var shop = try Workshop()
        let name = try Name("Thing")
        let plan = try AddRepository(model: name, policy: .remote, feature: "Home").plan(in: shop.workspace)
        shop.apply(plan.changeset)

        // When
        try shop.addViewModel(to: "Home", kind: .list, model: "Thing")

        // Then
        #expect(shop[Self.viewModel]?.contains("refreshThing") == false)
        #expect(shop[Self.container]?.contains("Refresh") == false)
    }

    @Test("What somebody has edited is refused, and replaced with --force")
    func edited() throws {
        // Given
        var shop = try Workshop()
        shop[Self.viewModel]? += "// mine\n"

        // When
        let refusal = refusals { try shop.addViewModel(to: "Home", kind: .stateless) }
        try shop.addViewModel(to: "Home", kind: .stateless, options: GenerationOptions(existing: .overwrite))

        // Then
        #expect(refusal == ["\(Self.viewModel) generate.differs", "generate.some-differ"])
        #expect(shop[Self.viewModel]?.contains("didTapOnContinueButton") == true)
    }

    @Test("An edited view model is not kept beside the contract, state and view of another kind")
    func kept() throws {
        // Given
        var shop = try Workshop()
        shop[Self.viewModel]? += "// mine\n"
        let before = shop.texts()

        // When
        let refusal = refusals {
            try shop.addViewModel(to: "Home", kind: .filter, options: GenerationOptions(existing: .skip))
        }

        // Then
        #expect(refusal == ["\(Self.viewModel) present.kept-unfit"])
        #expect(shop.texts() == before)
    }

    @Test("An edited container test is left, and the text to put in its place is shown")
    func editedContainerTest() throws {
        // Given
        var shop = try Workshop()
        shop[Self.containerTests] = shop[Self.containerTests]?.replacing("// When", with: "print(1)")

        // When
        let refusal = refusals { try shop.addViewModel(to: "Home", kind: .stateless) }

        // Then
        #expect(refusal == ["\(Self.containerTests) wiring.place-not-found"])
    }

    @Test(
        "Container, tracker and tests that people edited keep their ways",
        arguments: EditedFeatureTests.Edit.allCases
    )
    func editedWiring(_ edit: EditedFeatureTests.Edit) throws {
        // Given
        var shop = try Workshop()
        try shop.addScreen("ThingDetail", to: "Home", payload: "identifier: Int")
        let own = ["ViewModel", "ViewState", "View.swift"]
        for (path, text) in shop.texts(below: "Features/Home")
        where path.hasSuffix(".swift") && !own.contains(where: path.contains) {
            shop[path] = edit.make(text)
        }
        let before = shop.texts(below: "Features/Home")

        // When
        try shop.addViewModel(to: "Home", kind: .list, model: "Thing")
        try shop.addViewModel("ThingDetail", to: "Home", kind: .detail)

        // Then
        #expect(shop.flaws() == [])
        let after = shop.texts(below: "Features/Home")
        for (path, text) in before where after[path] != text && !own.contains(where: path.contains) {
            if path.hasSuffix(".swift") { #expect(edit.isKept(after[path] ?? ""), "\(path)") }
        }
        #expect(try shop.addViewModel("Home", to: "Home", kind: .list, model: "Thing").changeset.isEmpty)
    }

    @Test("A view that was moved is replaced where it is")
    func moved() throws {
        // Given
        var shop = try Workshop()
        let new = Self.sources + "/Views/HomeView.swift"
        shop[new] = shop[Self.view]
        shop[Self.view] = nil

        // When
        try shop.addViewModel(to: "Home", kind: .stateless)

        // Then
        #expect(shop[Self.view] == nil)
        #expect(shop[new]?.contains("home.continue") == true)
    }

    @Test("Another kind, another model, and a detail screen without an identifier are refused with the next step")
    func refused() throws {
        // Given
        var shop = try Workshop()
        try shop.addViewModel(to: "Home", kind: .list, model: "Thing")
        try shop.addScreen("Other", to: "Home")

        // When
        let kind = refusals { try shop.addViewModel("Home", to: "Home", kind: .search, model: "Thing") }
        let model = refusals { try shop.addViewModel("Home", to: "Home", kind: .list, model: "Other") }
        let payload = refusals { try shop.addViewModel("Other", to: "Home", kind: .detail, model: "Thing") }

        // Then
        #expect(kind == ["generate.view-model-taken"])
        #expect(model == ["generate.view-model-taken"])
        #expect(payload == ["generate.no-identifier"])
    }

    @Test("A view model that people took over is given no more than it asks for")
    func takenOver() throws {
        // Given
        var shop = try Workshop()
        try shop.addViewModel(to: "Home", kind: .list, model: "Thing")
        shop[Self.viewModel] = "final class HomeViewModel: HomeViewModelContract {}\n"
        shop[Self.container] = shop[Self.container]?.replacing(
            "            getThingPage: GetThingPageUseCase(repository: thingRepository),\n",
            with: ""
        )
        let container = shop[Self.container]
        let options = GenerationOptions(existing: .skip)

        // When
        try shop.addViewModel(to: "Home", kind: .list, model: "Thing", options: options)

        // Then
        #expect(shop[Self.container] == container)
    }

    @Test("A view comes back, is brought up to date, and is refused where somebody has edited it")
    func view() throws {
        // Given
        var shop = try Workshop()
        try shop.addViewModel(to: "Home", kind: .list, model: "Thing")
        let text = shop[Self.view]
        var edited = shop
        edited[Self.view]? += "// mine\n"
        shop[Self.view] = nil

        // When
        try shop.addView(to: "Home")
        let refusal = refusals { try edited.addView(to: "Home") }

        // Then
        #expect(shop[Self.view] == text)
        #expect(try shop.addView(to: "Home").changeset.isEmpty)
        #expect(refusal == ["\(Self.view) generate.differs", "generate.some-differ"])
    }
}
