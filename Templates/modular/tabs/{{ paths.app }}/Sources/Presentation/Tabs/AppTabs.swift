{% if guards %}#if canImport(SwiftUI)
{% endif %}import Foundation
import {{ modules.core }}
import Observation
import SwiftUI

/// Which tab is selected, and where the user is in each: every tab has a coordinator of its own.
@MainActor
@Observable
final class AppTabs {
    var selection: AppTab

    @ObservationIgnored private let container: AppContainer
    @ObservationIgnored private var coordinators: [AppTab: NavigationCoordinator] = [:]
    /// The tab that opens with the launch environment's link in place of its feature.
    @ObservationIgnored private let launchTab: AppTab?

    init(
        container: AppContainer,
        selection: AppTab
    ) {
        let launchTab = container.launchURL.map { Self.tab(for: $0, in: container) ?? selection }
        self.container = container
        self.launchTab = launchTab
        self.selection = launchTab ?? selection
    }

    /// The tab's own, made when it is first asked for.
    func coordinator(of tab: AppTab) -> NavigationCoordinator {
        if let coordinator = coordinators[tab] {
            return coordinator
        }
        let coordinator = NavigationCoordinator(redirector: {{ redirects.type }}())
        coordinators[tab] = coordinator
        return coordinator
    }

    /// What the tab opens with: its feature, or the launch environment's link.
    func makeRootView(of tab: AppTab) -> AnyView {
        let coordinator = coordinator(of: tab)
        if tab == launchTab {
            return container.makeRootView(navigator: coordinator)
        }
        for feature in container.features where type(of: feature) == tab.feature {
            return feature.makeMainView(navigator: coordinator)
        }
        return AnyView(NotFoundView(canGoBack: false))
    }

    /// Selects the tab of the feature that knows the link, and navigates there.
    ///
    /// A link of a feature without a tab is shown in the selected tab. So is "not found", where no feature knows the link.
    func handle(url: URL) {
        // A destination below a modal would not be seen, whichever tab presents it.
        for coordinator in coordinators.values {
            coordinator.dismissAll()
        }
        selection = Self.tab(for: url, in: container) ?? selection
        container.handle(url: url, navigator: coordinator(of: selection))
    }

    /// The tab of the first feature that knows the link, where that has one.
    private static func tab(for url: URL, in container: AppContainer) -> AppTab? {
        for feature in container.features where feature.deepLinkHandler?.resolve(url) != nil {
            return AppTab.allCases.first { $0.feature == type(of: feature) }
        }
        return nil
    }
}
{% if guards %}#endif
{% endif -%}
