{% for condition in outgoing.conditions %}    #if {{ condition }}
{% endfor %}    func {{ outgoing.method }}({% if outgoing.isInline %}{% for item in outgoing.payload %}{{ item.parameter }}: {{ item.type }}{% endfor %}{% else %}{% for item in outgoing.payload %}
        {{ item.parameter }}: {{ item.type }}{% if not forloop.last %},{% else %}
    {% endif %}{% endfor %}{% endif %})
{% for condition in outgoing.conditions %}    #endif
{% endfor %}