@testable import {{ feature.module }}

actor {{ model.name }}LocalDataSourceMock:{{ wrap.conformance }}{{ model.name }}LocalDataSourceContract{{ wrap.brace }}{
    typealias Failure = {{ model.name }}DataSourceError

    private(set) var loadedIdentifiers: [{{ model.identifier }}] = []
    private(set) var loadedPages: [Int] = []
    private(set) var loadAllCallCount = 0
    private(set) var savedValues: [{{ model.name }}DTO] = []
    private(set) var savedPages: [Int: [{{ model.name }}DTO]] = [:]
    private(set) var removeAllCallCount = 0
    private let result: Result<{{ model.name }}DTO?, Failure>
    private let pageResult: Result<[{{ model.name }}DTO]?, Failure>
    private let saveResult: Result<Void, Failure>

    /// - Parameters:
    ///   - pageResult: of pages, and of all.
    ///   - saveResult: of saving and removing.
    init(
        result: Result<{{ model.name }}DTO?, Failure> = .success(nil),
        pageResult: Result<[{{ model.name }}DTO]?, Failure> = .success(nil),
        saveResult: Result<Void, Failure> = .success(())
    ) {
        self.result = result
        self.pageResult = pageResult
        self.saveResult = saveResult
    }

    func load(identifier: {{ model.identifier }}) throws(Failure) -> {{ model.name }}DTO? {
        loadedIdentifiers.append(identifier)
        return try result.get()
    }

    func loadPage(_ page: Int) throws(Failure) -> [{{ model.name }}DTO]? {
        loadedPages.append(page)
        return try pageResult.get()
    }

    func loadAll() throws(Failure) -> [{{ model.name }}DTO] {
        loadAllCallCount += 1
        return try pageResult.get() ?? []
    }

    func save(_ value: {{ model.name }}DTO) throws(Failure) {
        savedValues.append(value)
        try saveResult.get()
    }

    func savePage(
        _ values: [{{ model.name }}DTO],
        page: Int
    ) throws(Failure) {
        savedPages[page] = values
        try saveResult.get()
    }

    func removeAll() throws(Failure) {
        removeAllCallCount += 1
        try saveResult.get()
    }
}
