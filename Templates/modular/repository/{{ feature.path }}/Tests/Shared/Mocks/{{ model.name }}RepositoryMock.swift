{% if repository.isCached %}import {{ modules.core }}

{% endif %}@testable import {{ feature.module }}

actor {{ model.name }}RepositoryMock:{{ wrap.conformance }}{{ model.name }}RepositoryContract{{ wrap.brace }}{
    private(set) var gotIdentifiers: [{{ model.identifier }}] = []
    private(set) var gotPages: [Int] = []
{%- if repository.isCached %}
    private(set) var cachePolicies: [CachePolicy] = []
{%- endif %}
{%- if repository.isRemote %}
    private(set) var searchedQueries: [String] = []
{%- else %}
    private(set) var savedValues: [{{ model.name }}] = []
    private(set) var removeAllCallCount = 0
{%- endif %}
    private let result: Result<{{ model.name }}, {{ model.name }}Error>
    private let pageResult: Result<[{{ model.name }}], {{ model.name }}Error>
{%- if not repository.isRemote %}
    private let saveResult: Result<Void, {{ model.name }}Error>
{%- endif %}

{% if repository.isRemote %}    /// - Parameter pageResult: of pages and searches.
{% else %}    /// - Parameter saveResult: of saving and removing.
{% endif %}    init(
        result: Result<{{ model.name }}, {{ model.name }}Error> = .success(.stub()),
        pageResult: Result<[{{ model.name }}], {{ model.name }}Error> = .success([.stub()]){% if not repository.isRemote %},
        saveResult: Result<Void, {{ model.name }}Error> = .success(()){% endif %}
    ) {
        self.result = result
        self.pageResult = pageResult
{%- if not repository.isRemote %}
        self.saveResult = saveResult
{%- endif %}
    }
{% if repository.isCached %}
    func get(
        identifier: {{ model.identifier }},
        cachePolicy: CachePolicy
    ) async throws({{ model.name }}Error){{ wrap.arrow }}{{ model.name }} {
        gotIdentifiers.append(identifier)
        cachePolicies.append(cachePolicy)
        return try result.get()
    }

    func getPage(
        _ page: Int,
        cachePolicy: CachePolicy
    ) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}] {
        gotPages.append(page)
        cachePolicies.append(cachePolicy)
        return try pageResult.get()
    }
{% else %}
    func get({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}{{ model.name }} {
        gotIdentifiers.append(identifier)
        return try result.get()
    }

    func getPage({{ wrap.open }}_ page: Int{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}] {
        gotPages.append(page)
        return try pageResult.get()
    }
{% endif %}
{%- if repository.isRemote %}
    func search({{ wrap.open }}_ query: String{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}] {
        searchedQueries.append(query)
        return try pageResult.get()
    }
{%- else %}
    func save({{ wrap.open }}_ value: {{ model.name }}{{ wrap.close }}) async throws({{ model.name }}Error) {
        savedValues.append(value)
        try saveResult.get()
    }

    func removeAll() async throws({{ model.name }}Error) {
        removeAllCallCount += 1
        try saveResult.get()
    }
{%- endif %}
}
