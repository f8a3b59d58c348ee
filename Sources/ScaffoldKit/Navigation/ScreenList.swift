import SwiftScan

/// A screen, and the incoming case that shows it.
package struct ListedScreen: Hashable, Sendable {
    package var feature: String
    package var screen: String
    /// nil where no arm of the feature's `resolve` shows it.
    package var caseName: String?
    /// As the incoming enum declares it.
    package var payload: [Parameter]
    /// The arm, or the view model where there is none.
    package var location: SourceLocation
}

extension Workspace {
    /// Every screen of every feature, in order of features, then screens.
    ///
    /// The case is read from the code, not from a record: the arm of `<Feature>.resolve` that calls `make<Screen>View`.
    package func screens() throws(Failure) -> [ListedScreen] {
        var all: [ListedScreen] = []
        let bench = Workbench(base: tree, configuration: configuration)
        for feature in try features() {
            let layout = try layout(of: feature)
            let entry = try bench.fileDeclaring(
                layout.entry,
                expected: layout.source(layout.entry + ".swift"),
                below: layout.sources
            )
            let file = try tree.read(entry).map { bytes throws(Failure) in try bench.editable(entry, bytes) }
            let payloads = try payloads(of: layout, bench: bench)
            for screen in try screens(of: layout) {
                let arm = file.flatMap { Self.arm(showing: screen, type: layout.entry, in: $0) }
                let viewModel = layout.source("Presentation", screen, "ViewModels", screen + "ViewModel.swift")
                all.append(
                    ListedScreen(
                        feature: feature.name,
                        screen: screen,
                        caseName: arm?.caseName,
                        payload: arm.flatMap { payloads[$0.caseName] } ?? [],
                        location: arm?.location ?? SourceLocation(path: viewModel)
                    )
                )
            }
        }
        return all
    }

    private static func arm(
        showing screen: String,
        type: String,
        in file: EditableSource
    ) -> (caseName: String, location: SourceLocation)? {
        guard let owner = file.type(named: type) else { return nil }
        for member in file.members(of: owner) {
            let declaration = file.source.declarations[member]
            guard declaration.name == "resolve", let body = declaration.bodyTokens else { continue }
            for arm in file.source.switches(in: body).flatMap(\.arms) {
                guard arm.bodyTokens.contains(where: { file.text(ofToken: $0) == "make\(screen)View" }),
                    let pattern = arm.patterns.first,
                    let name = pattern.tokens.first(where: { file.source.tokens[$0].kind == .identifier })
                else { continue }
                return (SwiftName.plain(file.text(ofToken: name)), file.location(of: arm.range.lowerBound))
            }
        }
        return nil
    }

    private func payloads(of layout: FeatureLayout, bench: Workbench) throws(Failure) -> [String: [Parameter]] {
        let path = try bench.fileDeclaring(
            layout.incoming,
            expected: layout.source("Presentation", "Navigation", layout.incoming + ".swift"),
            below: layout.sources
        )
        guard let bytes = try tree.read(path) else { return [:] }
        let file = try bench.editable(path, bytes)
        guard let index = file.type(named: layout.incoming, kinds: [.enum]) else { return [:] }
        var payloads: [String: [Parameter]] = [:]
        for item in file.source.declarations[index].cases {
            payloads[item.name] = item.payload ?? []
        }
        return payloads
    }
}
