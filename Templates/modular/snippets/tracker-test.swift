    @Test("{{ event.case }} is one event")
    func {{ event.method }}() {
        // When
        sut.{{ event.method }}({% if event.payload|count == 1 and event.case|count < 25 %}{% for item in event.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% endfor %}{% else %}{% for item in event.payload %}
            {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% else %}
        {% endif %}{% endfor %}{% endif %})

        // Then
        let event = AnyTrackingEvent(
            {{ screen.name }}Event.{{ event.case }}{% if event.payload|count == 1 and event.case|count < 25 %}({% for item in event.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% endfor %}){% elif event.payload %}(
{%- for item in event.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}
        )
        #expect(trackerMock.trackedEvents == [event])
    }
