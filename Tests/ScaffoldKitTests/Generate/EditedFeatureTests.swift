import SwiftScan
import Testing

@testable import ScaffoldKit

@Suite("Generators on a feature that people edited")
struct EditedFeatureTests {
    private static let sources = "Features/Home/Sources"
    private static let tests = "Features/Home/Tests/Unit"

    enum Edit: String, CaseIterable {
        case comments, tabs, carriageReturns, extraMembers, byteOrderMark

        func make(_ text: String) -> String {
            switch self {
            case .comments: text.replacing("{\n", with: "{ // opened\n").replacing("\n}", with: "\n    // closing\n}")
            case .tabs: text.replacing("    ", with: "\t")
            case .carriageReturns: text.replacing("\n", with: "\r\n")
            case .byteOrderMark: "\u{FEFF}" + text
            case .extraMembers:
                text.replacing("    init(", with: "    var own: Int { 1 }\n\n    func reload() {}\n\n    init(")
                    .replacing("        switch navigation {\n", with: "        log()\n        switch navigation {\n")
            }
        }

        /// Whether a text that was edited keeps the habit.
        func isKept(_ text: String) -> Bool {
            switch self {
            case .comments: text.contains("// closing")
            case .tabs: !text.contains("    ")
            case .carriageReturns: text.split(separator: Character("\n")).count == 1
            case .byteOrderMark: text.unicodeScalars.first == "\u{FEFF}"
            case .extraMembers: true
            }
        }
    }

    @Test("A screen, a navigator and destinations still go in, and the files keep their ways", arguments: Edit.allCases)
    func edited(_ edit: Edit) throws {
        // Given
        var shop = try Workshop(features: ["Home", "Characters"])
        try shop.addScreen("Plain", to: "Home", payload: "id: Int", without: [.navigator])
        for (path, text) in shop.texts(below: "Features/Home") where path.hasSuffix(".swift") {
            shop[path] = edit.make(text)
        }
        let before = shop.texts(below: "Features/Home")

        // When
        try shop.addScreen("Detail", to: "Home", payload: "identifier: Int")
        try shop.addNavigator("Plain", to: "Home", outgoing: ["characters", "detail(at: Date)"])

        // Then
        #expect(shop.flaws() == [])
        let after = shop.texts(below: "Features/Home")
        for (path, text) in before where path.hasSuffix(".swift") && after[path] != text {
            #expect(edit.isKept(after[path] ?? ""), "\(path)")
        }
        #expect(try shop.addNavigator("Plain", to: "Home", outgoing: ["characters"]).changeset.isEmpty)
    }

    @Test("Files that were moved are found by what they declare")
    func moved() throws {
        // Given
        var shop = try Workshop()
        let moves = [
            ("\(Self.sources)/HomeContainer.swift", "\(Self.sources)/Composition/Container.swift"),
            ("\(Self.sources)/HomeFeature.swift", "\(Self.sources)/Entry/HomeFeature.swift"),
            (
                "\(Self.sources)/Presentation/Navigation/HomeIncomingNavigation.swift",
                "\(Self.sources)/Navigation/Incoming.swift"
            ),
            ("\(Self.tests)/HomeContainerTests.swift", "\(Self.tests)/Composition/HomeContainerTests.swift"),
            ("\(Self.tests)/HomeFeatureTests.swift", "\(Self.tests)/Entry/HomeFeatureTests.swift"),
            (
                "\(Self.sources)/Presentation/Home/Navigator/HomeNavigator.swift",
                "\(Self.sources)/Presentation/Home/HomeNavigator.swift"
            ),
        ]
        for (from, to) in moves {
            shop[to] = shop[from]
            shop[from] = nil
        }

        // When
        try shop.addScreen("Detail", to: "Home", payload: "id: Int")
        try shop.addNavigator("Home", to: "Home", outgoing: ["go"])

        // Then
        for (from, to) in moves {
            #expect(shop[from] == nil)
            #expect(shop[to]?.contains(to.hasSuffix("Navigator.swift") ? "navigateToGo" : "etail") == true, "\(to)")
        }
        #expect(shop.flaws() == [])
    }

    @Test("What is missing of a navigator comes back, with the methods that its contract has by now")
    func mockDeleted() throws {
        // Given
        var shop = try Workshop()
        try shop.addNavigator(to: "Home", outgoing: ["go(id: Int)", "stay"])
        let mock = "Features/Home/Tests/Shared/Mocks/HomeNavigatorMock.swift"
        let before = shop.texts()
        shop[mock] = nil

        // When
        try shop.addNavigator(to: "Home")

        // Then
        #expect(shop[mock] == before[mock])
        #expect(shop.texts().filter { !$0.key.hasSuffix(".json") } == before.filter { !$0.key.hasSuffix(".json") })
    }

    @Test("A navigator that a view model holds under another name isn't injected again")
    func renamed() throws {
        var shop = try Workshop()
        let path = "\(Self.sources)/Presentation/Home/ViewModels/HomeViewModel.swift"
        shop[path] = shop[path]?.replacing("navigator", with: "router")
        let before = shop[path]
        try shop.addNavigator(to: "Home", outgoing: ["go"])
        #expect(shop[path] == before)
    }

    @Test("Tests that were deleted stay away")
    func testsDeleted() throws {
        var shop = try Workshop()
        shop["\(Self.tests)/HomeContainerTests.swift"] = nil
        shop["\(Self.tests)/HomeFeatureTests.swift"] = nil
        try shop.addScreen("Detail", to: "Home", without: [.navigator])
        try shop.addNavigator("Detail", to: "Home")
        #expect(shop["\(Self.tests)/HomeContainerTests.swift"] == nil)
        #expect(shop.flaws() == [])
    }

    @Test(
        "A file with conflict markers is not edited, and nothing is written",
        arguments: ["Package.swift", "AppKit/Sources/AppContainer.swift"]
    )
    func conflict(path: String) throws {
        // Given
        var shop = try Workshop()
        shop[path] = try #require(shop[path]) + "<<<<<<< ours\n=======\n>>>>>>> theirs\n"
        let before = shop.texts()

        // When
        let failure = #expect(throws: Failure.self) { _ = try shop.newFeature("Episodes") }

        // Then
        #expect(shop.texts() == before)
        #expect(failure?.diagnostics.first?.fact == .scan(.notUnderstood(.conflictMarker)))
        #expect(failure?.diagnostics.first?.location?.path.string == path)
    }

    @Test("A feature whose tests would be named as the module in which SwiftPM gathers all tests is refused")
    func packageTests() throws {
        // Given
        var shop = try Workshop()

        // When
        let failure = #expect(throws: Failure.self) { _ = try shop.newFeature("Package") }

        // Then
        let clash = NameFact.taken(name: "DemoPackageTests", kind: .module, existing: "DemoPackageTests")
        #expect(failure?.diagnostics.first?.fact == .name(clash))
    }

    @Test("A missing place is an error with the text to paste, and nothing is written; --no-wiring prints all of it")
    func placeGone() throws {
        // Given
        var shop = try Workshop()
        shop["Package.swift"] = "import PackageDescription\nlet features = makeFeatures()\n"
        shop["AppKit/Sources/AppContainer.swift"] = nil
        let before = shop.texts()

        // When
        let failure = #expect(throws: Failure.self) { _ = try shop.newFeature("Episodes") }

        // Then
        #expect(shop.texts() == before)
        let diagnostics = failure?.diagnostics ?? []
        #expect(diagnostics.first?.location?.path.string == "Package.swift")
        #expect(
            diagnostics.first?.fact
                == .wiring(.placeNotFound(place: "into the array `features`", text: "feature(\"Episodes\"),"))
        )
        #expect(diagnostics.dropFirst().allSatisfy { $0.fact.code == "wiring.file-missing" })

        // When
        let plan = try shop.newFeature("Episodes", options: GenerationOptions(wires: false))

        // Then
        let owned = Set(plan.changeset.changes.filter { $0.before != nil }.map(\.path.string))
        #expect(owned == [])
        let texts = plan.diagnostics.compactMap { diagnostic -> String? in
            guard case .wiring(.leftToDo(_, let text)) = diagnostic.fact else { return nil }
            return text
        }
        #expect(
            texts.prefix(4) == [
                "feature(\"Episodes\"),", "EpisodesFeature(dependencies: dependencies),", "EpisodesFeature.self",
                "import DemoEpisodes",
            ]
        )
        #expect(plan.changeset.changes.allSatisfy { $0.path.isAtOrBelow(Workshop.path("Features/Episodes")) })
    }

    @Test("A Swift file to edit that can't be understood is an error at its place")
    func unbalanced() throws {
        var shop = try Workshop()
        let path = "\(Self.sources)/HomeContainer.swift"
        shop[path]? += "}\n"
        let before = shop.texts()
        #expect(refusals { _ = try shop.addScreen("Detail", to: "Home") } == ["\(path) scan.not-understood"])
        #expect(shop.texts() == before)
    }

    @Test("A redirect that can't be decided blocks nothing and is listed")
    func undecided() throws {
        var shop = try Workshop(features: ["Home"])
        let plan = try shop.addNavigator(to: "Home", outgoing: ["promo(code: String)"])
        #expect(plan.diagnostics.map(\.fact.code) == ["redirect.undecided"])
        try shop.newFeature("Characters")
        let later = try shop.addNavigator(to: "Home", outgoing: ["characters"])
        #expect(later.diagnostics.map(\.fact.code).contains("redirect.undecided"))
        #expect(shop[shop.configuration.redirects.table]?.contains("CharactersIncomingNavigation.main") == true)
        #expect(shop.flaws() == [])
    }
}
