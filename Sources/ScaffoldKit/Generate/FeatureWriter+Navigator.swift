import SwiftScan

// A screen's navigator: its place in view model, container, entry and tests.
extension FeatureWriter {
    /// What is missing of the screen's navigator, handed down to its view model.
    mutating func ensureNavigator(_ screen: ScreenLayout) throws(Failure) -> [RelativePath] {
        // Written anew, a mock lacks the methods that its contract has by now.
        let known = try destinations(of: screen)
        var written = try writeMissing("navigator", context: context(screen: screen))
        if try !hasNavigator(screen) { try injectNavigator(screen) }
        for route in written.isEmpty ? [] : known { written += try addOutgoing(route, to: screen) }
        return written
    }

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

    func viewModelFile(of screen: ScreenLayout) throws(Failure) -> RelativePath {
        let viewModel = screen.type("ViewModel")
        return try file(viewModel, "Presentation", screen.name.upperCamel, "ViewModels", viewModel + ".swift")
    }

    func contractFile(of screen: ScreenLayout) throws(Failure) -> RelativePath {
        let contract = screen.type("NavigatorContract")
        return try file(contract, "Presentation", screen.name.upperCamel, "Navigator", contract + ".swift")
    }
}
