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
@Suite("AppContainer")
struct AppContainerTests {
    private let navigatorMock = NavigatorMock()

    @Test("Every feature's entry link leads to a view of that feature")
    func entryLinks() throws {
        // Given
        let sut = AppContainer(dependencies: .mock())

        for handler in sut.features.compactMap(\.deepLinkHandler) {
            // When
            let url = try #require(URL(string: "\(handler.scheme)://\(handler.host)"))
            let navigation = try #require(sut.navigation(from: url))
            let owners = sut.features.filter { feature in
                feature.resolve(navigation, navigator: navigatorMock) != nil
            }

            // Then
            #expect(owners.map { $0.deepLinkHandler?.host } == [handler.host])
        }
    }

    @Test("A link that a feature knows is navigated to once")
    func handleKnownLink() throws {
        // Given
        let sut = makeSUT(features: [FeatureMock(link: nil), FeatureMock(link: NavigationStub.second)])

        // When
        sut.handle(url: try link(), navigator: navigatorMock)

        // Then
        #expect(navigatorMock.navigatedDestinations == [AnyNavigation(NavigationStub.second)])
    }

    @Test("A link that no feature knows leads to not found, once")
    func handleUnknownLink() throws {
        // Given
        let sut = makeSUT(features: [FeatureMock(link: nil)])

        // When
        sut.handle(url: try link(), navigator: navigatorMock)

        // Then
        #expect(navigatorMock.navigatedDestinations == [AnyNavigation(UnknownNavigation.notFound)])
    }

    @Test("Features are asked in order, and none after the first that answers")
    func resolveView() {
        // Given
        let features = [FeatureMock(shown: .first), FeatureMock(shown: .second), FeatureMock(shown: .second)]
        let sut = makeSUT(features: features)

        // When
        _ = sut.resolveView(for: NavigationStub.second, navigator: navigatorMock)

        // Then
        let second = AnyNavigation(NavigationStub.second)
        #expect(features.map(\.resolvedNavigations) == [[second], [second], []])
    }

    @Test("The root is the root feature's entry, wherever it stands")
    func rootFeature() {
        // Given
        let root = RootFeatureMock()
        let sut = makeSUT(features: [FeatureMock(shown: .first), root])

        // When
        _ = sut.makeRootView(navigator: navigatorMock)

        // Then
        #expect(root.mainViewCallCount == 1)
    }

    @Test("A link in the launch environment takes the root feature's place")
    func launchLink() throws {
        // Given
        let root = RootFeatureMock()
        let linked = FeatureMock(link: NavigationStub.second, shown: .second)
        let sut = makeSUT(
            features: [root, linked],
            environment: ["deepLinkURL": try link().absoluteString]
        )

        // When
        _ = sut.makeRootView(navigator: navigatorMock)

        // Then
        #expect(root.mainViewCallCount == 0)
        #expect(linked.resolvedNavigations == [AnyNavigation(NavigationStub.second)])
        #expect(navigatorMock.navigatedDestinations == [])
    }

    private func makeSUT(
        features: [any FeatureContract],
        environment: [String: String] = [:]
    ) -> AppContainer {
        AppContainer(
            features: features,
            root: RootFeatureMock.self,
            environment: environment
        )
    }

    private func link() throws -> URL {
        try #require(URL(string: "{{ scheme }}://somewhere"))
    }
}

private enum NavigationStub: {{ contracts.incoming }} {
    case first
    case second
}

private final class FeatureMock: FeatureContract {
    let deepLinkHandler: (any DeepLinkHandlerContract)?
    private(set) var resolvedNavigations: [AnyNavigation] = []
    private let shown: NavigationStub?

    init(
        link: NavigationStub? = nil,
        shown: NavigationStub? = nil
    ) {
        deepLinkHandler = DeepLinkHandlerMock(result: link)
        self.shown = shown
    }

    func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(EmptyView())
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        resolvedNavigations.append(AnyNavigation(navigation))
        guard let shown, navigation as? NavigationStub == shown else { return nil }
        return AnyView(EmptyView())
    }
}

private final class RootFeatureMock: FeatureContract {
    private(set) var mainViewCallCount = 0

    func makeMainView(navigator: any NavigatorContract) -> AnyView {
        mainViewCallCount += 1
        return AnyView(EmptyView())
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        nil
    }
}
{% if guards %}#endif
{% endif -%}
