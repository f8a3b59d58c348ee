public struct RootContainerView: View {
    @State private var tabs: AppTabs
    private let container: AppContainer

    public init(container: AppContainer) {
        self.container = container
        _tabs = State(
            initialValue: AppTabs(
                container: container,
                selection: .{{ tab.case }}
            )
        )
    }

    public var body: some View {
        TabsContainerView(
            tabs: tabs,
            container: container
        )
        .onOpenURL { url in
            tabs.handle(url: url)
        }
    }
}
