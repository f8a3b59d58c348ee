import {{ modules.core }}

/// {{ model.title }} as the API sends it → as the app knows it.
struct {{ model.name }}Mapper: MapperContract {
    func map(_ input: {{ model.name }}DTO) -> {{ model.name }} {
        {{ model.name }}(
{%- for field in model.fields %}
            {{ field.label }}: {{ field.mapping|indent:12 }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
    }
{%- for type in model.nested %}

    private func make{{ type.name }}(
        _ input: {{ model.name }}DTO.{{ type.name }}
    ) -> {{ model.name }}.{{ type.name }} {
        {{ model.name }}.{{ type.name }}(
{%- for field in type.fields %}
            {{ field.label }}: {{ field.mapping|indent:12 }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
    }
{%- endfor %}
{%- for type in model.enumerations %}

    /// A value that no case has is unknown.
    private func make{{ type.name }}({% if type.type|count > 24 %}
        _ rawValue: String
    {% else %}_ rawValue: String{% endif %}) -> {{ type.type }} {
        {{ type.type }}(rawValue: rawValue) ?? .unknown
    }
{%- endfor %}
}
