/// Keeps the filter that the user has applied.
@MainActor
protocol {{ filter.name }}StoreContract: AnyObject {
    var filter: {{ filter.name }} { get }

    func save(_ filter: {{ filter.name }})
}
