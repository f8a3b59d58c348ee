import NavCore

/// Events of a screen that shows books.
nonisolated enum BookEvent: TrackingEventContract {
    case screenViewed
    case bookSelected(identifier: Int, title: String)

    var name: String {
        switch self {
        case .screenViewed: "book_screen_viewed"
        case .bookSelected: "book_selected"
        }
    }

    var properties: [String: String] {
        switch self {
        case .screenViewed: [:]
        case .bookSelected(let identifier, let title): ["title": title, "identifier": String(identifier)]
        }
    }
}

/// An event that leaves its properties to the default.
nonisolated enum ShelfEvent: TrackingEventContract {
    case screenViewed

    var name: String { "shelf_screen_viewed" }
}
