{% for condition in outgoing.conditions %}    #if {{ condition }}
{% endfor %}    func {{ outgoing.method }}({% if outgoing.isInline %}{% for item in outgoing.payload %}{{ item.parameter }}: {{ item.type }}{% endfor %}{% else %}{% for item in outgoing.payload %}
        {{ item.parameter }}: {{ item.type }}{% if not forloop.last %},{% else %}
    {% endif %}{% endfor %}{% endif %}) {
        navigator.{% if outgoing.style == "" %}navigate(
            to: {% else %}present(
            {% endif %}{{ outgoing.enum }}.{{ outgoing.case }}{% if outgoing.isInline %}({% for item in outgoing.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.name }}{% endfor %}){% elif outgoing.payload %}(
{%- for item in outgoing.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.name }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}{% if outgoing.style != "" %},
            style: {{ outgoing.style }}{% endif %}
        )
    }
{% for condition in outgoing.conditions %}    #endif
{% endfor %}