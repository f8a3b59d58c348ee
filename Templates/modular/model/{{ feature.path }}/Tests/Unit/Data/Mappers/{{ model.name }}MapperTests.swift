import Testing

@testable import {{ feature.module }}

@Suite("{{ model.name }}Mapper")
struct {{ model.name }}MapperTests {
    private let sut = {{ model.name }}Mapper()

    @Test("Every field is mapped")
    func map() {
        // Given
        let input = {{ model.name }}DTO.stub()

        // When
        let output = sut.map(input)

        // Then
        #expect(output == .stub())
    }
{%- if model.hasOptional %}

    @Test("What is missing stays nil")
    func mapMissing() {
        // Given
        let input = {{ model.name }}DTO.stub(
{%- for field in model.fields where field.isOptional %}
            {{ field.label }}: nil{% if not forloop.last %},{% endif %}
{%- endfor %}
        )

        // When
        let output = sut.map(input)

        // Then
        let expected = {{ model.name }}.stub(
{%- for field in model.fields where field.isOptional %}
            {{ field.label }}: nil{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
        #expect(output == expected)
    }
{%- endif %}
{%- if model.hasEnumeration %}

    @Test("A value that no case has is unknown")
    func mapUnknown() {
        // Given
        let input = {{ model.name }}DTO.stub(
{%- for field in model.fields where field.isEnumeration %}
            {{ field.label }}: "?"{% if not forloop.last %},{% endif %}
{%- endfor %}
        )

        // When
        let output = sut.map(input)

        // Then
        let expected = {{ model.name }}.stub(
{%- for field in model.fields where field.isEnumeration %}
            {{ field.label }}: .unknown{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
        #expect(output == expected)
    }
{%- endif %}
}
