/// Puts the statements of a closure together into one view.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView((repeat each content), children: children)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// Several views in a row.
public struct TupleView<T>: View, Primitive {
    public typealias Body = Never
    nonisolated(unsafe) public let value: T
    nonisolated(unsafe) let children: [any View]

    nonisolated init(_ value: T, children: [any View]) {
        self.value = value
        self.children = children
    }
}

/// Either of two views.
public struct _ConditionalContent<First: View, Second: View>: View, Primitive {
    public typealias Body = Never

    enum Content {
        case first(First)
        case second(Second)
    }

    nonisolated(unsafe) let content: Content

    nonisolated init(_ content: Content) {
        self.content = content
    }

    var children: [any View] {
        switch content {
        case .first(let view): [view]
        case .second(let view): [view]
        }
    }
}
