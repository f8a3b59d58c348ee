/// What stands in a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content of a toolbar that the stand-in knows by itself.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var children: [any View] { get }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// Puts the items of a toolbar together.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return ToolbarParts(parts: parts)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarParts(parts: content.map { [$0] } ?? [])
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(part: first)
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(part: second)
    }
}

struct ToolbarParts: PrimitiveToolbarContent {
    typealias Body = Never
    nonisolated(unsafe) let parts: [any ToolbarContent]

    nonisolated init(parts: [any ToolbarContent]) {
        self.parts = parts
    }

    var children: [any View] { parts.flatMap { views(in: $0) } }
}

public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent {
    public typealias Body = Never
    nonisolated(unsafe) let part: any ToolbarContent

    nonisolated init(part: any ToolbarContent) {
        self.part = part
    }

    var children: [any View] { views(in: part) }
}

@MainActor private func views(in content: any ToolbarContent) -> [any View] {
    if let primitive = content as? any PrimitiveToolbarContent { return primitive.children }
    return views(in: content.body)
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
    let children: [any View]

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        children = [content()]
    }
}

/// Several items of a toolbar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
    let children: [any View]

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()

    #if STANDIN_MACOS
    @available(*, unavailable)
    #endif
    @available(macOS, unavailable)
    public static let topBarLeading = ToolbarItemPlacement()

    #if STANDIN_MACOS
    @available(*, unavailable)
    #endif
    @available(macOS, unavailable)
    public static let topBarTrailing = ToolbarItemPlacement()

    #if STANDIN_MACOS
    @available(*, unavailable)
    #endif
    @available(macOS, unavailable)
    public static let bottomBar = ToolbarItemPlacement()
}

// SwiftUI has both.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        Modified(content: self, added: [content()])
    }

    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        Modified(content: self, added: views(in: content()))
    }
}
