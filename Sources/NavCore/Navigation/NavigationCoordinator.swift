import Observation

/// Holds where the user is: a stack of destinations and, above it, at most one sheet and one full-screen cover.
///
/// A container view shows what the coordinator holds. Each modal has a coordinator of its own around the same kind of
/// container, so modals nest without limit; its `onDismiss` empties the slot that holds the modal in the parent.
///
/// Outgoing destinations are redirected once, in `navigate(to:)` and `present(_:style:)`; where the redirector has no
/// answer, or there is no redirector, they lead to `UnknownNavigation.notFound`. Every other destination is taken as it is.
@MainActor
@Observable
public final class NavigationCoordinator: NavigatorContract {
    /// The stack above the root, the visible destination last.
    public var path: [AnyNavigation] = []

    /// The sheet, independent of the full-screen cover.
    public var sheetNavigation: ModalNavigation?

    /// The full-screen cover, independent of the sheet.
    public var fullScreenCoverNavigation: ModalNavigation?

    @ObservationIgnored private let redirector: (any NavigationRedirectContract)?
    @ObservationIgnored private let onDismiss: (() -> Void)?

    /// A coordinator with an empty stack.
    ///
    /// - Parameters:
    ///   - redirector: leads outgoing destinations to incoming ones.
    ///   - onDismiss: called by `dismiss()` when there is no modal to take away: closes the modal that this stack is in.
    public init(redirector: (any NavigationRedirectContract)? = nil, onDismiss: (() -> Void)? = nil) {
        self.redirector = redirector
        self.onDismiss = onDismiss
    }

    /// The sheet while nothing covers it: what a container binds its sheet to.
    ///
    /// One view shows one modal at a time, and the cover comes first. A sheet that waits behind a cover stays in its
    /// slot: setting this has no effect until the cover is gone.
    public var visibleSheetNavigation: ModalNavigation? {
        get { fullScreenCoverNavigation == nil ? sheetNavigation : nil }
        set {
            guard fullScreenCoverNavigation == nil else { return }
            sheetNavigation = newValue
        }
    }

    /// Appends `destination`, redirected, to the path. Modals stay as they are.
    public func navigate(to destination: any NavigationContract) {
        path.append(AnyNavigation(redirected(destination)))
    }

    /// Fills the slot that `style` names with `destination`, redirected; what the slot held is replaced.
    public func present(_ destination: any NavigationContract, style: ModalPresentationStyle) {
        let modal = ModalNavigation(navigation: AnyNavigation(redirected(destination)), style: style)
        switch style {
        case .sheet: sheetNavigation = modal
        case .fullScreenCover: fullScreenCoverNavigation = modal
        }
    }

    /// Takes away one level: the full-screen cover, else the sheet, else the modal that this stack is in.
    ///
    /// The path stays as it is.
    public func dismiss() {
        if fullScreenCoverNavigation != nil {
            fullScreenCoverNavigation = nil
        } else if sheetNavigation != nil {
            sheetNavigation = nil
        } else {
            onDismiss?()
        }
    }

    /// Takes away `modal` where a slot still holds it; a modal that has replaced it stays.
    public func dismiss(_ modal: ModalNavigation) {
        if fullScreenCoverNavigation?.id == modal.id {
            fullScreenCoverNavigation = nil
        }
        if sheetNavigation?.id == modal.id {
            sheetNavigation = nil
        }
    }

    /// Takes away every modal above this stack, and with them what they present in turn.
    ///
    /// The path, and the modal that this stack may be in, stay as they are.
    public func dismissAll() {
        fullScreenCoverNavigation = nil
        sheetNavigation = nil
    }

    /// Pops one destination; at the root it does nothing.
    public func goBack() {
        guard !path.isEmpty else { return }
        path.removeLast()
    }

    /// Pops every destination; modals stay as they are.
    public func popToRoot() {
        path.removeAll()
    }

    private func redirected(_ destination: any NavigationContract) -> any NavigationContract {
        guard destination is any OutgoingNavigationContract else { return destination }
        return redirector?.redirect(destination) ?? UnknownNavigation.notFound
    }
}
