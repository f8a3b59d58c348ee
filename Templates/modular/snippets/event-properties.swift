{% if event.payload %}[
{%- for item in event.properties %}
    "{{ item.key|camelToSnakeCase }}": {{ item.value|indent:4 }}{% if event.payload|count > 1 %},{% endif %}
{%- endfor %}
]{% else %}[:]{% endif %}
