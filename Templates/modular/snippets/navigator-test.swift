    @Test("Navigates to {{ outgoing.case }}, once")
    func {{ outgoing.method }}() {
        // When
        sut.{{ outgoing.method }}({% if outgoing.payload|count == 1 and outgoing.case|count < 25 %}{% for item in outgoing.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% endfor %}{% else %}{% for item in outgoing.payload %}
            {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% else %}
        {% endif %}{% endfor %}{% endif %})

        // Then
        let destination = AnyNavigation(
            {{ feature.outgoing }}.{{ outgoing.case }}{% if outgoing.payload|count == 1 and outgoing.case|count < 25 %}({% for item in outgoing.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% endfor %}){% elif outgoing.payload %}(
{%- for item in outgoing.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}
        )
        #expect(navigatorMock.navigatedDestinations == [destination])
        #expect(navigatorMock.goBackCallCount == 0)
    }
