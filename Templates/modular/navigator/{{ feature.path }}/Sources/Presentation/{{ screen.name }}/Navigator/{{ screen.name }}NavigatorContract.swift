/// Where the {{ screen.title }} screen leads.
@MainActor
protocol {{ screen.name }}NavigatorContract {
    func goBack()
}
