{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ feature.module }}
import {{ modules.dependencies }}
import {{ modules.dependencies }}Mocks
import {{ modules.core }}
import SwiftUI
import Testing

@testable import {{ modules.app }}

@MainActor
@Suite("AppTab")
struct AppTabTests {
    @Test("Every tab's feature is one of the app's")
    func featuresOfTheApp() {
        // Given
        let container = AppContainer(dependencies: .mock())

        for tab in AppTab.allCases {
            // When
            let features = container.features.filter { type(of: $0) == tab.feature }

            // Then
            #expect(features.count == 1)
        }
    }

{% include "modular/snippets/tab-test.swift" %}}
{% if guards %}#endif
{% endif -%}
