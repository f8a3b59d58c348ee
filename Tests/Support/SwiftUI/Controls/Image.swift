/// A picture.
public struct Image: View, Primitive, Equatable, Sendable {
    public typealias Body = Never
    let name: String

    nonisolated public init(systemName: String) {
        name = systemName
    }

    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.name = name
    }

    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    nonisolated public static func == (lhs: Image, rhs: Image) -> Bool {
        lhs.name == rhs.name
    }

    public enum ResizingMode: Sendable {
        case tile
        case stretch
    }

    public enum TemplateRenderingMode: Sendable {
        case template
        case original
    }

    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }

    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        self
    }

    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

/// A picture from the network.
public struct AsyncImage<Content: View>: View, Primitive {
    public typealias Body = Never

    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}

    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {}

    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        guard case .success(let image) = self else { return nil }
        return image
    }

    public var error: (any Error)? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}
