{% for condition in outgoing.conditions %}    #if {{ condition }}
{% endfor %}    private(set) var {{ outgoing.method }}Calls: [AnyNavigation] = []

    func {{ outgoing.method }}({% if outgoing.isInline %}{% for item in outgoing.payload %}{{ item.parameter }}: {{ item.type }}{% endfor %}{% else %}{% for item in outgoing.payload %}
        {{ item.parameter }}: {{ item.type }}{% if not forloop.last %},{% else %}
    {% endif %}{% endfor %}{% endif %}) {
        {{ outgoing.method }}Calls.append(
            AnyNavigation(
                {{ outgoing.enum }}.{{ outgoing.case }}{% if outgoing.isInline %}({% for item in outgoing.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.name }}{% endfor %}){% elif outgoing.payload %}(
{%- for item in outgoing.payload %}
                    {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.name }}{% if not forloop.last %},{% endif %}
{%- endfor %}
                ){% endif %}
            )
        )
    }
{% for condition in outgoing.conditions %}    #endif
{% endfor %}