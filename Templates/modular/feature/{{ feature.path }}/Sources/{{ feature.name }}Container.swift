{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ modules.core }}
import SwiftUI

/// Makes the screens of {{ feature.title }} and what they need.
@MainActor
final class {{ feature.name }}Container {
{% if screen.tracker %}{% include "modular/snippets/container-tracker.swift" %}
{% endif %}{% include "modular/snippets/container-factory.swift" %}}
{% if guards %}#endif
{% endif -%}
