import {{ modules.core }}

struct {{ screen.name }}Tracker: {{ screen.name }}TrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func trackScreenViewed() {
        tracker.track({{ screen.name }}Event.screenViewed)
    }
}
