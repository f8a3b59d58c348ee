import ScaffoldKit

/// One part that `new-feature --with` names: `repository=local-first`.
enum PartChoice: Hashable, Sendable {
    case repository(RepositoryPolicy)
    case dataSource(DataSourceKind)
    case useCase(UseCaseKind)
    case viewModel(ViewModelKind)

    private static let known: [PartChoice] =
        RepositoryPolicy.allCases.map(repository) + DataSourceKind.allCases.map(dataSource)
        // Logic has a name of its own: add-usecase writes it.
        + [.get, .refresh, .search].map(useCase) + ViewModelKind.allCases.map(viewModel)

    /// Every part as it is given.
    static let all = known.map(\.spelling)

    /// What was given, in order; there is one repository and one view model.
    static func choices(_ given: [String]) throws(UsageError) -> [PartChoice] {
        var choices: [PartChoice] = []
        for spelling in given {
            guard let choice = known.first(where: { $0.spelling == spelling }) else { continue }
            if choice.isSingle, let other = choices.first(where: { $0.key == choice.key }), other != choice {
                throw .conflictingOptions(other.spelling, choice.spelling)
            }
            if !choices.contains(choice) { choices.append(choice) }
        }
        return choices
    }

    func add(to parts: inout FeatureParts) {
        switch self {
        case .repository(let policy): parts.policy = policy
        case .dataSource(let kind): parts.sources.append(kind)
        case .useCase(let kind): parts.useCases.append(kind)
        case .viewModel(let kind): parts.viewModel = kind
        }
    }

    private var spelling: String { "\(key)=\(value)" }

    private var isSingle: Bool { key == "repository" || key == "viewmodel" }

    private var key: String {
        switch self {
        case .repository: "repository"
        case .dataSource: "datasource"
        case .useCase: "usecase"
        case .viewModel: "viewmodel"
        }
    }

    private var value: String {
        switch self {
        case .repository(let policy): policy.rawValue
        case .dataSource(let kind): kind.rawValue
        case .useCase(let kind): kind.rawValue
        case .viewModel(let kind): kind.rawValue
        }
    }
}
