/// Leads a feature's outgoing destinations to the features that show them.
///
/// The app layer conforms to it: the only place that knows every feature.
public nonisolated protocol NavigationRedirectContract: Sendable {
    /// The destination that `navigation` leads to, or `nil` when it leads nowhere.
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)?
}
