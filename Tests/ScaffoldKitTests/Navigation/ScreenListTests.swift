import Testing

@testable import ScaffoldKit

@Suite("The list of screens")
struct ScreenListTests {
    private static let viewModel = "Features/Home/Sources/Presentation/Home/ViewModels/HomeViewModel.swift"

    private func screens(arm: String, viewModel: String = Self.viewModel) throws -> [String] {
        let tree = MemoryTree(texts: [
            "Features/Home/Sources/HomeFeature.swift": """
            public struct HomeFeature: FeatureContract {
                public func makeMainView(navigator: any NavigatorContract) -> AnyView {
                    AnyView(container.makeHomeView(navigator: navigator))
                }

                private func wrapped(_ navigator: any NavigatorContract) -> AnyView { wrapped(makeMainView(navigator: navigator)) }

                public func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
                    guard let navigation = navigation as? HomeIncomingNavigation else { return nil }
                    switch navigation {
                    case .other: return nil
                    case .main: \(arm)
                    }
                }
            }
            """,
            "Features/Home/Sources/Presentation/Navigation/HomeIncomingNavigation.swift":
                "public enum HomeIncomingNavigation: IncomingNavigationContract { case main, other }",
            "Features/Home/Sources/Presentation/Home/Views/HomeRow.swift": "struct HomeRow: View {}",
            viewModel: "final class HomeViewModel {}",
        ])
        let workspace = Workspace(root: "/w", configuration: Configuration(app: "Demo"), tree: tree)
        return try workspace.screens().map { "\($0.screen) \($0.caseName ?? "not reachable")" }
    }

    @Test(
        "a screen is reachable where an arm shows it, through other functions too",
        arguments: [
            "return AnyView(container.makeHomeView(navigator: navigator))", "return makeMainView(navigator: navigator)",
            "self.makeMainView(navigator: navigator)", "AnyView(makeMainView(navigator: navigator))",
            "do { let view = makeMainView(navigator: navigator); return view }", "return wrapped(navigator)",
        ]
    )
    func reachable(arm: String) throws {
        #expect(try screens(arm: arm) == ["Home main"])
    }

    @Test("one that no arm shows is not")
    func unreachable() throws {
        #expect(try screens(arm: "return AnyView(EmptyView())") == ["Home not reachable"])
    }

    @Test(
        "a screen stays where its view model was moved within the feature",
        arguments: [
            "Features/Home/Sources/Logic/HomeViewModel.swift",
            "Features/Home/Sources/Presentation/Home/HomeViewModel.swift",
            "Features/Home/Sources/Presentation/Home/Views/HomeView.swift",
        ]
    )
    func moved(viewModel: String) throws {
        #expect(try screens(arm: "return makeMainView(navigator: navigator)", viewModel: viewModel) == ["Home main"])
    }
}
