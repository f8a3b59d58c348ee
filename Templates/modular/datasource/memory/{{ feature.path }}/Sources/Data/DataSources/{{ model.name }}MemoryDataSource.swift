import Foundation

/// Keeps {{ model.title }} values in memory, for as long as it lives.
actor {{ model.name }}MemoryDataSource:{{ wrap.conformance }}{{ model.name }}LocalDataSourceContract{{ wrap.brace }}{
    private var values: [{{ model.identifier }}: (value: {{ model.name }}DTO, savedAt: Date)] = [:]
    private var pages: [Int: (identifiers: [{{ model.identifier }}], savedAt: Date)] = [:]
    private var identifiers: [{{ model.identifier }}] = []
    private let maximumAge: TimeInterval
    private let now: @Sendable () -> Date

    /// - Parameter maximumAge: in seconds; what is older counts as missing.
    init(
        maximumAge: TimeInterval = 300,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.maximumAge = maximumAge
        self.now = now
    }

    func load(identifier: {{ model.identifier }}) -> {{ model.name }}DTO? {
        guard let entry = values[identifier], isFresh(entry.savedAt) else { return nil }
        return entry.value
    }

    func loadPage(_ page: Int) -> [{{ model.name }}DTO]? {
        guard let entry = pages[page], isFresh(entry.savedAt) else { return nil }
        let found = entry.identifiers.compactMap { load(identifier: $0) }
        return found.count == entry.identifiers.count ? found : nil
    }

    func loadAll() -> [{{ model.name }}DTO] {
        identifiers.compactMap { load(identifier: $0) }
    }

    func save(_ value: {{ model.name }}DTO) {
        if values.updateValue((value, now()), forKey: value.id) == nil {
            identifiers.append(value.id)
        }
    }

    func savePage(
        _ values: [{{ model.name }}DTO],
        page: Int
    ) {
        values.forEach(save)
        pages[page] = (values.map(\.id), now())
    }

    func removeAll() {
        values = [:]
        pages = [:]
        identifiers = []
    }

    private func isFresh(_ savedAt: Date) -> Bool {
        now().timeIntervalSince(savedAt) <= maximumAge
    }
}
