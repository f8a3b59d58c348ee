import SwiftScan

// A screen's tracker: its place in view model, container, entry and tests.
extension FeatureWriter {
    /// Writes what a tracker lacks and hands it down where the screen has none. Events that the enum has by then get back
    /// into files that are written anew.
    mutating func ensureTracker(of screen: ScreenLayout) throws(Failure) -> [RelativePath] {
        let known = try events(of: screen)
        var written = try writeMissing("tracker", context: context(screen: screen))
        if try !hasTracker(screen) { try injectTracker(of: screen) }
        for item in written.isEmpty ? [] : known { written += try addEvent(item, to: screen) }
        return written
    }

    /// Hands the tracker down: entry → container → view model, and a mock in the tests.
    private mutating func injectTracker(of screen: ScreenLayout) throws(Failure) {
        let viewModel = screen.type("ViewModel")
        let container = try containerFile()
        let containerTests = try testFile(feature.container + "Tests", "Unit", feature.container + "Tests.swift")
        let viewModelTests = try viewModelTestFile(of: screen)
        try bench.wire([
            WiringStep(
                try viewModelFile(of: screen),
                InjectionEdit(type: viewModel, name: "tracker", dependency: "any \(screen.type("TrackerContract"))")
            )
        ])
        try injectTracker(container: container, entry: try entryFile(), tests: containerTests)
        try bench.wire([
            WiringStep(
                container,
                CallArgumentEdit(
                    callee: viewModel,
                    label: "tracker",
                    value: "\(screen.type("Tracker"))(tracker: tracker)"
                )
            )
        ])
        try wireTests([
            WiringStep(
                viewModelTests,
                StoredPropertyEdit(
                    type: viewModel + "Tests",
                    name: "trackerMock",
                    declaration: "private let trackerMock = \(screen.type("TrackerMock"))()"
                )
            ),
            WiringStep(
                viewModelTests,
                CallArgumentEdit(callee: viewModel, label: "tracker", value: "trackerMock")
            ),
        ])
    }

    /// True where the view model names the tracker's contract: however it got it, it has one.
    func hasTracker(_ screen: ScreenLayout) throws(Failure) -> Bool {
        try names(screen.type("TrackerContract"), in: viewModelFile(of: screen))
    }

    func viewModelTestFile(of screen: ScreenLayout) throws(Failure) -> RelativePath {
        let tests = screen.type("ViewModelTests")
        return try testFile(
            tests,
            "Unit",
            "Presentation",
            screen.name.upperCamel,
            "ViewModels",
            tests + ".swift"
        )
    }

    /// True where an identifier of this spelling stands in the file.
    func names(_ identifier: String, in path: RelativePath) throws(Failure) -> Bool {
        guard let bytes = try bench.read(path) else { return false }
        let file = try bench.editable(path, bytes)
        return file.source.tokens.indices.contains { index in
            file.source.tokens[index].kind == .identifier && file.text(ofToken: index) == identifier
        }
    }
}
