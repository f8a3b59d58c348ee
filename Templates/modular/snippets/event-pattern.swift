        case .{{ event.case }}{% if event.payload|count == 1 and event.case|count < 25 %}({% for item in event.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}let {{ item.name }}{% endfor %}){% elif event.payload %}(
{%- for item in event.payload %}
            {% if item.label != "" %}{{ item.label }}: {% endif %}let {{ item.name }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        ){% endif %}:
