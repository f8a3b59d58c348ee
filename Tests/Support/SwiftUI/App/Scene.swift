/// A part of an app's user interface with a life of its own.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A scene that the stand-in knows by itself.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
    var children: [any View] { get }
}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {}

/// Puts an app's scenes together; generated apps have one.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
        content
    }
}

/// Windows that show the same thing.
public struct WindowGroup<Content: View>: PrimitiveScene {
    public typealias Body = Never
    let children: [any View]

    public init(@ViewBuilder content: () -> Content) {
        children = [content()]
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

extension Scene {
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (V, V) -> Void
    ) -> some Scene {
        self
    }
}
