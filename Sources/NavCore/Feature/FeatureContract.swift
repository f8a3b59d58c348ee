#if canImport(SwiftUI)
import SwiftUI
#endif

/// What a feature offers the app: its views, and the links that lead into it.
///
/// The app asks its features in turn, so a feature answers `nil` to what is not its own.
@MainActor
public protocol FeatureContract {
    /// Reads the links into this feature; `nil`, which is the default, when there are none.
    var deepLinkHandler: (any DeepLinkHandlerContract)? { get }

    #if canImport(SwiftUI)
    /// The feature's entry.
    func makeMainView(navigator: any NavigatorContract) -> AnyView

    /// The view of `navigation`, or `nil` when it is not one of this feature's destinations.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView?
    #endif
}

extension FeatureContract {
    public var deepLinkHandler: (any DeepLinkHandlerContract)? { nil }
}
