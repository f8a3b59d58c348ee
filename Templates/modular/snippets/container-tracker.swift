    private let tracker: any TrackerContract

    init(
        tracker: any TrackerContract
    ) {
        self.tracker = tracker
    }
