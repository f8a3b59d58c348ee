{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ modules.dependencies }}
import {{ modules.dependencies }}Mocks
import {{ modules.core }}
import {{ modules.coreMocks }}
import Testing

@testable import {{ feature.module }}

@MainActor
@Suite("{{ feature.name }}Feature")
struct {{ feature.name }}FeatureTests {
    private let navigatorMock = NavigatorMock()
    private let sut = {{ feature.name }}Feature(dependencies: .mock())

{% include "modular/snippets/feature-deep-link-test.swift" %}
    @Test("What is not its own is left to other features")
    func leaveOthers() {
        // When
        let view = sut.resolve(UnknownNavigation.notFound, navigator: navigatorMock)

        // Then
        #expect(view == nil)
    }

{% include "modular/snippets/feature-test.swift" %}}
{% if guards %}#endif
{% endif -%}
