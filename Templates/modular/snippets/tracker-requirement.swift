    func {{ event.method }}({% if event.payload|count == 1 and event.case|count < 25 %}{% for item in event.payload %}{{ item.parameter }}: {{ item.type }}{% endfor %}{% else %}{% for item in event.payload %}
        {{ item.parameter }}: {{ item.type }}{% if not forloop.last %},{% else %}
    {% endif %}{% endfor %}{% endif %})
