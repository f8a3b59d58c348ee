{% macro codingKeys fields margin %}
{{ margin }}nonisolated enum CodingKeys: String, CodingKey {
{%- for field in fields %}
{{ margin }}    case {{ field.name }}{% if field.key != field.property %} = {{ field.keyLiteral }}{% endif %}
{%- endfor %}
{{ margin }}}{% endmacro -%}
{% if model.dtoImportsFoundation %}import Foundation

{% endif %}/// {{ model.title }} as the API sends it.
nonisolated struct {{ model.name }}DTO: Codable, Hashable, Sendable {
{%- for field in model.fields %}
    let {{ field.name }}: {{ field.dtoType }}
{%- endfor %}
{%- if model.hasKeys %}
{% call codingKeys model.fields "    " %}
{%- endif %}
{%- for type in model.nested %}

    nonisolated struct {{ type.name }}: Codable, Hashable, Sendable {
{%- for field in type.fields %}
        let {{ field.name }}: {{ field.dtoType }}
{%- endfor %}
{%- if type.hasKeys %}
{% call codingKeys type.fields "        " %}
{%- endif %}
    }
{%- endfor %}
}
