/// A destination: a plain value that says where to go, never how.
///
/// Enums whose cases carry what the destination needs are the usual conformers.
public nonisolated protocol NavigationContract: Hashable, Sendable {}

/// A destination that the conforming feature shows itself.
public nonisolated protocol IncomingNavigationContract: NavigationContract {}

/// A destination outside the conforming feature.
///
/// A feature names what it wants to reach in its own terms; the app's `NavigationRedirectContract` says which feature's
/// incoming destination that is.
public nonisolated protocol OutgoingNavigationContract: NavigationContract {}
