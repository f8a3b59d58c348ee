{% for condition in route.conditions %}        #if {{ condition }}
{% endfor %}        if {% if route.parameters %}let parameters = link.parameters({% if route.path|count > 68 %}
            of: "{{ route.path }}"
        {% else %}of: "{{ route.path }}"{% endif %}){% else %}link.matches("{{ route.path }}"){% endif %} {
{%- for item in route.parameters %}
            guard{% if item.name|count > 20 or item.key|count > 20 %}
                let {{ item.name }}: {{ item.type }} =
                    parameters["{{ item.key }}"]
            {% else %} let {{ item.name }}: {{ item.type }} = parameters["{{ item.key }}"] {% endif %}else { return nil }
{%- endfor %}
            return {{ route.enum }}.{{ route.case }}{% if route.arguments %}(
{%- for item in route.arguments %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.value }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% elif route.isCall %}(){% endif %}
        }
{% for condition in route.conditions %}        #endif
{% endfor %}
