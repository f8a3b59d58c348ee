    @Test("The {{ screen.title }} screen is shown")
    func resolve{{ screen.name }}() {
        // When
        let view = sut.resolve(
            {{ feature.incoming }}.{{ screen.case }}{% if screen.payload|count == 1 and screen.case|count < 25 and screen.payload.0.sample|count < 40 %}({% for item in screen.payload %}{% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% endfor %}){% elif screen.payload %}(
{%- for item in screen.payload %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% endif %},
            navigator: navigatorMock
        )

        // Then
        #expect(view != nil)
    }
