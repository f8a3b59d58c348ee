final class {{ screen.name }}ViewModel:{% if screen.name|count > 30 %}
    {{ screen.name }}ViewModelContract
{% else %} {{ screen.name }}ViewModelContract {% endif %}{
{%- for item in screen.payload %}
    private let {{ item.name }}: {{ item.type }}
{%- endfor %}
{%- if screen.navigator %}
    private let navigator: any {{ screen.name }}NavigatorContract
{%- endif %}
{%- if screen.tracker %}
    private let tracker: any {{ screen.name }}TrackerContract
{%- endif %}
{%- if screen.navigator or screen.tracker or screen.payload %}

    init(
{%- for item in screen.payload %}
        {{ item.name }}: {{ item.type }}{% if not forloop.last or screen.navigator or screen.tracker %},{% endif %}
{%- endfor %}
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
{%- if screen.navigator %}
        self.navigator = navigator
{%- endif %}
{%- if screen.tracker %}
        self.tracker = tracker
{%- endif %}
    }
{%- endif %}
{%- if screen.navigator or screen.tracker or screen.payload %}
{% endif %}
{%- if screen.tracker %}
    func didAppear() {
        tracker.trackScreenViewed()
    }

    func didTapOnContinueButton() {
        tracker.trackContinueButtonTapped()
    }
{%- else %}
    func didAppear() {}

    func didTapOnContinueButton() {}
{%- endif %}
}
