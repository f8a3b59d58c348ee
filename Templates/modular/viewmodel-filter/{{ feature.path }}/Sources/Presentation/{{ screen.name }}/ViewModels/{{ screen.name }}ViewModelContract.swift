/// What the {{ screen.title }} screen shows, and what the user does on it.
@MainActor
protocol {{ screen.name }}ViewModelContract: AnyObject {
    /// The filter as the user is making it: not applied yet.
    var draft: {{ filter.name }} { get }

    func didAppear()
    func didChange(text: String)
    func didTapOnResetButton()
    func didTapOnApplyButton()
}
