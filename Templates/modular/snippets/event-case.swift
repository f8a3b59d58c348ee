    case {{ event.case }}{% if event.payload|count == 1 and event.case|count < 25 %}({% for item in event.payload %}{{ item.spelling }}{% endfor %}){% elif event.payload %}(
{%- for item in event.payload %}
        {{ item.spelling }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ){% endif %}
