@testable import {{ feature.module }}

final class {{ filter.name }}StoreMock:{% if filter.name|count > 36 %}
    {{ filter.name }}StoreContract
{% else %} {{ filter.name }}StoreContract {% endif %}{
    let filter: {{ filter.name }}
    private(set) var savedFilters: [{{ filter.name }}] = []

    init(filter: {{ filter.name }} = {{ filter.name }}()) {
        self.filter = filter
    }

    func save(_ filter: {{ filter.name }}) {
        savedFilters.append(filter)
    }
}
