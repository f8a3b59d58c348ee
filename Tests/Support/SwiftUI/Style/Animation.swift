/// How a change is drawn over time.
public struct Animation: Hashable, Sendable {
    private let name: String

    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "ease in")
    public static let easeOut = Animation(name: "ease out")
    public static let easeInOut = Animation(name: "ease in and out")
    public static let spring = Animation(name: "spring")
    public static let bouncy = Animation(name: "bouncy")
    public static let smooth = Animation(name: "smooth")
    public static let snappy = Animation(name: "snappy")

    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
    public static func linear(duration: TimeInterval) -> Animation { linear }
}

/// A change and how it is drawn.
public struct Transaction {
    public var animation: Animation?

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// How a view comes and goes.
public struct AnyTransition {
    public static var opacity: AnyTransition { .init() }
    public static var slide: AnyTransition { .init() }
    public static var scale: AnyTransition { .init() }
    public static var identity: AnyTransition { .init() }

    public static func move(edge: Edge) -> AnyTransition { .init() }
}

public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
