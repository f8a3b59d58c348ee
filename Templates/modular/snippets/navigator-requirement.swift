    func {{ outgoing.method }}(
{%- for item in outgoing.payload %}
        {% if item.label == "" %}_ {% elif item.label != item.name %}{{ item.label }} {% endif %}{{ item.name }}: {{ item.type }}{% if not forloop.last %},{% endif %}
{%- endfor %}
{%- if outgoing.payload %}
    {% endif %})
