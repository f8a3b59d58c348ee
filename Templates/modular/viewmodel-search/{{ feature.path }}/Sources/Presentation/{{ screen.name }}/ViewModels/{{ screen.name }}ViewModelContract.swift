/// What the {{ screen.title }} screen shows, and what the user does on it.
@MainActor
protocol {{ screen.name }}ViewModelContract: AnyObject, Sendable {
    var state: {{ screen.name }}ViewState { get }

    func didAppear()
    /// For `.task(id: query)`, which cancels the call before when the query changes.
    func didChange(query: String) async
    func didTapOnRetryButton() async
    func didSelect(_ item: {{ model.name }})
}
