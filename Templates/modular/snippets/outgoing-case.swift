{% for condition in outgoing.conditions %}    #if {{ condition }}
{% endfor %}    case {{ outgoing.case }}{% if outgoing.isInline %}({% for item in outgoing.payload %}{{ item.spelling }}{% endfor %}){% elif outgoing.payload %}(
{%- for item in outgoing.payload %}
        {{ item.spelling }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ){% endif %}
{% for condition in outgoing.conditions %}    #endif
{% endfor %}