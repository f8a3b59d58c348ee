{% for condition in route.conditions %}    #if {{ condition }}
{% endfor %}    @Test(
        "{{ route.path }} takes no link that is not quite its own",
        arguments: [
{%- for path in route.refused %}
            "{{ path }}",
{%- endfor %}
        ]
    )
    func refuses{{ route.words }}(path: String) throws {
        // Given
        let url = try #require(URL(string: "\(sut.scheme)://\(sut.host)/\(path)"))

        // When
        let destination = sut.resolve(url)

        // Then
        #expect(destination == nil)
    }
{% for condition in route.conditions %}    #endif
{% endfor %}
