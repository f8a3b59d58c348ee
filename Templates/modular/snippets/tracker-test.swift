    @Test("{{ event.case }} is one event")
    func {{ event.method }}() {
        // When
        sut.{{ event.method }}({% for item in event.payload %}
            {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% else %}
        {% endif %}{% endfor %})

        // Then
        let event = AnyTrackingEvent(
            {{ screen.name }}Event.{{ event.case }}{% if event.payload %}(
{%- for item in event.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}
        )
        #expect(trackerMock.trackedEvents == [event])
    }
