extension View {
    public func navigationTitle(_ title: Text) -> some View {
        Modified(content: self, added: [title])
    }

    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        Modified(content: self, added: [Text(titleKey)])
    }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        Modified(content: self, added: [Text(title)])
    }

    public func navigationTitle(_ title: Binding<String>) -> some View {
        Modified(content: self, added: [Text(title.wrappedValue)])
    }

    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        Modified(content: self)
    }

    #if STANDIN_MACOS
    @available(*, unavailable)
    #endif
    @available(macOS, unavailable)
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        Modified(content: self)
    }
}

/// The bar above a stack.
#if STANDIN_MACOS
@available(*, unavailable)
#endif
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
    /// How the title is shown.
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}
