/// Shows that something is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {
    public typealias Body = Never
    var children: [any View] = []
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {}

    public init(@ViewBuilder label: () -> Label) {
        children = [label()]
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        children = [Text(titleKey)]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        children = [Text(title)]
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {}
}

/// Says that there is nothing to show, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        children = [label(), description(), actions()]
    }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        children = [SwiftUI.Label(title, systemImage: name), description]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        children = [SwiftUI.Label(title, systemImage: name), description]
    }

    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        children = [SwiftUI.Label(title, image: name), description]
    }
}

/// The label of the view for a search without results.
public struct SearchUnavailableContent: Sendable {
    public struct Label: View, Primitive {
        public typealias Body = Never
    }

    public struct Description: View, Primitive {
        public typealias Body = Never
    }

    public struct Actions: View, Primitive {
        public typealias Body = Never
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label,
    Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self { .init(children: []) }

    public static func search(text: String) -> Self { .init(children: []) }

    private init(children: [any View]) {
        self.children = children
    }
}
