@testable import {{ feature.module }}

actor {{ model.name }}LocalDataSourceMock:{{ wrap.conformance }}{{ model.name }}LocalDataSourceContract{{ wrap.brace }}{
    private(set) var loadedIdentifiers: [{{ model.identifier }}] = []
    private(set) var loadedPages: [Int] = []
    private(set) var loadAllCallCount = 0
    private(set) var savedValues: [{{ model.name }}DTO] = []
    private(set) var savedPages: [Int: [{{ model.name }}DTO]] = [:]
    private(set) var removeAllCallCount = 0
    private let result: Result<{{ model.name }}DTO?, {{ model.name }}DataSourceError>
    private let pageResult: Result<[{{ model.name }}DTO]?, {{ model.name }}DataSourceError>
    private let saveResult: Result<Void, {{ model.name }}DataSourceError>

    /// - Parameters:
    ///   - pageResult: of pages, and of all.
    ///   - saveResult: of saving and removing.
    init(
        result: Result<{{ model.name }}DTO?, {{ model.name }}DataSourceError> = .success(nil),
        pageResult: Result<[{{ model.name }}DTO]?, {{ model.name }}DataSourceError> = .success(nil),
        saveResult: Result<Void, {{ model.name }}DataSourceError> = .success(())
    ) {
        self.result = result
        self.pageResult = pageResult
        self.saveResult = saveResult
    }

    func load({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) throws({{ model.name }}DataSourceError){{ wrap.arrow }}{{ model.name }}DTO? {
        loadedIdentifiers.append(identifier)
        return try result.get()
    }

    func loadPage({{ wrap.open }}_ page: Int{{ wrap.close }}) throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO]? {
        loadedPages.append(page)
        return try pageResult.get()
    }

    func loadAll() throws({{ model.name }}DataSourceError) -> [{{ model.name }}DTO] {
        loadAllCallCount += 1
        return try pageResult.get() ?? []
    }

    func save({{ wrap.open }}_ value: {{ model.name }}DTO{{ wrap.close }}) throws({{ model.name }}DataSourceError) {
        savedValues.append(value)
        try saveResult.get()
    }

    func savePage(
        _ values: [{{ model.name }}DTO],
        page: Int
    ) throws({{ model.name }}DataSourceError) {
        savedPages[page] = values
        try saveResult.get()
    }

    func removeAll() throws({{ model.name }}DataSourceError) {
        removeAllCallCount += 1
        try saveResult.get()
    }
}
