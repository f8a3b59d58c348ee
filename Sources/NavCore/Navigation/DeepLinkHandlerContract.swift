import Foundation

/// Turns the links to one feature into its incoming destinations.
public nonisolated protocol DeepLinkHandlerContract: Sendable {
    /// The scheme of the app's links, as in `demo` for `demo://characters`.
    var scheme: String { get }

    /// The host that names the feature, in kebab case, as in `character-filter`.
    var host: String { get }

    /// The destination of `url`, or `nil` when it is no link to this feature or none that the feature knows.
    func resolve(_ url: URL) -> (any NavigationContract)?
}

extension DeepLinkHandlerContract {
    /// `url` as a link to this feature, or `nil` when it is none.
    public nonisolated func link(from url: URL) -> DeepLink? {
        DeepLink(url, scheme: scheme, host: host)
    }
}
