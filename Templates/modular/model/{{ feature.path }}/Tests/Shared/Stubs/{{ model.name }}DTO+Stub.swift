{% if model.importsFoundation %}import Foundation

{% endif %}@testable import {{ feature.module }}

nonisolated extension {{ model.name }}DTO {
    static func stub(
{%- for field in model.fields %}
        {{ field.label }}: {{ field.dtoType }} = {{ field.dtoSample|indent:8 }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ) -> {{ model.name }}DTO {
        {{ model.name }}DTO(
{%- for field in model.fields %}
            {{ field.label }}: {{ field.name }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
    }
}
{%- for type in model.nested %}

nonisolated extension {{ model.name }}DTO.{{ type.name }} {
    static func stub(
{%- for field in type.fields %}
        {{ field.label }}: {{ field.qualifiedDTOType|indent:8 }} = {{ field.dtoSample|indent:8 }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ) -> {{ model.name }}DTO.{{ type.name }} {
        {{ model.name }}DTO.{{ type.name }}(
{%- for field in type.fields %}
            {{ field.label }}: {{ field.name }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
    }
}
{%- endfor %}
