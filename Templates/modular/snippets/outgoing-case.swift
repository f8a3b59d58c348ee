    case {{ outgoing.case }}{% if outgoing.payload %}(
{%- for item in outgoing.payload %}
        {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.type }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ){% endif %}
