import Foundation

/// Keeps {{ model.title }} values in the user defaults, as JSON, one entry a value and one a page.
actor {{ model.name }}UserDefaultsDataSource:{{ wrap.conformance }}{{ model.name }}LocalDataSourceContract{{ wrap.brace }}{
    private nonisolated struct Entry<Value: Codable>: Codable {
        let value: Value
        let savedAt: Date
    }

    private static let prefix = "{{ model.kebab }}."
    private static let identifiersKey = prefix + "identifiers"

    private let defaults: UserDefaults
    private let maximumAge: TimeInterval
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - suiteName: the defaults' suite; the app's own where nil.
    ///   - maximumAge: in seconds; what is older counts as missing.
    init(
        suiteName: String? = nil,
        maximumAge: TimeInterval = 300,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        defaults = UserDefaults(suiteName: suiteName) ?? .standard
        self.maximumAge = maximumAge
        self.now = now
    }

    func load({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) throws({{ model.name }}DataSourceError){{ wrap.arrow }}{{ model.name }}DTO?{{ wrap.body }}
        try fresh({{ model.name }}DTO.self, forKey: Self.key(ofValue: identifier))
    }

    func loadPage({{ wrap.open }}_ page: Int{{ wrap.close }}) throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO]?{{ wrap.body }}
        guard let identifiers = try fresh([{{ model.identifier }}].self, forKey: Self.key(ofPage: page)) else { return nil }
        let found = try values(with: identifiers)
        return found.count == identifiers.count ? found : nil
    }

    func loadAll() throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO]{{ wrap.body }}
        try values(with: identifiers())
    }

    func save({{ wrap.open }}_ value: {{ model.name }}DTO{{ wrap.close }}) throws({{ model.name }}DataSourceError) {
        let known = try identifiers()
        try write(Entry(value: value, savedAt: now()), forKey: Self.key(ofValue: value.id))
        if !known.contains(value.id) {
            try write(known + [value.id], forKey: Self.identifiersKey)
        }
    }

    func savePage(
        _ values: [{{ model.name }}DTO],
        page: Int
    ) throws({{ model.name }}DataSourceError) {
        for value in values {
            try save(value)
        }
        try write(Entry(value: values.map(\.id), savedAt: now()), forKey: Self.key(ofPage: page))
    }

    func removeAll() {
        for key in defaults.dictionaryRepresentation().keys where key.hasPrefix(Self.prefix) {
            defaults.removeObject(forKey: key)
        }
    }

    private static func key(ofValue identifier: {{ model.identifier }}) -> String { prefix + "value.\(identifier)" }

    private static func key(ofPage page: Int) -> String { prefix + "page.\(page)" }

    private func identifiers() throws({{ model.name }}DataSourceError) -> [{{ model.identifier }}] {
        try read([{{ model.identifier }}].self, forKey: Self.identifiersKey) ?? []
    }

    private func values({{ wrap.open }}with identifiers: [{{ model.identifier }}]{{ wrap.close }}) throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO]{{ wrap.body }}
        var found: [{{ model.name }}DTO] = []
        for identifier in identifiers {
            if let value = try load(identifier: identifier) {
                found.append(value)
            }
        }
        return found
    }

    private func fresh<Value: Codable>(
        _ type: Value.Type,
        forKey key: String
    ) throws({{ model.name }}DataSourceError){{ wrap.arrow }}Value?{{ wrap.body }}
        guard let entry = try read(Entry<Value>.self, forKey: key) else { return nil }
        return now().timeIntervalSince(entry.savedAt) <= maximumAge ? entry.value : nil
    }

    private func read<Value: Decodable>(
        _ type: Value.Type,
        forKey key: String
    ) throws({{ model.name }}DataSourceError){{ wrap.arrow }}Value?{{ wrap.body }}
        guard let data = defaults.data(forKey: key) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw .unreadable
        }
    }

    private func write(
        _ value: some Encodable,
        forKey key: String
    ) throws({{ model.name }}DataSourceError) {
        do {
            defaults.set(try JSONEncoder().encode(value), forKey: key)
        } catch {
            throw .unreadable
        }
    }
}
