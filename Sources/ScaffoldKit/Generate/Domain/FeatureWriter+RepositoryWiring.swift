import ScaffoldTemplates
import SwiftScan

// A repository's place in the feature's container, so that factories can hand it to use cases.
extension FeatureWriter {
    /// A lazy property, so that the initialiser stays as it is; and the HTTP client that a remote source needs.
    ///
    /// - Parameter old: the repository that it takes the place of; what the container says of that must be as it was
    ///   written.
    mutating func wireRepository(
        _ layout: RepositoryLayout,
        local: DataSourceKind,
        replacing old: RepositoryLayout? = nil
    ) throws(Failure) {
        let container = try containerFile()
        if layout.policy.isRemote { try injectClient(into: container) }
        let property = try property(of: layout, local: local)
        let isThere = try containerProperty(layout.property) != nil
        if !isThere, bench.wires { try refuseUnknownParts(of: layout, property: property, local: local) }
        guard let old, isThere else {
            try bench.wire([
                WiringStep(
                    container,
                    StoredPropertyEdit(type: feature.container, name: layout.property, declaration: property)
                )
            ])
            return
        }
        var written: [String] = []
        for kind in DataSourceKind.allCases where kind.isLocal {
            written.append(try self.property(of: old, local: kind))
        }
        try bench.wire([
            WiringStep(
                container,
                MemberReplacementEdit(
                    type: feature.container,
                    name: layout.property,
                    written: written,
                    member: property
                )
            )
        ])
    }

    /// The local source that the container's repository has; nil where it has none, or there is no such property.
    func wiredSource(of layout: RepositoryLayout) throws(Failure) -> DataSourceKind? {
        guard let text = try containerProperty(layout.property) else { return nil }
        return DataSourceKind.allCases.first { $0.isLocal && text.contains(layout.model.type($0.suffix) + "(") }
    }

    /// The text of a property of the container; nil where it has none of that name.
    private func containerProperty(_ name: String) throws(Failure) -> String? {
        let path = try containerFile()
        guard let bytes = try bench.read(path) else { return nil }
        let file = try bench.editable(path, bytes)
        guard let type = file.type(named: feature.container) else { return nil }
        let member = file.members(of: type).first { file.isVariable(named: name, at: $0) }
        return member.map { file.source.text(file.source.declarations[$0].range) }
    }

    private func property(of layout: RepositoryLayout, local: DataSourceKind) throws(Failure) -> String {
        try snippet(
            "container-repository.swift",
            context().merging(TemplateContext.repository(layout, local: local)) { $1 }
        )
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
