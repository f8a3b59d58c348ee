/// A remote source and a cache, and the calls that they had. `Value` is a class: fetching must not need `Sendable`.
nonisolated final class Source {
    final class Value {
        let name: String

        init(_ name: String) {
            self.name = name
        }
    }

    enum Failure: Error, Equatable {
        case remote
        case cache
        case save
    }

    enum Call: Equatable {
        case remote
        case cache
        case save(String)
    }

    var remote: Result<Value, any Error> = .success(Value("remote"))
    var cache: Result<Value?, any Error> = .success(nil)
    var save: Result<Void, any Error> = .success(())
    private(set) var calls: [Call] = []

    func fromRemote() throws -> Value {
        calls.append(.remote)
        return try remote.get()
    }

    func fromCache() throws -> Value? {
        calls.append(.cache)
        return try cache.get()
    }

    func saveToCache(_ value: Value) throws {
        calls.append(.save(value.name))
        try save.get()
    }
}
