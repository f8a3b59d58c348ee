/// No view.
public struct EmptyView: View, Primitive, Sendable {
    public typealias Body = Never

    nonisolated public init() {}
}

/// A view whose type is hidden.
public struct AnyView: View, Primitive {
    public typealias Body = Never
    nonisolated(unsafe) let children: [any View]

    nonisolated public init<V: View>(_ view: V) {
        children = [view]
    }

    nonisolated public init<V: View>(erasing view: V) {
        children = [view]
    }
}

/// Several views as one.
public struct Group<Content> {
    let content: Content
}

extension Group: View, Primitive where Content: View {
    public typealias Body = Never

    var children: [any View] { [content] }

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// A view that was changed by a modifier, or by a `ViewModifier`'s body.
struct Modified<Content: View>: View, Primitive {
    typealias Body = Never
    let content: Content
    var identifier: String?
    var added: [any View] = []

    var children: [any View] { [content] + added }
}
