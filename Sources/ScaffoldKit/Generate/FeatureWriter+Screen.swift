import SwiftScan

// A screen: its files, and its place in the feature's container, entry, incoming enum and tests.
extension FeatureWriter {
    /// The files of a screen alone. A view model of a kind that has taken the place of a new screen's stays.
    mutating func writeScreenFiles(
        _ screen: ScreenLayout,
        own: OwnFiles = .refuse
    ) throws(Failure) -> [RelativePath] {
        let context = context(screen: screen)
        let viewModel = own == .keep ? try recordedViewModel(of: screen.name) : nil
        var templates = viewModel == nil ? ["screen"] : []
        if screen.hasNavigator { templates.append("navigator") }
        if screen.hasTracker { templates.append("tracker") }
        var written: [RelativePath] = []
        for template in templates {
            written += try write(template, context: context, payload: screen.payload, own: own)
        }
        if let type = screen.payload.typeWithoutSample {
            bench.note(Diagnostic(.note, .generate(.noSample(type: type))))
        }
        return written
    }

    /// The edits that make a screen reachable in a feature that is there.
    mutating func wireScreen(_ screen: ScreenLayout) throws(Failure) {
        let context = context(screen: screen)
        let incoming = try incomingFile()
        let container = try containerFile()
        let entry = try entryFile()
        let containerTests = try testFile(feature.container + "Tests", "Unit", feature.container + "Tests.swift")
        let featureTests = try testFile(feature.entry + "Tests", "Unit", feature.entry + "Tests.swift")
        try bench.wire([
            WiringStep(
                incoming,
                EnumCaseEdit(
                    type: feature.incoming,
                    caseName: screen.caseName,
                    declaration: try snippet("incoming-case.swift", context)
                )
            )
        ])
        try refuseOpenSwitches(over: feature.incoming, lacking: screen.caseName, in: incoming)
        if screen.hasTracker { try injectTracker(container: container, entry: entry, tests: containerTests) }
        try bench.wire([
            WiringStep(
                container,
                MemberEdit(
                    type: feature.container,
                    member: try snippet("container-factory.swift", context),
                    name: "make\(screen.type("View"))(\(labels(of: screen)))"
                )
            ),
            WiringStep(
                entry,
                SwitchArmEdit(
                    type: feature.entry,
                    function: "resolve",
                    caseName: screen.caseName,
                    arm: try snippet("resolve-arm.swift", context)
                )
            ),
        ])
        if screen.payload.typeWithoutSample == nil {
            try wireTests([
                WiringStep(
                    containerTests,
                    MemberEdit(
                        type: feature.container + "Tests",
                        member: try snippet("container-test.swift", context),
                        name: "make\(screen.type("ViewModel"))()"
                    )
                ),
                WiringStep(
                    featureTests,
                    MemberEdit(
                        type: feature.entry + "Tests",
                        member: try snippet("feature-test.swift", context),
                        name: "resolve\(screen.name.upperCamel)()"
                    )
                ),
            ])
        }
        try importFoundation(in: [incoming, container, entry, containerTests, featureTests], payload: screen.payload)
    }

    /// The container's tracker, where no screen has had one yet.
    mutating func injectTracker(
        container: RelativePath,
        entry: RelativePath,
        tests: RelativePath
    ) throws(Failure) {
        try bench.wire([
            WiringStep(
                container,
                InjectionEdit(type: feature.container, name: "tracker", dependency: "any TrackerContract")
            ),
            WiringStep(
                entry,
                CallArgumentEdit(callee: feature.container, label: "tracker", value: "dependencies.tracker")
            ),
        ])
        try wireTests([
            WiringStep(tests, CallArgumentEdit(callee: feature.container, label: "tracker", value: "trackerMock"))
        ])
    }

    /// Tests are wired where they are there: somebody may have left them out, and a call that isn't there needs no argument.
    mutating func wireTests(_ steps: [WiringStep]) throws(Failure) {
        for step in steps {
            guard let bytes = try bench.read(step.path) else { continue }
            let isCall = step.edit is CallArgumentEdit
            let file = try bench.editable(step.path, bytes)
            if isCall, step.edit.edits(in: file) == nil { continue }
            if let edit = step.edit as? MemberEdit, bench.wires { try completeSuite(for: edit, in: file) }
            try bench.wire([step])
        }
    }

    /// A suite that somebody has written may lack what generated tests take from theirs. A navigator that is handed to a
    /// call may be any; what the suite's own subject was made with, only the suite has.
    private mutating func completeSuite(for edit: MemberEdit, in file: EditableSource) throws(Failure) {
        guard edit.edits(in: file)?.isEmpty == false else { return }
        var missing = TestNeeds.missing(for: edit.member, in: edit.type, of: file)
        let core = bench.configuration.coreModule
        if missing == ["navigatorMock"],
            [feature.container, feature.entry].contains(where: { edit.type == $0 + "Tests" })
        {
            missing = []
            try bench.wire([
                WiringStep(
                    file.path,
                    StoredPropertyEdit(
                        type: edit.type,
                        name: "navigatorMock",
                        declaration: "private let navigatorMock = NavigatorMock()"
                    )
                )
            ])
        }
        guard missing.isEmpty else {
            throw Failure(
                .present(.suiteLacks(missing, suite: edit.type, text: edit.member)),
                at: file.type(named: edit.type).map {
                    file.location(of: file.source.declarations[$0].nameRange.lowerBound)
                } ?? SourceLocation(path: file.path)
            )
        }
        let words = TestNeeds.words(of: edit.member)
        if !words.isDisjoint(with: ["NavigatorMock", "navigatorMock", "trackerMock", "AnyTrackingEvent"]) {
            try bench.wire([WiringStep(file.path, ImportEdit([core, core + "Mocks"]))])
        } else if words.contains("AnyNavigation") {
            try bench.wire([WiringStep(file.path, ImportEdit(core))])
        }
    }

    func incomingFile() throws(Failure) -> RelativePath {
        try file(feature.incoming, "Presentation", "Navigation", feature.incoming + ".swift")
    }

    func containerFile() throws(Failure) -> RelativePath {
        try file(feature.container, feature.container + ".swift")
    }

    func entryFile() throws(Failure) -> RelativePath {
        try file(feature.entry, feature.entry + ".swift")
    }

    /// The source that declares a type: where the templates put it, or wherever it has been moved to.
    func file(_ type: String, _ components: String...) throws(Failure) -> RelativePath {
        let expected = components.reduce(feature.sources) { $0.appending($1) }
        return try bench.fileDeclaring(type, expected: expected, below: feature.sources)
    }

    func testFile(_ type: String, _ components: String...) throws(Failure) -> RelativePath {
        let expected = components.reduce(feature.tests) { $0.appending($1) }
        return try bench.fileDeclaring(type, expected: expected, below: feature.tests)
    }

    private func labels(of screen: ScreenLayout) -> String {
        (screen.payload.values.map(\.name) + (screen.hasNavigator ? ["navigator"] : [])).map { $0 + ":" }.joined()
    }
}
