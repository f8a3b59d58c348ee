import ScaffoldTemplates
import SwiftScan

// What is there under the names that a command was given: the same is nothing to do, another is refused.
extension FeatureWriter {
    /// Refuses a screen that is there under another case, and a case that shows something else.
    func refuseOther(_ screen: ScreenLayout) throws(Failure) {
        let factory = "make" + screen.type("View")
        let path = try entryFile()
        if let shown = try caseInResolve(making: factory), shown != screen.caseName {
            throw Failure(
                .present(
                    .screenThere(screen: screen.name.upperCamel, feature: feature.name.upperCamel, item: shown)
                ),
                at: SourceLocation(path: path)
            )
        }
        if let arm = try armInResolve(of: screen.caseName, besides: factory) {
            throw Failure(
                .present(
                    .caseShows(type: feature.incoming, item: screen.caseName, screen: screen.name.upperCamel)
                ),
                at: arm
            )
        }
    }

    /// Refuses a screen that was made with other parts: its files are those of another one.
    func refuseOtherParts(_ part: FeatureRecord.Part, of screen: ScreenLayout) throws(Failure) {
        let there = try recorded().parts.first { other in
            other.template == part.template && other.inputs["screen"] == part.inputs["screen"]
        }
        guard let there, there.inputs["without"] != part.inputs["without"] else { return }
        throw Failure(
            .present(
                .screenOtherwise(
                    screen: screen.name.upperCamel,
                    feature: feature.name.upperCamel,
                    without: there.inputs["without"] ?? ""
                )
            )
        )
    }

    /// Refuses a feature that was made with another first screen, and, under `--force`, one to which something was added
    /// since: its files are written as a new feature's.
    func refuseOther(_ part: FeatureRecord.Part, adding parts: FeatureParts) throws(Failure) {
        let record = try recorded()
        let there = record.parts.first { $0.template == part.template }
        let name = feature.name.upperCamel
        if let there, ["screen", "without"].contains(where: { there.inputs[$0] != part.inputs[$0] }) {
            throw Failure(
                .present(
                    .featureOtherwise(
                        name,
                        screen: there.inputs["screen"] ?? name,
                        without: there.inputs["without"] ?? ""
                    )
                )
            )
        }
        guard bench.existing == .overwrite else { return }
        var grown = record.parts.filter { $0.template != part.template }
        // Those that this command makes itself are made again.
        if parts.hasDomain || parts.viewModel != nil {
            let own = ["model", "repository", "datasource", "usecase", "viewmodel"]
            grown.removeAll { other in own.contains { other.template.hasSuffix("/" + $0) } }
        }
        var lost = grown.map(\.words)
        for item in try incomingCases() where item.name != "main" { lost.append("case '.\(item.name)'") }
        if !lost.isEmpty { throw Failure(.present(.featureGrown(name, parts: lost))) }
    }

    /// The arm of `resolve` that a case has, where it calls another function than the factory.
    private func armInResolve(of caseName: String, besides factory: String) throws(Failure) -> SourceLocation? {
        let path = try entryFile()
        guard let bytes = try bench.read(path) else { return nil }
        let file = try bench.editable(path, bytes)
        guard let owner = file.type(named: feature.entry) else { return nil }
        for member in file.members(of: owner) where file.source.declarations[member].name == "resolve" {
            guard let body = file.source.declarations[member].bodyTokens else { continue }
            for arm in file.source.switches(in: body).flatMap(\.arms)
            where arm.patterns.contains(where: { file.caseName(of: $0) == caseName }) {
                let calls = arm.bodyTokens.contains { file.source.name(ofToken: $0) == factory }
                return calls ? nil : file.location(of: arm.range.lowerBound)
            }
        }
        return nil
    }
}

extension FeatureRecord.Part {
    /// `screen (payload: id: Int, screen: Detail)`
    fileprivate var words: String {
        let name = template.split(separator: "/").last.map(String.init) ?? template
        let given = inputs.filter { !$0.value.isEmpty }.sorted { $0.key.precedesInBytes($1.key) }
            .map { "\($0.key): \($0.value)" }
        return given.isEmpty ? name : "\(name) (\(given.joined(separator: ", ")))"
    }
}
