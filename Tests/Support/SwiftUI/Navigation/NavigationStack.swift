/// A root view and the views pushed onto it.
public struct NavigationStack<Data, Root: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        children = [root()]
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        children = [root()]
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection,
        Data: RandomAccessCollection,
        Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        children = [root()]
    }
}

/// The values pushed onto a stack, of any type.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(k)
    }
}

/// Pushes a value, or a view, when it is tapped.
public struct NavigationLink<Label: View, Destination: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        children = [label()]
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        children = [label()]
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        children = [Text(titleKey)]
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        children = [Text(title)]
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        children = [Text(titleKey)]
    }
}

extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        Modified(content: self)
    }

    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View {
        Modified(content: self)
    }

    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        Modified(content: self)
    }
}
