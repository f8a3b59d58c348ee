import ScaffoldTemplates
import SwiftScan

// A repository's place in the feature's container, so that factories can hand it to use cases.
extension FeatureWriter {
    /// A lazy property, so that the initialiser stays as it is; and the HTTP client that a remote source needs.
    mutating func wireRepository(_ layout: RepositoryLayout, local: DataSourceKind) throws(Failure) {
        let context = context().merging(TemplateContext.repository(layout, local: local)) { $1 }
        let container = try containerFile()
        if layout.policy.isRemote { try injectClient(into: container) }
        try bench.wire([
            WiringStep(
                container,
                StoredPropertyEdit(
                    type: feature.container,
                    name: layout.property,
                    declaration: try snippet("container-repository.swift", context)
                )
            )
        ])
    }

    /// Entry → container, and a mock in the container's tests.
    private mutating func injectClient(into container: RelativePath) throws(Failure) {
        let networking = bench.configuration.networkingModule
        try bench.wire([
            WiringStep(
                container,
                InjectionEdit(type: feature.container, name: "httpClient", dependency: "any HTTPClientContract")
            ),
            WiringStep(container, ImportEdit(networking)),
            WiringStep(
                try entryFile(),
                CallArgumentEdit(callee: feature.container, label: "httpClient", value: "dependencies.httpClient")
            ),
        ])
        let suite = feature.container + "Tests"
        let tests = try testFile(suite, "Unit", suite + ".swift")
        let argument = CallArgumentEdit(callee: feature.container, label: "httpClient", value: "httpClientMock")
        guard let bytes = try bench.read(tests), let edits = argument.edits(in: try bench.editable(tests, bytes)),
            !edits.isEmpty
        else { return }
        try wireTests([
            WiringStep(tests, argument),
            WiringStep(
                tests,
                StoredPropertyEdit(
                    type: suite,
                    name: "httpClientMock",
                    declaration: "private let httpClientMock = HTTPClientMock()",
                    before: "navigatorMock"
                )
            ),
            WiringStep(tests, ImportEdit(networking + "Mocks")),
        ])
    }
}
