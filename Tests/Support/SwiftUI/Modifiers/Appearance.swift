extension View {
    public func font(_ font: Font?) -> some View { Modified(content: self) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { Modified(content: self) }
    public func bold(_ isActive: Bool = true) -> some View { Modified(content: self) }
    public func italic(_ isActive: Bool = true) -> some View { Modified(content: self) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified(content: self) }
    public func tint(_ tint: Color?) -> some View { Modified(content: self) }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { Modified(content: self) }
    public func opacity(_ opacity: Double) -> some View { Modified(content: self) }
    public func hidden() -> some View { Modified(content: self) }
    public func disabled(_ disabled: Bool) -> some View { Modified(content: self) }
    public func id<ID: Hashable>(_ id: ID) -> some View { Modified(content: self) }
    public func lineLimit(_ number: Int?) -> some View { Modified(content: self) }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { Modified(content: self) }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified(content: self) }
    public func imageScale(_ scale: Image.Scale) -> some View { Modified(content: self) }
    public func redacted(reason: RedactionReasons) -> some View { Modified(content: self) }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { Modified(content: self) }
    public func controlSize(_ controlSize: ControlSize) -> some View { Modified(content: self) }
    public func clipped(antialiased: Bool = false) -> some View { Modified(content: self) }
    public func clipShape<S: Shape>(_ shape: S) -> some View { Modified(content: self) }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { Modified(content: self) }
    public func background<S: ShapeStyle>(_ style: S) -> some View { Modified(content: self) }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { Modified(content: self) }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { Modified(content: self) }
    public func transition(_ transition: AnyTransition) -> some View { Modified(content: self) }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { Modified(content: self) }
    public func help(_ textKey: LocalizedStringKey) -> some View { Modified(content: self) }
    public func listRowSeparator(_ visibility: Visibility) -> some View { Modified(content: self) }
    public func listRowBackground<V: View>(_ view: V?) -> some View { Modified(content: self) }

    public func shadow(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified(content: self) }

    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        Modified(content: self, added: [content()])
    }

    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        Modified(content: self, added: [menuItems()])
    }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}

public enum ControlSize: CaseIterable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
}

public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability {}

public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { .init() }
}
