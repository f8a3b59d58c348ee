{% for condition in outgoing.conditions %}    #if {{ condition }}
{% endfor %}    @Test("{% if outgoing.style == "" %}Navigates to{% else %}Presents{% endif %} {{ outgoing.case }}, once")
    func {{ outgoing.method }}() {
        // When
        sut.{{ outgoing.method }}({% if outgoing.isInline %}{% for item in outgoing.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% endfor %}{% else %}{% for item in outgoing.payload %}
            {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% else %}
        {% endif %}{% endfor %}{% endif %})

        // Then
        let {% if outgoing.style == "" %}destination = AnyNavigation({% else %}modal = NavigatorMock.PresentedModal({% endif %}
            {{ outgoing.enum }}.{{ outgoing.case }}{% if outgoing.isInline %}({% for item in outgoing.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% endfor %}){% elif outgoing.payload %}(
{%- for item in outgoing.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}{% if outgoing.style != "" %},
            style: {{ outgoing.style }}{% endif %}
        )
        {% if outgoing.style == "" %}#expect(navigatorMock.navigatedDestinations == [destination])
        #expect(navigatorMock.goBackCallCount == 0){% else %}#expect(navigatorMock.presentedModals == [modal])
        #expect(navigatorMock.navigatedDestinations == []){% endif %}
    }
{% for condition in outgoing.conditions %}    #endif
{% endfor %}