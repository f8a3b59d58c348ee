/// The destination of everything that leads nowhere.
public nonisolated enum UnknownNavigation: IncomingNavigationContract {
    /// No feature shows what was asked for.
    case notFound
}
