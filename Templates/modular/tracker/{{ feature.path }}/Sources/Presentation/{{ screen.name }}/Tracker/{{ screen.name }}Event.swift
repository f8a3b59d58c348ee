import {{ modules.core }}

/// The events of the {{ screen.title }} screen.
enum {{ screen.name }}Event: TrackingEventContract {
    case screenViewed

    var name: String {
        switch self {
        case .screenViewed:
            "{{ screen.snake }}_screen_viewed"
        }
    }

    var properties: [String: String] {
        switch self {
        case .screenViewed:
            [:]
        }
    }
}
