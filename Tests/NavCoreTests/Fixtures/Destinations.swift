import NavCore

/// Destinations of a feature that shows books.
nonisolated enum BookIncomingNavigation: IncomingNavigationContract {
    case main
    case detail(identifier: Int)
}

/// Destinations that a feature that shows books does not show itself.
nonisolated enum BookOutgoingNavigation: OutgoingNavigationContract {
    case author(name: String)
    case main
}

/// Has the same case as `BookIncomingNavigation`, and another type.
nonisolated enum ShelfIncomingNavigation: IncomingNavigationContract {
    case main
}

/// A destination that one may show and another may ask for.
nonisolated enum SharedNavigation: IncomingNavigationContract, OutgoingNavigationContract {
    case settings
}

/// A destination that neither shows nor asks: it passes as any other value does.
nonisolated enum PlainNavigation: NavigationContract {
    case here
}

/// A redirector that answers an outgoing destination with another outgoing one.
nonisolated struct EndlessRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        BookOutgoingNavigation.main
    }
}
