import SwiftScan

// A screen's navigator: its files, its place in view model, container, entry and tests, and outgoing destinations.
extension FeatureWriter {
    /// Hands the navigator down: entry → container → view model, and a mock in the tests.
    mutating func injectNavigator(_ screen: ScreenLayout) throws(Failure) {
        let viewModel = screen.type("ViewModel")
        let makeViewModel = "make" + viewModel
        let makeView = "make" + screen.type("View")
        let container = try containerFile()
        let entry = try entryFile()
        let containerTests = try testFile(feature.container + "Tests", "Unit", feature.container + "Tests.swift")
        let viewModelFile = try viewModelFile(of: screen)
        let viewModelTests = try testFile(
            viewModel + "Tests",
            "Unit",
            "Presentation",
            screen.name.upperCamel,
            "ViewModels",
            viewModel + "Tests.swift"
        )
        let contract = screen.type("NavigatorContract")
        let factories = [makeViewModel, makeView].map { function in
            FunctionParameterEdit(
                type: feature.container,
                function: function,
                name: "navigator",
                parameterType: "any NavigatorContract"
            )
        }
        try bench.wire([
            WiringStep(
                viewModelFile,
                InjectionEdit(type: viewModel, name: "navigator", dependency: "any \(contract)", before: "tracker")
            ),
            WiringStep(container, factories[0]),
            WiringStep(container, factories[1]),
            WiringStep(
                container,
                CallArgumentEdit(
                    callee: viewModel,
                    label: "navigator",
                    value: "\(screen.type("Navigator"))(navigator: navigator)",
                    before: "tracker"
                )
            ),
            WiringStep(container, CallArgumentEdit(callee: makeViewModel, label: "navigator", value: "navigator")),
            WiringStep(entry, CallArgumentEdit(callee: makeView, label: "navigator", value: "navigator")),
        ])
        try wireTests([
            WiringStep(
                containerTests,
                CallArgumentEdit(callee: makeViewModel, label: "navigator", value: "navigatorMock")
            ),
            WiringStep(
                viewModelTests,
                StoredPropertyEdit(
                    type: viewModel + "Tests",
                    name: "navigatorMock",
                    declaration: "private let navigatorMock = \(screen.type("NavigatorMock"))()",
                    before: "trackerMock"
                )
            ),
            WiringStep(
                viewModelTests,
                CallArgumentEdit(callee: viewModel, label: "navigator", value: "navigatorMock", before: "tracker")
            ),
        ])
    }

    /// True where the view model names the navigator's contract: however it got it, it has one.
    func hasNavigator(_ screen: ScreenLayout) throws(Failure) -> Bool {
        let path = try viewModelFile(of: screen)
        guard let bytes = try bench.read(path) else { return false }
        let file = try bench.editable(path, bytes)
        let contract = screen.type("NavigatorContract")
        return file.source.tokens.indices.contains { index in
            file.source.tokens[index].kind == .identifier && file.text(ofToken: index) == contract
        }
    }

    /// The destinations that the screen's navigator contract has a method for.
    func destinations(of screen: ScreenLayout) throws(Failure) -> [CaseSpelling] {
        let path = try file(feature.outgoing, "Presentation", "Navigation", feature.outgoing + ".swift")
        let contract = try contractFile(of: screen)
        guard let enumBytes = try bench.read(path), let contractBytes = try bench.read(contract) else { return [] }
        let file = try bench.editable(path, enumBytes)
        let requirements = try bench.editable(contract, contractBytes)
        guard let type = file.type(named: feature.outgoing, kinds: [.enum]),
            let owner = requirements.type(named: screen.type("NavigatorContract"))
        else { return [] }
        let methods = Set(requirements.members(of: owner).map { requirements.source.declarations[$0].fullName })
        return file.source.declarations[type].cases.compactMap { item in
            guard let spelling = try? CaseSpelling(file.source.text(item.range)) else { return nil }
            return methods.contains(spelling.methodSignature) ? spelling : nil
        }
    }

    private func viewModelFile(of screen: ScreenLayout) throws(Failure) -> RelativePath {
        let viewModel = screen.type("ViewModel")
        return try file(viewModel, "Presentation", screen.name.upperCamel, "ViewModels", viewModel + ".swift")
    }

    func contractFile(of screen: ScreenLayout) throws(Failure) -> RelativePath {
        let contract = screen.type("NavigatorContract")
        return try file(contract, "Presentation", screen.name.upperCamel, "Navigator", contract + ".swift")
    }

    /// One destination outside the feature: the outgoing case, the navigator's method, mock and test.
    mutating func addOutgoing(_ item: CaseSpelling, to screen: ScreenLayout) throws(Failure) -> [RelativePath] {
        let context = context(screen: screen, outgoing: item)
        let name = screen.name.upperCamel
        var written: [RelativePath] = []
        let enumFile = try file(feature.outgoing, "Presentation", "Navigation", feature.outgoing + ".swift")
        if try bench.read(enumFile) == nil {
            written += try write("outgoing", context: context, payload: item.payload)
        } else {
            try refuseOtherPayload(item.payload, of: item.name, type: feature.outgoing, in: enumFile)
            try bench.wire([
                WiringStep(
                    enumFile,
                    EnumCaseEdit(
                        type: feature.outgoing,
                        caseName: item.name,
                        declaration: try snippet("outgoing-case.swift", context)
                    )
                )
            ])
        }
        let signature = item.methodSignature
        let contract = try contractFile(of: screen)
        let navigator = try file(
            screen.type("Navigator"),
            "Presentation",
            name,
            "Navigator",
            screen.type("Navigator.swift")
        )
        let mock = try testFile(
            screen.type("NavigatorMock"),
            "Shared",
            "Mocks",
            screen.type("NavigatorMock.swift")
        )
        let tests = try testFile(
            screen.type("NavigatorTests"),
            "Unit",
            "Presentation",
            name,
            "Navigator",
            screen.type("NavigatorTests.swift")
        )
        try bench.wire([
            WiringStep(
                contract,
                MemberEdit(
                    type: screen.type("NavigatorContract"),
                    member: try snippet("navigator-requirement.swift", context),
                    name: signature,
                    isSpaced: false
                )
            ),
            WiringStep(
                navigator,
                MemberEdit(
                    type: screen.type("Navigator"),
                    member: try snippet("navigator-method.swift", context),
                    name: signature
                )
            ),
            WiringStep(
                mock,
                MemberEdit(
                    type: screen.type("NavigatorMock"),
                    member: try snippet("navigator-mock-method.swift", context),
                    name: signature
                )
            ),
        ])
        if item.payload.typeWithoutSample == nil {
            try bench.wire([
                WiringStep(
                    tests,
                    MemberEdit(
                        type: screen.type("NavigatorTests"),
                        member: try snippet("navigator-test.swift", context),
                        name: item.method + "()"
                    )
                )
            ])
        } else if let type = item.payload.typeWithoutSample {
            bench.note(Diagnostic(.note, .generate(.noSample(type: type))))
        }
        try importFoundation(in: [enumFile, contract, navigator, mock, tests], payload: item.payload)
        return written
    }

    /// Swift can't tell two cases apart that differ in their payload alone, so a case that is there must be the same.
    func refuseOtherPayload(
        _ payload: Payload,
        of caseName: String,
        type: String,
        in path: RelativePath
    ) throws(Failure) {
        guard let bytes = try bench.read(path) else { return }
        let file = try bench.editable(path, bytes)
        guard let index = file.type(named: type, kinds: [.enum]),
            let existing = file.source.declarations[index].cases.first(where: { $0.name == caseName })
        else { return }
        let there = (existing.payload ?? []).map { [$0.label ?? "", $0.type] }
        guard there != payload.values.map({ [$0.label, $0.type] }) else { return }
        throw Failure(
            .generate(.caseTaken(enum: type, item: caseName)),
            at: file.location(of: existing.nameRange.lowerBound)
        )
    }
}
