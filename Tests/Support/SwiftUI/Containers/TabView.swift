/// Views behind tabs.
///
/// Its `Tab` needs iOS 18, so a tab is a view with `tabItem(_:)` and `tag(_:includeOptional:)`.
public struct TabView<SelectionValue: Hashable, Content: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        Modified(content: self, added: [label()])
    }

    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        Modified(content: self)
    }

    public func badge(_ count: Int) -> some View {
        Modified(content: self)
    }

    public func badge(_ key: LocalizedStringKey?) -> some View {
        Modified(content: self)
    }
}
