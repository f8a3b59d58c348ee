/// Views below each other.
public struct VStack<Content: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        children = [content()]
    }
}

/// Views beside each other.
public struct HStack<Content: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        children = [content()]
    }
}

/// Views above each other.
public struct ZStack<Content: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// Views below each other, made when they are seen.
public struct LazyVStack<Content: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        children = [content()]
    }
}

/// Views beside each other, made when they are seen.
public struct LazyHStack<Content: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        children = [content()]
    }
}

/// Views in columns, made when they are seen.
public struct LazyVGrid<Content: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        children = [content()]
    }
}

/// A column or row of a grid.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

/// Which headers and footers stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Takes the room that is left.
public struct Spacer: View, Primitive, Sendable {
    public typealias Body = Never

    nonisolated public init(minLength: CGFloat? = nil) {}
}

/// A line between views.
public struct Divider: View, Primitive {
    public typealias Body = Never

    nonisolated public init() {}
}

/// A view that scrolls.
public struct ScrollView<Content: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}
