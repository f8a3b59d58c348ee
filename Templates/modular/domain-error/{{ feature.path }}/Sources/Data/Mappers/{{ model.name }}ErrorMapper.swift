import {{ modules.core }}

/// What the data sources' errors mean to the domain.
struct {{ model.name }}ErrorMapper: MapperContract {
    func map(_ input: any Error) -> {{ model.name }}Error {
        switch input as? {{ model.name }}DataSourceError {
        case .notFound: .notFound
        case .status, .client: .unavailable
        // Nobody is shown the error of a cancelled task, so it must not ask to try again.
        case .unreadable, .malformedURL, .cancelled, nil: .unexpected
        }
    }
}
