{% if repository.isCached %}import {{ modules.core }}

{% endif %}/// Where {{ model.title }} values come from.
nonisolated protocol {{ model.name }}RepositoryContract: Sendable {
{%- if repository.isCached %}
    /// The value with this identifier.
    func get(
        identifier: {{ model.identifier }},
        cachePolicy: CachePolicy
    ) async throws({{ model.name }}Error){{ wrap.arrow }}{{ model.name }}

    /// The values of a page, counted from 1. An empty page, or one with nothing new, is the end.
    func getPage(
        _ page: Int,
        cachePolicy: CachePolicy
    ) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}]
{%- else %}
    /// The value with this identifier.
    func get({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}{{ model.name }}

    /// The values of a page, counted from 1. An empty page, or one with nothing new, is the end.
{%- if repository.isLocal %}
    /// All that is there is the first page.
{%- endif %}
    func getPage({{ wrap.open }}_ page: Int{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}]
{%- endif %}
{%- if repository.isRemote %}

    /// The values that fit a query{% if repository.isCached %}, always from the remote source{% endif %}.
    func search({{ wrap.open }}_ query: String{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}]
{%- else %}

    /// Takes the place of the value with the same identifier.
    func save({{ wrap.open }}_ value: {{ model.name }}{{ wrap.close }}) async throws({{ model.name }}Error)

    func removeAll() async throws({{ model.name }}Error)
{%- endif %}
}
{%- if repository.defaultPolicy %}

{% if repository.defaultPolicy == "localFirst" -%}
// Without a policy: the cache's value, else the remote source's.
{%- elif repository.defaultPolicy == "remoteFirst" -%}
// Without a policy: the remote source's value, else the cache's.
{%- else -%}
// Without a policy: the remote source's value. The cache is for those who ask for it.
{%- endif %}
nonisolated extension {{ model.name }}RepositoryContract {
    func get({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}{{ model.name }}{{ wrap.body }}
        try await get(identifier: identifier, cachePolicy: .{{ repository.defaultPolicy }})
    }

    func getPage({{ wrap.open }}_ page: Int{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}]{{ wrap.body }}
        try await getPage(page, cachePolicy: .{{ repository.defaultPolicy }})
    }
}
{%- endif %}
