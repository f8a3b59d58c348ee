    @Test("{{ event.case }} has its name and its properties")
    func {{ event.case }}() {
        // Given
        let sut = {{ screen.name }}Event.{{ event.case }}{% if event.payload %}(
{%- for item in event.payload %}
            {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        ){% endif %}

        // When
        let name = sut.name
        let properties = sut.properties

        // Then
        #expect(name == "{{ screen.snake }}_{{ event.case|camelToSnakeCase }}")
{%- if event.payload %}
        #expect(
            properties == [
{%- for item in event.properties %}
                "{{ item.key|camelToSnakeCase }}": {{ item.expected|indent:16 }}{% if event.payload|count > 1 %},{% endif %}
{%- endfor %}
            ]
        )
{%- else %}
        #expect(properties == [:])
{%- endif %}
    }
