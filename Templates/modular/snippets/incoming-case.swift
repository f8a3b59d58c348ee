    case {{ screen.case }}{% if screen.payload|count == 1 and screen.case|count < 25 %}({% for item in screen.payload %}{{ item.spelling }}{% endfor %}){% elif screen.payload %}(
{%- for item in screen.payload %}
        {{ item.spelling }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ){% endif %}
