/// What the {{ screen.title }} screen shows.
enum {{ screen.name }}ViewState: Equatable {
    /// Nothing is searched for.
    case idle
    case loading
    case empty
    case loaded([{{ model.name }}])
    case failed({{ model.name }}Error)
}
