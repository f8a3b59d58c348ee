extension View {
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        Modified(content: self, added: item.wrappedValue.map { [content($0)] } ?? [])
    }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Modified(content: self, added: isPresented.wrappedValue ? [content()] : [])
    }

    #if STANDIN_MACOS
    @available(*, unavailable)
    #endif
    @available(macOS, unavailable)
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        Modified(content: self, added: item.wrappedValue.map { [content($0)] } ?? [])
    }

    #if STANDIN_MACOS
    @available(*, unavailable)
    #endif
    @available(macOS, unavailable)
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Modified(content: self, added: isPresented.wrappedValue ? [content()] : [])
    }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        Modified(content: self)
    }

    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        Modified(content: self)
    }

    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        Modified(content: self)
    }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        Modified(content: self)
    }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable {
        case medium
        case large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let height: Height

    public static let medium = PresentationDetent(height: .medium)
    public static let large = PresentationDetent(height: .large)

    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .height(height))
    }
}
