{% for condition in route.conditions %}    #if {{ condition }}
{% endfor %}    @Test(
        "Denies what is nearly {{ route.path }}",
        arguments: [
{%- for path in route.refused %}
            "{{ path }}",
{%- endfor %}
        ]
    )
    func denies{{ route.words }}(path: String) throws {
        // Given
        let url = try #require(URL(string: "\(sut.scheme)://\(sut.host)/\(path)"))

        // When
        let destination = sut.resolve(url)

        // Then
        #expect(destination == nil)
    }
{% for condition in route.conditions %}    #endif
{% endfor %}
