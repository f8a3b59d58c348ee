extension View {
    public func padding(_ insets: EdgeInsets) -> some View { Modified(content: self) }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Modified(content: self) }
    public func padding(_ length: CGFloat) -> some View { Modified(content: self) }

    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        Modified(content: self)
    }

    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        Modified(content: self)
    }

    public func fixedSize() -> some View { Modified(content: self) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { Modified(content: self) }
    public func layoutPriority(_ value: Double) -> some View { Modified(content: self) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified(content: self) }
    public func zIndex(_ value: Double) -> some View { Modified(content: self) }
    public func scaledToFit() -> some View { Modified(content: self) }
    public func scaledToFill() -> some View { Modified(content: self) }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        Modified(content: self)
    }

    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        Modified(content: self)
    }

    public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        Modified(content: self, added: [content()])
    }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        Modified(content: self, added: [content()])
    }

    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        Modified(content: self, added: [content()])
    }
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
