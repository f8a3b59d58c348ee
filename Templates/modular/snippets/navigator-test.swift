    @Test("Navigates to {{ outgoing.case }}, once")
    func {{ outgoing.method }}() {
        // When
        sut.{{ outgoing.method }}(
{%- for item in outgoing.payload %}
            {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
{%- if outgoing.payload %}
        {% endif %})

        // Then
        let destination = AnyNavigation(
            {{ feature.outgoing }}.{{ outgoing.case }}{% if outgoing.payload %}(
{%- for item in outgoing.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}
        )
        #expect(navigatorMock.navigatedDestinations == [destination])
        #expect(navigatorMock.goBackCallCount == 0)
    }
