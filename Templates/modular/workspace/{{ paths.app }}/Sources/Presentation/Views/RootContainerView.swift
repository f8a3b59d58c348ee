{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ modules.core }}
import SwiftUI

/// The whole app: its root, and the links that reach it from outside.
public struct RootContainerView: View {
    @State private var coordinator = NavigationCoordinator(redirector: {{ redirects.type }}())
    private let container: AppContainer

    public init(container: AppContainer) {
        self.container = container
    }

    public var body: some View {
        NavigationContainerView(
            coordinator: coordinator,
            container: container,
            root: container.makeRootView(navigator: coordinator)
        )
        .onOpenURL { url in
            // A destination pushed below a modal would not be seen.
            coordinator.dismissAll()
            container.handle(url: url, navigator: coordinator)
        }
    }
}
{% if guards %}#endif
{% endif -%}
