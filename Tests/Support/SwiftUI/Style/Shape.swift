/// An outline that can be filled.
@preconcurrency public protocol Shape: Sendable, View {}

extension Shape {
    public func fill<S: ShapeStyle>(_ content: S) -> some View { Modified(content: self) }

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        Modified(content: self)
    }
}

public struct Rectangle: Shape, Primitive {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct Circle: Shape, Primitive {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct Capsule: Shape, Primitive {
    public typealias Body = Never

    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

public struct RoundedRectangle: Shape, Primitive {
    public typealias Body = Never

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
