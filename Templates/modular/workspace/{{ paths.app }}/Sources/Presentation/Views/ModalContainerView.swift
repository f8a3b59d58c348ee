{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ modules.core }}
import SwiftUI

/// A modal with a coordinator of its own, so that it can push and present in turn.
struct ModalContainerView: View {
    @State private var coordinator: NavigationCoordinator
    private let modal: ModalNavigation
    private let container: AppContainer

    init(
        modal: ModalNavigation,
        container: AppContainer,
        onDismiss: @escaping () -> Void
    ) {
        self.modal = modal
        self.container = container
        _coordinator = State(
            initialValue: NavigationCoordinator(
                redirector: {{ redirects.type }}(),
                onDismiss: onDismiss
            )
        )
    }

    var body: some View {
        NavigationContainerView(
            coordinator: coordinator,
            container: container,
            root: container.resolveView(for: modal.navigation.wrapped, navigator: coordinator)
        )
    }
}
{% if guards %}#endif
{% endif -%}
