/// What the {{ screen.title }} screen shows.
enum {{ screen.name }}ViewState: Equatable {
    case loading
    case empty
    case loaded([{{ model.name }}], more: More)
    case failed({{ model.name }}Error)

    /// What is below the last item.
    enum More: Equatable {
        /// There may be another page.
        case available
        case loading
        case failed
        /// This was the last page.
        case end
    }
}
