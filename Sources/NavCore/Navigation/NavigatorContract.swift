/// What a screen can ask for: go, present, dismiss, go back.
@MainActor
public protocol NavigatorContract {
    /// Pushes `destination` onto the stack.
    func navigate(to destination: any NavigationContract)

    /// Shows `destination` above the stack.
    func present(_ destination: any NavigationContract, style: ModalPresentationStyle)

    /// Takes away the topmost modal, one level a call.
    func dismiss()

    /// Pops one destination off the stack.
    func goBack()
}
