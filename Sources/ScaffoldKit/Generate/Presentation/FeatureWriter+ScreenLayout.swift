import SwiftScan

// A screen that is there, read off its feature's code.
extension FeatureWriter {
    /// The case that shows it, what it is opened with, and whether it has a navigator and a tracker by now.
    func screenLayout(_ name: Name) throws(Failure) -> ScreenLayout {
        let first = try recorded().parts.first { $0.template.hasSuffix("/feature") }?.inputs["screen"]
        var screen = ScreenLayout(name: name, feature: feature.name, isFirst: first == name.upperCamel)
        if let shown = try caseShowing(screen) {
            screen.caseName = shown.name
            screen.payload = shown.payload
        }
        screen.hasNavigator = try hasNavigator(screen)
        screen.hasTracker = try hasTracker(screen)
        return screen
    }

    /// The incoming case whose arm in `resolve` makes the screen's view; else the one that has the usual name.
    private func caseShowing(_ screen: ScreenLayout) throws(Failure) -> CaseSpelling? {
        let cases = try incomingCases()
        let shown = try caseInResolve(making: "make" + screen.type("View")) ?? screen.caseName
        return cases.first { $0.name == shown } ?? cases.first { $0.name == screen.caseName }
    }

    /// The cases of the feature's incoming enum that can be read as such.
    func incomingCases() throws(Failure) -> [CaseSpelling] {
        let path = try incomingFile()
        guard let bytes = try bench.read(path) else { return [] }
        let file = try bench.editable(path, bytes)
        guard let type = file.type(named: feature.incoming, kinds: [.enum]) else { return [] }
        return file.source.declarations[type].cases.compactMap {
            try? CaseSpelling(declared: file.source.text($0.range))
        }
    }

    /// The first case of the first arm of `resolve` that calls this factory.
    func caseInResolve(making factory: String) throws(Failure) -> String? {
        let path = try entryFile()
        guard let bytes = try bench.read(path) else { return nil }
        let file = try bench.editable(path, bytes)
        guard let owner = file.type(named: feature.entry) else { return nil }
        for member in file.members(of: owner) {
            let declaration = file.source.declarations[member]
            guard declaration.name == "resolve", let body = declaration.bodyTokens else { continue }
            for statement in file.source.switches(in: body) {
                for arm in statement.arms where !file.invocations(of: factory, in: arm.bodyTokens).isEmpty {
                    return arm.patterns.first.flatMap(file.caseName(of:))
                }
            }
        }
        return nil
    }
}
