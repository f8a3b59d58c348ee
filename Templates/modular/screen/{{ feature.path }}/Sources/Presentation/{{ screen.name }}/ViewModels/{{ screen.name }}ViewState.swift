/// What the {{ screen.title }} screen shows.
enum {{ screen.name }}ViewState: Equatable {
    case initial
}
