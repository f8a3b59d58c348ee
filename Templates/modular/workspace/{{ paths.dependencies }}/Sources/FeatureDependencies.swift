import {{ modules.core }}
import {{ modules.networking }}

/// What every feature is given. Add what your features share; each takes only what it uses.
public nonisolated struct FeatureDependencies: Sendable {
    public let tracker: any TrackerContract
    public let httpClient: any HTTPClientContract

    public init(
        tracker: any TrackerContract,
        httpClient: any HTTPClientContract
    ) {
        self.tracker = tracker
        self.httpClient = httpClient
    }

    /// What the app runs with.
    public static func live() -> FeatureDependencies {
        FeatureDependencies(
            tracker: PrintTracker(),
            httpClient: URLSessionHTTPClient()
        )
    }
}
