/// What the {{ screen.title }} screen shows, and what the user does on it.
@MainActor
protocol {{ screen.name }}ViewModelContract: AnyObject, Sendable {
    var state: {{ screen.name }}ViewState { get }

    func didAppear() async
    func didTapOnRetryButton() async
    func didPullToRefresh() async
    func didTapOnLoadMoreButton() async
    func didSelect(_ item: {{ model.name }})
}
