/// A value that a view reads from its surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: () -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { EnvironmentValues()[keyPath: keyPath] }
    }

    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { fatalError("no \(objectType) in the environment") }
    }

    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        read = { nil }
    }

    public var wrappedValue: Value { read() }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// A key of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What surrounds a view.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    public var openURL: OpenURLAction { OpenURLAction { _ in .handled } }
    public var refresh: RefreshAction? { nil }
    public var scenePhase: ScenePhase = .active
    public var colorScheme: ColorScheme = .light
    public var dynamicTypeSize: DynamicTypeSize = .large
    public var isEnabled = true
    public var isSearching: Bool { false }
    public var locale = Locale(identifier: "en")
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var verticalSizeClass: UserInterfaceSizeClass?
}

/// Takes the view's modal away, or pops the view.
// The initialiser is nonisolated, as the synthesized one is not.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct DismissAction {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// Opens a link.
@MainActor @preconcurrency public struct OpenURLAction {
    /// What became of a link.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
    }

    nonisolated(unsafe) private let handler: (URL) -> Result

    nonisolated public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }
}

/// Runs the refresh of the surroundings.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

public enum ScenePhase: Comparable, Sendable {
    case background
    case inactive
    case active
}

public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}

public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        Modified(content: self)
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        Modified(content: self)
    }
}
