/// What a data source keeps its values in, or fetches them from.
package enum DataSourceKind: String, CaseIterable, Hashable, Sendable {
    case rest
    case memory
    case userDefaults = "userdefaults"

    package var isLocal: Bool { self != .rest }

    /// The source's type without the model: `RESTDataSource`.
    package var suffix: String {
        switch self {
        case .rest: "RESTDataSource"
        case .memory: "MemoryDataSource"
        case .userDefaults: "UserDefaultsDataSource"
        }
    }

    /// Below the kit's folder.
    var template: String { "datasource/" + rawValue }
    /// The contract that it conforms to, and its mock.
    var contractTemplate: String { isLocal ? "datasource/local" : "datasource/remote" }
}
