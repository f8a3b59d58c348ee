    case {{ outgoing.case }}{% if outgoing.payload|count == 1 and outgoing.case|count < 25 %}({% for item in outgoing.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.type }}{% endfor %}){% elif outgoing.payload %}(
{%- for item in outgoing.payload %}
        {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.type }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ){% endif %}
