/// What is worth knowing about the use of the {{ screen.title }} screen.
@MainActor
protocol {{ screen.name }}TrackerContract {
    func trackScreenViewed()
}
