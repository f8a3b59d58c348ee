/// What the {{ screen.title }} screen shows.
enum {{ screen.name }}ViewState: Equatable {
    case loading
    case loaded({{ model.name }})
    case failed({{ model.name }}Error)
}
