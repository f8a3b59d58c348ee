    func make{{ screen.name }}ViewModel(
{%- for item in screen.payload %}
        {{ item.name }}: {{ item.type }}{% if not forloop.last or screen.navigator %},{% endif %}
{%- endfor %}
{%- if screen.navigator %}
        navigator: any NavigatorContract
{%- endif %}
{%- if screen.payload or screen.navigator %}
    {% endif %}) -> {{ screen.name }}ViewModel {
        {{ screen.name }}ViewModel(
{%- for item in screen.payload %}
            {{ item.name }}: {{ item.name }}{% if not forloop.last or screen.navigator or screen.tracker %},{% endif %}
{%- endfor %}
{%- if screen.navigator %}
            navigator: {{ screen.name }}Navigator(navigator: navigator){% if screen.tracker %},{% endif %}
{%- endif %}
{%- if screen.tracker %}
            tracker: {{ screen.name }}Tracker(tracker: tracker)
{%- endif %}
{%- if screen.payload or screen.navigator or screen.tracker %}
        {% endif %})
    }

    func make{{ screen.name }}View(
{%- for item in screen.payload %}
        {{ item.name }}: {{ item.type }}{% if not forloop.last or screen.navigator %},{% endif %}
{%- endfor %}
{%- if screen.navigator %}
        navigator: any NavigatorContract
{%- endif %}
{%- if screen.payload or screen.navigator %}
    {% endif %}) -> some View {
        {{ screen.name }}View(
            viewModel: make{{ screen.name }}ViewModel(
{%- for item in screen.payload %}
                {{ item.name }}: {{ item.name }}{% if not forloop.last or screen.navigator %},{% endif %}
{%- endfor %}
{%- if screen.navigator %}
                navigator: navigator
{%- endif %}
{%- if screen.payload or screen.navigator %}
            {% endif %})
        )
    }
