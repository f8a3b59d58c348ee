{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ modules.core }}
import SwiftUI

/// Shows what a coordinator holds: its stack above `root`, its sheet and its full-screen cover.
struct NavigationContainerView: View {
    @Bindable var coordinator: NavigationCoordinator
    let container: AppContainer
    let root: AnyView

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            root
                .navigationDestination(for: AnyNavigation.self) { destination in
                    container.resolveView(for: destination.wrapped, navigator: coordinator)
                }
        }
        .sheet(item: $coordinator.visibleSheetNavigation) { modal in
            modalView(modal)
                .presentationDetents(modal.presentationDetents)
        }
        #if os(macOS)
        .sheet(item: $coordinator.fullScreenCoverNavigation) { modal in
            modalView(modal)
        }
        #else
        .fullScreenCover(item: $coordinator.fullScreenCoverNavigation) { modal in
            modalView(modal)
        }
        #endif
    }

    private func modalView(_ modal: ModalNavigation) -> some View {
        ModalContainerView(
            modal: modal,
            container: container,
            onDismiss: { coordinator.dismiss(modal) }
        )
    }
}
{% if guards %}#endif
{% endif -%}
