{% for condition in route.conditions %}    #if {{ condition }}
{% endfor %}    @Test("Opens {{ route.path }}")
    func opens{{ route.words }}() throws {
        // Given
        let path = "{{ route.sample }}"
        let url = try #require(URL(string: "\(sut.scheme)://\(sut.host)/\(path)"))

        // When
        let destination = sut.resolve(url)

        // Then
        let expected = AnyNavigation(
            {{ route.enum }}.{{ route.case }}{% if route.arguments %}(
{%- for item in route.arguments %}
                {% if item.label != "" %}{{ item.label }}: {% endif %}{{ item.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
            ){% elif route.isCall %}(){% endif %}
        )
        #expect(destination.map(AnyNavigation.init) == expected)
    }
{% for condition in route.conditions %}    #endif
{% endfor %}
