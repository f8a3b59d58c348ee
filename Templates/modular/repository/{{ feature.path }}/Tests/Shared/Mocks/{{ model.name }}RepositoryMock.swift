{% if repository.isCached %}import {{ modules.core }}

{% endif %}@testable import {{ feature.module }}

actor {{ model.name }}RepositoryMock:{{ wrap.conformance }}{{ model.name }}RepositoryContract{{ wrap.brace }}{
    typealias Failure = {{ model.name }}Error

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
    private let result: Result<{{ model.name }}, Failure>
    private let pageResult: Result<[{{ model.name }}], Failure>
{%- if not repository.isRemote %}
    private let saveResult: Result<Void, Failure>
{%- endif %}

{% if repository.isRemote %}    /// - Parameter pageResult: of pages and searches.
{% else %}    /// - Parameter saveResult: of saving and removing.
{% endif %}    init(
        result: Result<{{ model.name }}, Failure> = .success(.stub()),
        pageResult: Result<[{{ model.name }}], Failure> = .success([.stub()]){% if not repository.isRemote %},
        saveResult: Result<Void, Failure> = .success(()){% endif %}
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
    ) async throws(Failure) -> {{ model.name }} {
        gotIdentifiers.append(identifier)
        cachePolicies.append(cachePolicy)
        return try result.get()
    }

    func getPage(
        _ page: Int,
        cachePolicy: CachePolicy
    ) async throws(Failure) -> [{{ model.name }}] {
        gotPages.append(page)
        cachePolicies.append(cachePolicy)
        return try pageResult.get()
    }
{% else %}
    func get(identifier: {{ model.identifier }}) async throws(Failure) -> {{ model.name }} {
        gotIdentifiers.append(identifier)
        return try result.get()
    }

    func getPage(_ page: Int) async throws(Failure) -> [{{ model.name }}] {
        gotPages.append(page)
        return try pageResult.get()
    }
{% endif %}
{%- if repository.isRemote %}
    func search(_ query: String) async throws(Failure) -> [{{ model.name }}] {
        searchedQueries.append(query)
        return try pageResult.get()
    }
{%- else %}
    func save(_ value: {{ model.name }}) async throws(Failure) {
        savedValues.append(value)
        try saveResult.get()
    }

    func removeAll() async throws(Failure) {
        removeAllCallCount += 1
        try saveResult.get()
    }
{%- endif %}
}
