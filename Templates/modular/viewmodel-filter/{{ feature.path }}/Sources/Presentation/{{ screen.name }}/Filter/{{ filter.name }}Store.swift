import Observation

@Observable
final class {{ filter.name }}Store:{% if filter.name|count > 40 %}
    {{ filter.name }}StoreContract
{% else %} {{ filter.name }}StoreContract {% endif %}{
    private(set) var filter = {{ filter.name }}()

    func save(_ filter: {{ filter.name }}) {
        self.filter = filter
    }
}
