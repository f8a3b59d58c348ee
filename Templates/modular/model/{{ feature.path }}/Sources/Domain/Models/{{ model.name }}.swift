{% if model.importsFoundation %}import Foundation

{% endif %}/// {{ model.title }}: what the app's screens and rules know of it.
nonisolated struct {{ model.name }}: Hashable, {% if model.identifier != "" %}Identifiable, {% endif %}Sendable {
{%- for field in model.fields %}
    let {{ field.name }}: {{ field.type }}
{%- endfor %}
{%- for type in model.nested %}

    nonisolated struct {{ type.name }}: Hashable, Sendable {
{%- for field in type.fields %}
        let {{ field.name }}: {{ field.type }}
{%- endfor %}
    }
{%- endfor %}
}
