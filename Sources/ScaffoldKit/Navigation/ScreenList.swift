import ScaffoldTemplates
import SwiftScan

/// A screen, and the incoming case that shows it.
package struct ListedScreen: Hashable, Sendable {
    package var feature: String
    package var screen: String
    /// nil where no arm of the entry's `resolve` shows it.
    package var caseName: String?
    /// As the incoming enum declares it.
    package var payload: [Parameter]
    /// The arm, or the view model where there is none.
    package var location: SourceLocation
}

extension Workspace {
    /// Every screen of every feature, in order of features, then screens.
    ///
    /// The case is read from the code, not from a record: the arm of `<Feature>.resolve` that calls `make<Screen>View`, itself
    /// or through other functions of the entry.
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
            var screens = try screens(of: layout)
            for screen in file.map(Self.made) ?? [] where !screens.contains(screen) {
                if try declaresViewModel(screen, in: layout) { screens.append(screen) }
            }
            for screen in screens.sorted(by: { $0.precedesInBytes($1) }) {
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

    /// What the entry makes views of: a screen's files may be anywhere.
    private static func made(in file: EditableSource) -> [String] {
        var screens: [String] = []
        for index in file.source.tokens.indices where file.source.kind(ofToken: index + 1) == .leftParenthesis {
            let name = file.text(ofToken: index)
            guard name.hasPrefix("make"), name.hasSuffix("View"), name.utf8.count > 8 else { continue }
            screens.append(String(name.dropFirst(4).dropLast(4)))
        }
        return screens
    }

    /// Whether code calls a function, itself or through these others.
    private static func calls(
        _ function: String,
        in tokens: Range<Int>,
        through functions: [String: [Range<Int>]],
        of file: EditableSource
    ) -> Bool {
        var pending = [tokens]
        var seen: Set<String> = []
        while let body = pending.popLast() {
            for index in body where file.source.kind(ofToken: index) == .identifier {
                let name = file.text(ofToken: index)
                if name == function { return true }
                if let bodies = functions[name], seen.insert(name).inserted { pending += bodies }
            }
        }
        return false
    }

    private static func arm(
        showing screen: String,
        type: String,
        in file: EditableSource
    ) -> (caseName: String, location: SourceLocation)? {
        guard let owner = file.type(named: type) else { return nil }
        var functions: [String: [Range<Int>]] = [:]
        for declaration in file.source.declarations where declaration.kind == .func && declaration.name != "resolve" {
            if let body = declaration.bodyTokens { functions[declaration.name, default: []].append(body) }
        }
        for member in file.members(of: owner) {
            let declaration = file.source.declarations[member]
            guard declaration.name == "resolve", let body = declaration.bodyTokens else { continue }
            for arm in file.source.switches(in: body).flatMap(\.arms) {
                guard calls("make\(screen)View", in: arm.bodyTokens, through: functions, of: file),
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
