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
        let viewModelFile = try viewModelFile(of: screen)
        let viewModelTests = try viewModelTestFile(of: screen)
        // Asked first: what is handed down is an edit, too.
        let isOwn = try (isOwn(viewModelFile), isOwn(viewModelTests))
        try bench.wire([
            WiringStep(
                viewModelFile,
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
        let appearing = StatementEdit(
            type: viewModel,
            function: "didAppear()",
            statement: "tracker.trackScreenViewed()"
        )
        guard try wireOwn(appearing, in: viewModelFile, isOwn: isOwn.0) else { return }
        try expectTracking(of: screen, in: containerTests)
        let expected = StatementEdit(
            type: viewModel + "Tests",
            function: "didAppear()",
            statement: "#expect(trackerMock.trackedEvents == [.screenViewed])",
            isLast: true
        )
        _ = try wireOwn(expected, in: viewModelTests, isOwn: isOwn.1)
    }

    /// The container's test, where its view model appears and tracked nothing so far.
    private mutating func expectTracking(of screen: ScreenLayout, in tests: RelativePath) throws(Failure) {
        guard let bytes = try bench.read(tests) else { return }
        let file = try bench.editable(tests, bytes)
        let type = feature.container + "Tests"
        let test = "make\(screen.type("ViewModel"))()"
        if try recordedViewModel(of: screen.name) == nil {
            var tracking = screen
            tracking.hasTracker = true
            var written: [String] = []
            for hasNavigator in [true, false] {
                var silent = screen
                silent.hasTracker = false
                silent.hasNavigator = hasNavigator
                written.append(try snippet("container-test.swift", context(screen: silent)))
            }
            let member = try snippet("container-test.swift", context(screen: tracking))
            let edit = MemberReplacementEdit(type: type, name: test, written: written, member: member)
            if file.declares(test, in: type), edit.edits(in: file) != nil {
                return try bench.wire([WiringStep(tests, edit)])
            }
        }
        let event = "AnyTrackingEvent(\(screen.type("Event")).screenViewed)"
        let edit = StatementEdit(
            type: type,
            function: test,
            statement: "#expect(\n    trackerMock.trackedEvents == [\n        \(event)\n    ]\n)",
            replaced: "#expect(trackerMock.trackedEvents == [])"
        )
        guard edit.calls("didAppear", in: file), edit.edits(in: file) != nil else { return }
        try bench.wire([WiringStep(tests, edit)])
    }

    /// A statement for a method that is as it was written, or says nothing. In one of somebody's own it is for them to put
    /// where it belongs, and false is returned.
    private mutating func wireOwn(
        _ edit: StatementEdit,
        in path: RelativePath,
        isOwn: Bool
    ) throws(Failure) -> Bool {
        guard let bytes = try bench.read(path) else { return false }
        let file = try bench.editable(path, bytes)
        let edits = edit.edits(in: file)
        if edits?.isEmpty == true { return true }
        if edits != nil, isOwn || edit.isFirst(in: file) {
            try bench.wire([WiringStep(path, edit)])
            return true
        }
        let fact = WiringFact.leftToDo(place: edit.place, text: edit.text)
        bench.note(Diagnostic(.note, .wiring(fact), at: SourceLocation(path: path)))
        return false
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

extension EditableSource {
    /// True where the type has a member of this name, a function's with its labels.
    fileprivate func declares(_ member: String, in type: String) -> Bool {
        guard let owner = self.type(named: type) else { return false }
        return members(of: owner).contains { source.declarations[$0].fullName == member }
    }
}
