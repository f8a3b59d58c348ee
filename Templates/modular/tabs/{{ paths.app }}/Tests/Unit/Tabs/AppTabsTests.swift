{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ modules.dependencies }}
import {{ modules.dependencies }}Mocks
import Foundation
import {{ modules.core }}
import {{ modules.coreMocks }}
import SwiftUI
import Testing

@testable import {{ modules.app }}

@MainActor
@Suite("AppTabs")
struct AppTabsTests {
    @Test("The app opens with the tab that it is given", arguments: AppTab.allCases)
    func selection(tab: AppTab) {
        // When
        let sut = makeSUT(selection: tab)

        // Then
        #expect(sut.selection == tab)
    }

    @Test("Every tab keeps a coordinator of its own")
    func coordinators() {
        // Given
        let sut = makeSUT()

        for tab in AppTab.allCases {
            // When
            sut.coordinator(of: tab).navigate(to: NavigationStub.destination)

            // Then
            let paths = AppTab.allCases.map { sut.coordinator(of: $0).path }
            let expected = AppTab.allCases.map { $0 == tab ? [AnyNavigation(NavigationStub.destination)] : [] }
            #expect(paths == expected)
            sut.coordinator(of: tab).popToRoot()
        }
    }

    @Test("A link selects the tab of its feature and is navigated to there", arguments: AppTab.allCases)
    func handleLinkOfTab(tab: AppTab) throws {
        // Given
        for other in AppTab.allCases {
            let sut = makeSUT(selection: other)
            let handler = try #require(deepLinkHandler(of: tab))
            let url = try #require(URL(string: "\(handler.scheme)://\(handler.host)"))

            // When
            sut.handle(url: url)

            // Then
            let destination = try #require(handler.resolve(url))
            let paths = AppTab.allCases.map { sut.coordinator(of: $0).path }
            let expected = AppTab.allCases.map { $0 == tab ? [AnyNavigation(destination)] : [] }
            #expect(sut.selection == tab)
            #expect(paths == expected)
        }
    }

    @Test("A link of a feature without a tab is navigated to in the selected one", arguments: AppTab.allCases)
    func handleOtherLink(tab: AppTab) throws {
        // Given
        let sut = makeSUT(
            features: [FeatureMock()],
            selection: tab
        )

        // When
        sut.handle(url: try link())

        // Then
        #expect(sut.selection == tab)
        #expect(sut.coordinator(of: tab).path == [AnyNavigation(NavigationStub.destination)])
    }

    @Test("A link that no feature knows leads to not found in the selected tab", arguments: AppTab.allCases)
    func handleUnknownLink(tab: AppTab) throws {
        // Given
        let sut = makeSUT(
            features: [],
            selection: tab
        )

        // When
        sut.handle(url: try link())

        // Then
        #expect(sut.selection == tab)
        #expect(sut.coordinator(of: tab).path == [AnyNavigation(UnknownNavigation.notFound)])
    }

    @Test("A link takes the modals of every tab away", arguments: AppTab.allCases)
    func handleLinkBelowModal(tab: AppTab) throws {
        // Given
        let sut = makeSUT(features: [])
        sut.coordinator(of: tab).present(NavigationStub.destination, style: .sheet())
        sut.coordinator(of: tab).present(NavigationStub.destination, style: .fullScreenCover)

        // When
        sut.handle(url: try link())

        // Then
        #expect(sut.coordinator(of: tab).sheetNavigation == nil)
        #expect(sut.coordinator(of: tab).fullScreenCoverNavigation == nil)
    }

    @Test("A link in the launch environment selects the tab of its feature", arguments: AppTab.allCases)
    func launchLinkOfTab(tab: AppTab) throws {
        // Given
        let handler = try #require(deepLinkHandler(of: tab))

        for other in AppTab.allCases {
            // When
            let sut = makeSUT(
                selection: other,
                launchLink: "\(handler.scheme)://\(handler.host)"
            )

            // Then
            #expect(sut.selection == tab)
        }
    }

    @Test("A link in the launch environment takes the root's place in the selected tab", arguments: AppTab.allCases)
    func launchLink(tab: AppTab) throws {
        // Given
        let linked = FeatureMock()
        let sut = makeSUT(
            features: [linked],
            selection: tab,
            launchLink: try link().absoluteString
        )

        // When
        for other in AppTab.allCases where other != tab {
            _ = sut.makeRootView(of: other)
        }
        let shownElsewhere = linked.resolvedNavigations
        _ = sut.makeRootView(of: tab)

        // Then
        #expect(shownElsewhere == [])
        #expect(linked.resolvedNavigations == [AnyNavigation(NavigationStub.destination)])
        #expect(sut.coordinator(of: tab).path == [])
    }

    private func makeSUT(
        features: [any FeatureContract] = AppContainer(dependencies: .mock()).features,
        selection: AppTab = AppTab.allCases[0],
        launchLink: String? = nil
    ) -> AppTabs {
        AppTabs(
            container: AppContainer(
                features: features,
                root: nil,
                environment: launchLink.map { ["deepLinkURL": $0] } ?? [:]
            ),
            selection: selection
        )
    }

    private func deepLinkHandler(of tab: AppTab) -> (any DeepLinkHandlerContract)? {
        AppContainer(dependencies: .mock()).features.first { type(of: $0) == tab.feature }?.deepLinkHandler
    }

    private func link() throws -> URL {
        try #require(URL(string: "{{ scheme }}://somewhere"))
    }
}

private enum NavigationStub: {{ contracts.incoming }} {
    case destination
}

private final class FeatureMock: FeatureContract {
    let deepLinkHandler: (any DeepLinkHandlerContract)? = DeepLinkHandlerMock(result: NavigationStub.destination)
    private(set) var resolvedNavigations: [AnyNavigation] = []

    func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(EmptyView())
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        resolvedNavigations.append(AnyNavigation(navigation))
        return AnyView(EmptyView())
    }
}
{% if guards %}#endif
{% endif -%}
