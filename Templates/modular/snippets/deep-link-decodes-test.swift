{% for condition in route.conditions %}    #if {{ condition }}
{% endfor %}    @Test("Decodes the text of {{ route.path }}")
    func decodes{{ route.words }}() throws {
        // Given
        let path = "{{ route.encoded }}"
        let url = try #require(URL(string: "\(sut.scheme)://\(sut.host)/\(path)"))

        // When
        let destination = sut.resolve(url)

        // Then
        let expected = AnyNavigation(
            {{ route.enum }}.{{ route.case }}{% if route.arguments %}(
{%- for item in route.arguments %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.decoded }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% elif route.isCall %}(){% endif %}
        )
        #expect(destination.map(AnyNavigation.init) == expected)
    }
{% for condition in route.conditions %}    #endif
{% endfor %}
