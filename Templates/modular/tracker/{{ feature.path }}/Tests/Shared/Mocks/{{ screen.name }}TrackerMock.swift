@testable import {{ feature.module }}

final class {{ screen.name }}TrackerMock:{% if screen.name|count > 30 %}
    {{ screen.name }}TrackerContract
{% else %} {{ screen.name }}TrackerContract {% endif %}{
    private(set) var trackedEvents: [{{ screen.name }}Event] = []

    func trackScreenViewed() {
        trackedEvents.append(.screenViewed)
    }
}
