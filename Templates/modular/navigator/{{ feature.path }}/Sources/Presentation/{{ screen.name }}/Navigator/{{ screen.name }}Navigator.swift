import {{ modules.core }}

struct {{ screen.name }}Navigator: {{ screen.name }}NavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func goBack() {
        navigator.goBack()
    }
}
