    @Test("{{ feature.title }} reaches {{ outgoing.case }}")
    func {{ feature.camel }}{{ outgoing.case|upperFirstLetter }}() {
        // When
        let destination = sut.redirect(
            {{ feature.outgoing }}.{{ outgoing.case }}{% if outgoing.payload %}(
{%- for item in outgoing.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}
        )

        // Then
        let expected = AnyNavigation(
            {{ redirect.incoming }}.{{ redirect.case }}{% if redirect.payload %}(
{%- for item in redirect.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %}
        )
        #expect(destination.map(AnyNavigation.init) == expected)
    }
