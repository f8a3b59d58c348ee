    func {{ event.method }}({% if event.payload|count == 1 and event.case|count < 25 %}{% for item in event.payload %}{{ item.parameter }}: {{ item.type }}{% endfor %}{% else %}{% for item in event.payload %}
        {{ item.parameter }}: {{ item.type }}{% if not forloop.last %},{% else %}
    {% endif %}{% endfor %}{% endif %}) {
        tracker.track(
            {{ screen.name }}Event.{{ event.case }}{% if event.payload|count == 1 and event.case|count < 25 %}({% for item in event.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.name }}{% endfor %}){% elif event.payload %}(
{%- for item in event.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.name }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}
        )
    }
