@testable import {{ feature.module }}

final class {{ screen.name }}TrackerMock:{% if screen.name|count > 30 %}
    {{ screen.name }}TrackerContract
{% else %} {{ screen.name }}TrackerContract {% endif %}{
    private(set) var trackScreenViewedCallCount = 0

    func trackScreenViewed() {
        trackScreenViewedCallCount += 1
    }
}
