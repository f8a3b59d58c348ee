import NavCore

/// A navigator that records what it was asked for.
@MainActor
public final class NavigatorMock: NavigatorContract {
    /// A modal that was asked for. It has no identity, so that it compares as a value.
    public nonisolated struct PresentedModal: Hashable, Sendable {
        /// What was to be shown.
        public let navigation: AnyNavigation
        /// How it was to be shown.
        public let style: ModalPresentationStyle

        /// A modal that shows `destination`.
        public init(_ destination: any NavigationContract, style: ModalPresentationStyle) {
            self.navigation = AnyNavigation(destination)
            self.style = style
        }
    }

    /// The destinations given to `navigate(to:)`, in order.
    public private(set) var navigatedDestinations: [AnyNavigation] = []
    /// What was given to `present(_:style:)`, in order.
    public private(set) var presentedModals: [PresentedModal] = []
    /// How often `dismiss()` was called.
    public private(set) var dismissCallCount = 0
    /// How often `goBack()` was called.
    public private(set) var goBackCallCount = 0

    /// A navigator that has recorded nothing.
    public init() {}

    public func navigate(to destination: any NavigationContract) {
        navigatedDestinations.append(AnyNavigation(destination))
    }

    public func present(_ destination: any NavigationContract, style: ModalPresentationStyle) {
        presentedModals.append(PresentedModal(destination, style: style))
    }

    public func dismiss() {
        dismissCallCount += 1
    }

    public func goBack() {
        goBackCallCount += 1
    }

    /// Forgets everything recorded.
    public func reset() {
        navigatedDestinations = []
        presentedModals = []
        dismissCallCount = 0
        goBackCallCount = 0
    }
}
