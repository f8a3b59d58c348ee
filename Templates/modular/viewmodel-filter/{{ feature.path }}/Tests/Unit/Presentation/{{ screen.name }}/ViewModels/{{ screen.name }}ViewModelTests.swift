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
    private let storeMock = {{ filter.name }}StoreMock(
        filter: {{ filter.name }}(text: "applied")
    )
    private let sut: {{ screen.name }}ViewModel

    init() {
        sut = {{ screen.name }}ViewModel(
{%- for item in screen.payload %}
            {{ item.name }}: {{ item.sample }},
{%- endfor %}
            store: storeMock{% if screen.navigator or screen.tracker %},{% endif %}
{%- if screen.navigator %}
            navigator: navigatorMock{% if screen.tracker %},{% endif %}
{%- endif %}
{%- if screen.tracker %}
            tracker: trackerMock
{%- endif %}
        )
    }

    @Test("Appearing shows the filter that is applied")
    func didAppear() {
        // When
        sut.didAppear()

        // Then
        #expect(sut.draft == {{ filter.name }}(text: "applied"))
        #expect(storeMock.savedFilters == [])
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test("A text is part of the draft alone")
    func didChangeText() {
        // When
        sut.didChange(text: "text")

        // Then
        #expect(sut.draft == {{ filter.name }}(text: "text"))
        #expect(storeMock.savedFilters == [])
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }

    @Test("Resetting empties the draft alone")
    func didTapOnResetButton() {
        // When
        sut.didTapOnResetButton()

        // Then
        #expect(sut.draft == {{ filter.name }}())
        #expect(storeMock.savedFilters == [])
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }

    @Test("Applying saves the draft{% if screen.navigator %} and goes back{% endif %}")
    func didTapOnApplyButton() {
        // Given
        sut.didChange(text: "text")

        // When
        sut.didTapOnApplyButton()

        // Then
        #expect(sut.draft == {{ filter.name }}(text: "text"))
        #expect(storeMock.savedFilters == [{{ filter.name }}(text: "text")])
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 1)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.filterApplied])
{%- endif %}
    }
}
{% endif -%}
