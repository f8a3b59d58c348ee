#if canImport(SwiftUI)
import SwiftUI

extension SheetDetent {
    /// The detent in SwiftUI's terms.
    public nonisolated var presentationDetent: PresentationDetent {
        switch self {
        case .medium: .medium
        case .large: .large
        case .fraction(let fraction): .fraction(fraction)
        case .height(let height): .height(height)
        }
    }
}

extension ModalNavigation {
    /// The heights at which the modal rests, in SwiftUI's terms, never empty.
    public nonisolated var presentationDetents: Set<PresentationDetent> {
        Set(detents.map(\.presentationDetent))
    }
}
#endif
