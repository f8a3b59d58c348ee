import {{ modules.core }}
import {{ modules.coreMocks }}
import {{ modules.dependencies }}
import {{ modules.networking }}
import {{ modules.networkingMocks }}

extension FeatureDependencies {
    /// Dependencies for a test, which names those that it looks at.
    public nonisolated static func mock(
        tracker: any TrackerContract = TrackerMock(),
        httpClient: any HTTPClientContract = HTTPClientMock()
    ) -> FeatureDependencies {
        FeatureDependencies(
            tracker: tracker,
            httpClient: httpClient
        )
    }
}
