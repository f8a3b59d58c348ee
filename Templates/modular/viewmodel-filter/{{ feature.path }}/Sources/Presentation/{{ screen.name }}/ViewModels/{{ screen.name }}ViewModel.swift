import Observation

@Observable
final class {{ screen.name }}ViewModel:{% if screen.name|count > 30 %}
    {{ screen.name }}ViewModelContract
{% else %} {{ screen.name }}ViewModelContract {% endif %}{
    private(set) var draft: {{ filter.name }}
    private let store: any {{ filter.name }}StoreContract
{%- for item in screen.payload %}
    private let {{ item.name }}: {{ item.type }}
{%- endfor %}
{%- if screen.navigator %}
    private let navigator: any {{ screen.name }}NavigatorContract
{%- endif %}
{%- if screen.tracker %}
    private let tracker: any {{ screen.name }}TrackerContract
{%- endif %}

    init(
{%- for item in screen.payload %}
        {{ item.name }}: {{ item.type }},
{%- endfor %}
        store: any {{ filter.name }}StoreContract{% if screen.navigator or screen.tracker %},{% endif %}
{%- if screen.navigator %}
        navigator: any {{ screen.name }}NavigatorContract{% if screen.tracker %},{% endif %}
{%- endif %}
{%- if screen.tracker %}
        tracker: any {{ screen.name }}TrackerContract
{%- endif %}
    ) {
{%- for item in screen.payload %}
        self.{{ item.name }} = {{ item.name }}
{%- endfor %}
        self.store = store
        draft = store.filter
{%- if screen.navigator %}
        self.navigator = navigator
{%- endif %}
{%- if screen.tracker %}
        self.tracker = tracker
{%- endif %}
    }
{%- if screen.tracker %}

    func didAppear() {
        tracker.trackScreenViewed()
    }
{%- else %}

    func didAppear() {}
{%- endif %}

    func didChange(text: String) {
        draft.text = text
    }

    func didTapOnResetButton() {
        draft = {{ filter.name }}()
    }

    func didTapOnApplyButton() {
{%- if screen.tracker %}
        tracker.trackFilterApplied()
{%- endif %}
        store.save(draft)
{%- if screen.navigator %}
        navigator.goBack()
{%- endif %}
    }
}
