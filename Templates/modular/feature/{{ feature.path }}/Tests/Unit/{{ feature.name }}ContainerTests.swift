{% if guards %}#if canImport(SwiftUI)
{% endif %}import {{ modules.core }}
import {{ modules.coreMocks }}
import Testing

@testable import {{ feature.module }}

@MainActor
@Suite("{{ feature.name }}Container")
struct {{ feature.name }}ContainerTests {
    private let navigatorMock = NavigatorMock()
    private let trackerMock = TrackerMock()
    private let sut: {{ feature.name }}Container

    init() {
{%- if screen.tracker %}
        sut = {{ feature.name }}Container(
            tracker: trackerMock
        )
{%- else %}
        sut = {{ feature.name }}Container()
{%- endif %}
    }

{% include "modular/snippets/container-test.swift" %}}
{% if guards %}#endif
{% endif -%}
