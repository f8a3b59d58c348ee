{% for condition in outgoing.conditions %}    #if {{ condition }}
{% endfor %}    @Test("{{ feature.title }} reaches {{ outgoing.case }}")
    func {{ feature.camel }}{{ outgoing.case|upperFirstLetter }}() {
        // When
        let destination = sut.redirect(
            {{ outgoing.enum }}.{{ outgoing.case }}{% if outgoing.isInline %}({% for item in outgoing.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% endfor %}){% elif outgoing.payload %}(
{%- for item in outgoing.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}
        )

        // Then
        let expected = AnyNavigation(
            {{ redirect.destination }}
        )
        #expect(destination.map(AnyNavigation.init) == expected)
    }
{% for condition in outgoing.conditions %}    #endif
{% endfor %}