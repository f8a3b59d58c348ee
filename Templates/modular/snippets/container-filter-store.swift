    let {{ filter.store }} ={% if filter.name|count > 40 %}
        {% else %} {% endif %}{{ filter.name }}Store()
