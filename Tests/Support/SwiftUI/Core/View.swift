/// A piece of user interface.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view without a body: one that the stand-in knows by itself.
@MainActor protocol Primitive: View where Body == Never {
    /// The views in it, in order; a closure that waits for an event or a value adds none.
    var children: [any View] { get }
}

extension Primitive {
    var children: [any View] { [] }
}

extension View where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
    public typealias Body = Never

    nonisolated public var body: Never { self }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
    var children: [any View] { map { [$0] } ?? [] }
}
