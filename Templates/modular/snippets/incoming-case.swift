    case {{ screen.case }}{% if screen.payload|count == 1 and screen.case|count < 25 %}({% for item in screen.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.type }}{% endfor %}){% elif screen.payload %}(
{%- for item in screen.payload %}
        {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.type }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ){% endif %}
