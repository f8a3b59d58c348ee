{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ modules.dependencies }}
import Foundation
import {{ modules.core }}
import SwiftUI

/// The app's features: the one place that knows them all, and asks them in turn.
@MainActor
public final class AppContainer {
    /// What the app opens with.
    private static let rootFeature: (any FeatureContract.Type)? = nil

    let features: [any FeatureContract]
    /// The launch environment's link.
    let launchURL: URL?
    private let root: (any FeatureContract.Type)?

    public convenience init(dependencies: FeatureDependencies) {
        self.init(
            features: Self.makeFeatures(dependencies: dependencies),
            root: Self.rootFeature,
            environment: ProcessInfo.processInfo.environment
        )
    }

    /// A container of any features.
    ///
    /// - Parameter environment: where `deepLinkURL` is set, that link's view is the root.
    init(
        features: [any FeatureContract],
        root: (any FeatureContract.Type)?,
        environment: [String: String]
    ) {
        self.features = features
        self.root = root
        launchURL = environment["deepLinkURL"].flatMap { URL(string: $0) }
    }

    private static func makeFeatures(dependencies: FeatureDependencies) -> [any FeatureContract] {
        [
            // One line a feature, sorted by name.
        ]
    }

    /// The destination of a link, or `nil` when no feature knows it.
    func navigation(from url: URL) -> (any NavigationContract)? {
        for feature in features {
            if let navigation = feature.deepLinkHandler?.resolve(url) {
                return navigation
            }
        }
        return nil
    }

    /// Navigates once, to "not found" where no feature knows the link.
    func handle(url: URL, navigator: any NavigatorContract) {
        navigator.navigate(to: navigation(from: url) ?? UnknownNavigation.notFound)
    }

    /// The view of a destination, or "not found".
    ///
    /// - Parameter canGoBack: whether "not found" has something behind it, and offers the way there.
    func resolveView(
        for navigation: any NavigationContract,
        navigator: any NavigatorContract,
        canGoBack: Bool = true
    ) -> AnyView {
        for feature in features {
            if let view = feature.resolve(navigation, navigator: navigator) {
                return view
            }
        }
        return AnyView(NotFoundView(canGoBack: canGoBack))
    }

    /// What the app opens with: the launch environment's link, else the root feature.
    func makeRootView(navigator: any NavigatorContract) -> AnyView {
        if let launchURL {
            return resolveView(
                for: navigation(from: launchURL) ?? UnknownNavigation.notFound,
                navigator: navigator,
                canGoBack: false
            )
        }
        for feature in features where type(of: feature) == root {
            return feature.makeMainView(navigator: navigator)
        }
        return AnyView(NotFoundView(canGoBack: false))
    }
}
{% if guards %}#endif
{% endif -%}
