{% if event.payload %}[
{%- for item in event.properties %}
    "{{ item.key|camelToSnakeCase }}": {{ item.value }}{% if event.payload|count > 1 %},{% endif %}
{%- endfor %}
]{% else %}[:]{% endif %}
