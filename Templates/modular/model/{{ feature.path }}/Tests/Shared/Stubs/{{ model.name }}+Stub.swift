{% if model.importsFoundation %}import Foundation

{% endif %}@testable import {{ feature.module }}
{% if model.isOfTests %}
/// Testing has a type of that name, too.
typealias {{ model.name }} = {{ feature.module }}.{{ model.name }}
{% endif %}
nonisolated extension {{ model.name }} {
    static func stub(
{%- for field in model.fields %}
        {{ field.label }}: {{ field.type }} = {{ field.sample|indent:8 }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ) -> {{ model.name }} {
        {{ model.name }}(
{%- for field in model.fields %}
            {{ field.label }}: {{ field.name }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
    }
}
{%- for type in model.nested %}

nonisolated extension {{ model.name }}.{{ type.name }} {
    static func stub(
{%- for field in type.fields %}
        {{ field.label }}: {{ field.qualifiedType|indent:8 }} = {{ field.sample|indent:8 }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    ) -> {{ model.name }}.{{ type.name }} {
        {{ model.name }}.{{ type.name }}(
{%- for field in type.fields %}
            {{ field.label }}: {{ field.name }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
    }
}
{%- endfor %}
