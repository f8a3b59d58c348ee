/// What a shape or a text is filled with.
public protocol ShapeStyle: Sendable {}

/// A colour.
public struct Color: View, Primitive, ShapeStyle, Hashable, Sendable {
    public typealias Body = Never
    private let name: String

    nonisolated private init(name: String) {
        self.name = name
    }

    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }

    nonisolated public func opacity(_ opacity: Double) -> Color { self }

    nonisolated public static func == (lhs: Color, rhs: Color) -> Bool {
        lhs.name == rhs.name
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    nonisolated public static let red = Color(name: "red")
    nonisolated public static let orange = Color(name: "orange")
    nonisolated public static let yellow = Color(name: "yellow")
    nonisolated public static let green = Color(name: "green")
    nonisolated public static let blue = Color(name: "blue")
    nonisolated public static let indigo = Color(name: "indigo")
    nonisolated public static let purple = Color(name: "purple")
    nonisolated public static let pink = Color(name: "pink")
    nonisolated public static let brown = Color(name: "brown")
    nonisolated public static let white = Color(name: "white")
    nonisolated public static let gray = Color(name: "gray")
    nonisolated public static let black = Color(name: "black")
    nonisolated public static let clear = Color(name: "clear")
    nonisolated public static let primary = Color(name: "primary")
    nonisolated public static let secondary = Color(name: "secondary")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    nonisolated public static let accentColor = Color(name: "accent")
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init() }
    public static var secondary: HierarchicalShapeStyle { .init() }
    public static var tertiary: HierarchicalShapeStyle { .init() }
    public static var quaternary: HierarchicalShapeStyle { .init() }
}

public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}

public struct BackgroundStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}

public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { .init() }
    public static var thinMaterial: Material { .init() }
    public static var ultraThinMaterial: Material { .init() }
    public static var thickMaterial: Material { .init() }
    public static var bar: Material { .init() }
}
