{% if screen.hasSamples %}import Testing

@testable import {{ feature.module }}

@MainActor
@Suite("{{ screen.name }}ViewModel")
struct {{ screen.name }}ViewModelTests {
{%- if screen.navigator %}
    private let navigatorMock = {{ screen.name }}NavigatorMock()
{%- endif %}
{%- if screen.tracker %}
    private let trackerMock = {{ screen.name }}TrackerMock()
{%- endif %}
    private let sut: {{ screen.name }}ViewModel

    init() {
{%- if screen.navigator or screen.tracker or screen.payload %}
        sut = {{ screen.name }}ViewModel(
{%- for item in screen.payload %}
            {{ item.name }}: {{ item.sample }}{% if not forloop.last or screen.navigator or screen.tracker %},{% endif %}
{%- endfor %}
{%- if screen.navigator %}
            navigator: navigatorMock{% if screen.tracker %},{% endif %}
{%- endif %}
{%- if screen.tracker %}
            tracker: trackerMock
{%- endif %}
        )
{%- else %}
        sut = {{ screen.name }}ViewModel()
{%- endif %}
    }

    @Test("Appearing {% if screen.tracker %}is tracked, and {% endif %}changes nothing on the screen")
    func didAppear() {
        // When
        sut.didAppear()

        // Then
        #expect(sut.state == .initial)
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }
}
{% endif -%}
