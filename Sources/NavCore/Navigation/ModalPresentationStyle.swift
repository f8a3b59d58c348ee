/// How a destination is shown above the stack.
public nonisolated enum ModalPresentationStyle: Hashable, Sendable {
    /// A sheet that rests at any of `detents`.
    case sheet(detents: Set<SheetDetent> = [.large])
    /// A cover over the whole screen. On macOS, which has none, it is a sheet.
    case fullScreenCover
}
