    case {{ screen.case }}{% if screen.payload %}(
{%- for item in screen.payload %}
        {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.type }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ){% endif %}
