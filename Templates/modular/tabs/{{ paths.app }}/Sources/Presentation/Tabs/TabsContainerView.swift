{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ modules.core }}
import SwiftUI

/// The tab bar, each tab with a stack of its own.
struct TabsContainerView: View {
    @Bindable var tabs: AppTabs
    let container: AppContainer

    var body: some View {
        TabView(selection: $tabs.selection) {
            ForEach(AppTab.allCases, id: \.self) { tab in
                NavigationContainerView(
                    coordinator: tabs.coordinator(of: tab),
                    container: container,
                    root: tabs.makeRootView(of: tab)
                )
                .tabItem {
                    Label(tab.title, systemImage: tab.symbol)
                }
                .tag(tab)
            }
        }
    }
}
{% if guards %}#endif
{% endif -%}
