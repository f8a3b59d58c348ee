import {{ modules.core }}

/// {{ model.title }} as the app knows it → as it is kept.
struct {{ model.name }}DTOMapper: MapperContract {
    func map(_ input: {{ model.name }}) -> {{ model.name }}DTO {
        {{ model.name }}DTO(
{%- for field in dto.fields %}
            {{ field.label }}: {{ field.mapping|indent:12 }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
    }
{%- for type in dto.nested %}

    private func make{{ type.name }}(
        _ input: {{ model.name }}.{{ type.name }}
    ) -> {{ model.name }}DTO.{{ type.name }} {
        {{ model.name }}DTO.{{ type.name }}(
{%- for field in type.fields %}
            {{ field.label }}: {{ field.mapping|indent:12 }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
    }
{%- endfor %}
}
