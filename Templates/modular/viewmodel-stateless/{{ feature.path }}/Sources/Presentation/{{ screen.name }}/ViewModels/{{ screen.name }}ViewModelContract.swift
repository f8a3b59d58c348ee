/// What the user does on it.
@MainActor
protocol {{ screen.name }}ViewModelContract: AnyObject {
    func didAppear()
    func didTapOnContinueButton()
}
