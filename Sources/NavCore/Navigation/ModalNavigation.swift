import Foundation

/// A destination that is shown as a modal, with an identity of its own.
///
/// Presenting the same destination twice makes two modals: the identity is new each time.
public nonisolated struct ModalNavigation: Identifiable, Hashable, Sendable {
    /// Tells this presentation from every other.
    public let id: UUID
    /// What is shown.
    public let navigation: AnyNavigation
    /// How it is shown.
    public let style: ModalPresentationStyle

    /// A presentation of `navigation`.
    public init(id: UUID = UUID(), navigation: AnyNavigation, style: ModalPresentationStyle) {
        self.id = id
        self.navigation = navigation
        self.style = style
    }

    /// The heights at which it rests, never empty: a full-screen cover and a sheet without detents are `large`.
    public var detents: Set<SheetDetent> {
        switch style {
        case .sheet(let detents): detents.isEmpty ? [.large] : detents
        case .fullScreenCover: [.large]
        }
    }
}
