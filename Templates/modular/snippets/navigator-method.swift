    func {{ outgoing.method }}(
{%- for item in outgoing.payload %}
        {% if item.label == "" %}_ {% elif item.label != item.name %}{{ item.label }} {% endif %}{{ item.name }}: {{ item.type }}{% if not forloop.last %},{% endif %}
{%- endfor %}
{%- if outgoing.payload %}
    {% endif %}) {
        navigator.navigate(
            to: {{ feature.outgoing }}.{{ outgoing.case }}{% if outgoing.payload %}(
{%- for item in outgoing.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.name }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}
        )
    }
