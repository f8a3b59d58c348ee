        case .{{ screen.case }}{% if screen.payload|count == 1 and screen.case|count < 25 %}({% for item in screen.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}let {{ item.name }}{% endfor %}){% elif screen.payload %}(
{%- for item in screen.payload %}
            {% if item.label != "" %}{{ item.label }}: {% endif %}let {{ item.name }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        ){% endif %}:
            return AnyView(
                container.make{{ screen.name }}View(
{%- for item in screen.payload %}
                    {{ item.name }}: {{ item.name }}{% if not forloop.last or screen.navigator %},{% endif %}
{%- endfor %}
{%- if screen.navigator %}
                    navigator: navigator
{%- endif %}
{%- if screen.payload or screen.navigator %}
                {% endif %})
            )
