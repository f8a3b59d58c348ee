{% for condition in outgoing.conditions %}    #if {{ condition }}
{% endfor %}    func {{ outgoing.method }}({% if outgoing.isInline %}{% for item in outgoing.payload %}{% if item.label == "" %}_ {% elif item.label != item.name %}{{ item.label }} {% endif %}{{ item.name }}: {{ item.type }}{% endfor %}{% else %}{% for item in outgoing.payload %}
        {% if item.label == "" %}_ {% elif item.label != item.name %}{{ item.label }} {% endif %}{{ item.name }}: {{ item.type }}{% if not forloop.last %},{% else %}
    {% endif %}{% endfor %}{% endif %})
{% for condition in outgoing.conditions %}    #endif
{% endfor %}