{% for condition in route.conditions %}        #if {{ condition }}
{% endfor %}        if {% if route.parameters %}let parameters = link.parameters(of: "{{ route.path }}"){% else %}link.matches("{{ route.path }}"){% endif %} {
{%- for item in route.parameters %}
            guard let {{ item.name }}: {{ item.type }} ={% if item.name|count > 20 or item.key|count > 20 %}
                {% else %} {% endif %}parameters["{{ item.key }}"]{% if item.name|count > 20 or item.key|count > 20 %}
            {% else %} {% endif %}else { return nil }
{%- endfor %}
            return {{ route.enum }}.{{ route.case }}{% if route.arguments %}(
{%- for item in route.arguments %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.value }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% elif route.isCall %}(){% endif %}
        }
{% for condition in route.conditions %}        #endif
{% endfor %}
