    func {{ event.method }}({% if event.payload|count == 1 and event.case|count < 25 %}{% for item in event.payload %}{% if item.label == "" %}_ {% elif item.label != item.name %}{{ item.label }} {% endif %}{{ item.name }}: {{ item.type }}{% endfor %}{% else %}{% for item in event.payload %}
        {% if item.label == "" %}_ {% elif item.label != item.name %}{{ item.label }} {% endif %}{{ item.name }}: {{ item.type }}{% if not forloop.last %},{% else %}
    {% endif %}{% endfor %}{% endif %})
