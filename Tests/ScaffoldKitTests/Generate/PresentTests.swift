import Testing

@testable import ScaffoldKit

@Suite("What is there under the name that a command was given")
struct PresentTests {
    private static let entry = "Features/Home/Sources/HomeFeature.swift"

    @Test(
        "a feature's first screen is there, whatever --force says",
        arguments: [ExistingFiles.refuse, .skip, .overwrite]
    )
    func firstScreen(existing: ExistingFiles) throws {
        // Given
        var shop = try Workshop()
        let before = shop.texts()

        // When
        let codes = refusals { _ = try shop.addScreen("Home", to: "Home", options: .init(existing: existing)) }

        // Then
        #expect(codes == ["\(Self.entry) present.screen"])
        #expect(shop.texts() == before)
    }

    @Test("a case that shows another screen is no further one's")
    func sameCase() throws {
        // Given
        var shop = try Workshop()
        try shop.addScreen("HomeDetail", to: "Home", payload: "id: Int")

        // When
        let codes = refusals { _ = try shop.addScreen("Detail", to: "Home", payload: "id: Int") }

        // Then
        #expect(codes == ["\(Self.entry) present.case"])
    }

    @Test("the same screen again is nothing to do, one with other parts is refused")
    func sameScreen() throws {
        // Given
        var shop = try Workshop()
        try shop.addScreen("Detail", to: "Home", payload: "id: Int")

        // When, Then
        #expect(try shop.addScreen("Detail", to: "Home", payload: "id: Int").changeset.isEmpty)
        for existing in [ExistingFiles.refuse, .skip, .overwrite] {
            let codes = refusals {
                _ = try shop.addScreen(
                    "Detail",
                    to: "Home",
                    payload: "id: Int",
                    without: [.tracker],
                    options: .init(existing: existing)
                )
            }
            #expect(codes == ["present.screen-otherwise"])
        }
    }

    @Test("a screen that is written anew keeps the destinations and events that it was given since")
    func forcedScreen() throws {
        // Given
        var shop = try Workshop()
        try shop.addScreen("Detail", to: "Home", payload: "id: Int")
        try shop.addNavigator("Detail", to: "Home", outgoing: ["offer(id: Int)"])
        try shop.addTracker("Detail", to: "Home", events: ["tapped(id: Int)"])
        let before = shop.texts()

        // When
        try shop.addScreen("Detail", to: "Home", payload: "id: Int", options: .init(existing: .overwrite))

        // Then
        #expect(shop.texts() == before)
    }

    @Test(
        "a feature that has grown is not written anew",
        arguments: ["screen", "navigator", "tracker", "viewmodel", "case"]
    )
    func grown(by part: String) throws {
        // Given
        var shop = try Workshop()
        switch part {
        case "screen": try shop.addScreen("Detail", to: "Home")
        case "navigator": try shop.addNavigator(to: "Home", outgoing: ["offer"])
        case "tracker": try shop.addTracker(to: "Home", events: ["tapped"])
        case "viewmodel": try shop.addViewModel(to: "Home", kind: .list, model: "Shop")
        default:
            let path = "Features/Home/Sources/Presentation/Navigation/HomeIncomingNavigation.swift"
            shop[path] = shop[path]?.replacing("case main", with: "case main\n    case offers")
        }
        let before = shop.texts()

        // When
        let codes = refusals { try shop.newFeature("Home", options: .init(existing: .overwrite)) }

        // Then
        #expect(codes == ["present.feature-grown"])
        #expect(shop.texts() == before)
        if part != "case" {
            #expect(refusals { try shop.newFeature("Home") } == [], "the same command again is nothing to do")
        }
    }

    @Test("a feature with another first screen is another one")
    func otherFirstScreen() throws {
        var shop = try Workshop()
        for existing in [ExistingFiles.refuse, .skip, .overwrite] {
            let codes = refusals { try shop.newFeature("Home", screen: "Start", options: .init(existing: existing)) }
            #expect(codes == ["present.feature-otherwise"])
        }
    }

    @Test("a model whose file would be the entry of an executable is refused", arguments: ["Main", "main", "MAIN"])
    func entryFile(name: String) throws {
        let shop = try Workshop()
        let codes = refusals { _ = try AddModel(name: Name(name), feature: "Home").plan(in: shop.workspace) }
        #expect(codes.count == 1 && codes[0].hasSuffix("name.entry-file"), "\(codes)")
        let asField = refusals {
            _ = try AddModel(name: Name("Shop"), feature: "Home", fields: "id: Int, kind: Main")
                .plan(in: shop.workspace)
        }
        #expect(asField.count == 1 && asField[0].hasSuffix("name.entry-file"), "\(asField)")
    }

    @Test("an edited file is not kept beside others that take the place of what it shows")
    func keptView() throws {
        // Given
        var shop = try Workshop()
        let view = "Features/Home/Sources/Presentation/Home/Views/HomeView.swift"
        shop[view] = shop[view]?.replacing("Text(\"Home\")", with: "Text(\"My home\")")
        let before = shop.texts()

        // When
        let codes = refusals {
            try shop.addViewModel(to: "Home", kind: .list, model: "Shop", options: .init(existing: .skip))
        }

        // Then
        #expect(codes == ["\(view) present.kept-unfit"])
        #expect(shop.texts() == before)
    }

    @Test("a file that is kept must declare what others know it by")
    func keptWithoutType() throws {
        // Given
        var shop = try Workshop()
        let view = "Features/Home/Sources/Presentation/Detail/Views/DetailView.swift"
        shop[view] = "struct Other {}\n"

        // When
        let codes = refusals { try shop.addScreen("Detail", to: "Home", options: .init(existing: .skip)) }

        // Then
        #expect(codes == ["\(view) present.kept-unfit"])
    }
}
