{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ modules.dependencies }}
import {{ modules.core }}
import SwiftUI

/// The entry of {{ feature.title }}: what the app makes, and asks for views.
public struct {{ feature.name }}Feature: FeatureContract {
    public let deepLinkHandler: (any DeepLinkHandlerContract)?
    private let container: {{ feature.name }}Container

    public init(dependencies: FeatureDependencies) {
        deepLinkHandler = {{ feature.name }}DeepLinkHandler()
{%- if screen.tracker %}
        container = {{ feature.name }}Container(
            tracker: dependencies.tracker
        )
{%- else %}
        container = {{ feature.name }}Container()
{%- endif %}
    }

    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(
            container.make{{ screen.name }}View(
{%- if screen.navigator %}
                navigator: navigator
            {% endif %})
        )
    }

    public func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? {{ feature.incoming }} else {
            return nil
        }
        switch navigation {
{% include "modular/snippets/resolve-arm.swift" %}        }
    }
}
{% if guards %}#endif
{% endif -%}
