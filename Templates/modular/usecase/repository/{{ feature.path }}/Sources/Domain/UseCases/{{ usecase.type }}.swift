{% if usecase.policy %}import {{ modules.core }}

{% endif %}/// {% if usecase.kind == "search" %}Finds {{ model.title }} values{% else %}{% if usecase.kind == "get" %}Gets{% else %}Fetches{% endif %} {% if usecase.isPage %}a page of {{ model.title }} values{% else %}one {{ model.title }}{% endif %}{% if usecase.kind == "refresh" %} anew{% endif %}{% endif %}.
nonisolated protocol {{ usecase.contract }}: Sendable {
{%- if usecase.argument == "page" %}
    /// Pages count from 1.
{%- endif %}
    func execute({{ wrap.open }}{{ usecase.argument }}: {{ usecase.argumentType }}{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}{{ usecase.result }}
}

nonisolated struct {{ usecase.type }}:{% if usecase.type|count > 42 %}
    {{ usecase.contract }}
{% else %} {{ usecase.contract }} {% endif %}{
    private let repository: any {{ model.name }}RepositoryContract

    init(repository: any {{ model.name }}RepositoryContract) {
        self.repository = repository
    }

    func execute({{ wrap.open }}{{ usecase.argument }}: {{ usecase.argumentType }}{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}{{ usecase.result }}{{ wrap.body }}
{%- if usecase.kind == "search" %}
        try await repository.search(query)
{%- elif usecase.isPage %}
        try await repository.getPage(page{% if usecase.policy %}, cachePolicy: .{{ usecase.policy }}{% endif %})
{%- else %}
        try await repository.get(identifier: identifier{% if usecase.policy %}, cachePolicy: .{{ usecase.policy }}{% endif %})
{%- endif %}
    }
}
