{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ feature.module }}
import {{ modules.core }}
import SwiftUI

/// The tabs of the app, in the order of the cases.
nonisolated enum AppTab: CaseIterable, Hashable, Sendable {
{% include "modular/snippets/tab-case.swift" %}
    var title: LocalizedStringKey {
        switch self {
{% include "modular/snippets/tab-title.swift" %}        }
    }

    /// The name of a system symbol.
    var symbol: String {
        switch self {
{% include "modular/snippets/tab-symbol.swift" %}        }
    }

    /// The feature that the tab opens with; its links select the tab.
    @MainActor var feature: any FeatureContract.Type {
        switch self {
{% include "modular/snippets/tab-feature.swift" %}        }
    }
}
{% if guards %}#endif
{% endif -%}
